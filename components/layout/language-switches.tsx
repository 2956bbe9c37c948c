import { getFirstLanguage, getLanguages } from '@/lib/content/content'
import { getLanguageNames } from '@/lib/content/language/made-files'
import { env } from '@/lib/env'
import { languageRoot } from '@/lib/language'
import { LanguageSwitch } from './language-switch.client'

type LanguageSwitchesProps = {
  className: string
  /** Whether they are the first on the page: these contain the outlines of names, to which later ones refer by id. */
  isFirst?: boolean
}

/** Links to this page in the other languages of the site. */
export function LanguageSwitches({ className, isFirst = false }: LanguageSwitchesProps) {
  // `npm run dev` serves only the site's own language.
  if (env.isDevelopment) return null
  const all = [
    // The names of other languages are drawn if they have letters, and so `fonts`, that the site's own font lacks.
    { ...getFirstLanguage(), root: '', fonts: undefined },
    ...getLanguages().map(one => ({ ...one, root: `/${one.code}` })),
  ]
  // `languageRoot` is the prefix of the language of this page.
  return all
    .filter(({ root }) => root !== languageRoot)
    .map(({ code, name, root, fonts }) => (
      <LanguageSwitch key={code} className={className} code={code} root={root}>
        {fonts ? <DrawnName code={code} name={name} isFirst={isFirst} /> : name}
      </LanguageSwitch>
    ))
}

/** The name of a language, drawn as outlines, because a visitor's system may lack a font with its letters. */
function DrawnName({ code, name, isFirst }: { code: string; name: string; isFirst: boolean }) {
  const { size = [], path } = getLanguageNames()[code] ?? {}
  const id = `name-${code}`
  return (
    <span>
      <span className="sr-only">{name}</span>
      <svg className="h-[1.5em] fill-current" viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true">
        {isFirst ? <path id={id} d={path} /> : <use href={`#${id}`} />}
      </svg>
    </span>
  )
}
