import { getFirstLanguage, getLanguages } from '@/lib/content/content'
import { env } from '@/lib/env'
import { languageRoot } from '@/lib/language'
import { LanguageSwitch } from './language-switch.client'

/** Links to this page in the other languages of the site. */
export function LanguageSwitches({ className }: { className: string }) {
  // `npm run dev` serves the site's own language alone.
  if (env.isDevelopment) return null
  const all = [{ ...getFirstLanguage(), root: '' }, ...getLanguages().map(one => ({ ...one, root: `/${one.code}` }))]
  return all
    .filter(({ root }) => root !== languageRoot)
    .map(({ code, name, root }) => (
      <LanguageSwitch key={code} className={className} code={code} root={root}>
        {name}
      </LanguageSwitch>
    ))
}
