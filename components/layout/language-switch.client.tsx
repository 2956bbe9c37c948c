'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/lib/browser/web-storage'

type LanguageSwitchProps = {
  code: string
  /** What the addresses of the other language begin with. */
  root: string
  /** What the other language calls itself. */
  children: ReactNode
  className: string
}

/** Local storage key of the language that was chosen last: the home page points to it. */
const CHOSEN_KEY = 'language'

const subscribe = () => () => undefined
const readChosen = () => readStored('local', CHOSEN_KEY)

/**
 * A link to the same page in another language, which keeps the query. It is never followed by itself; on the home page it
 * stands out for a visitor who has chosen that language before.
 */
export function LanguageSwitch({ code, root, children, className }: LanguageSwitchProps) {
  const path = usePathname()
  const isChosen = useSyncExternalStore(subscribe, readChosen, () => null) === code

  // The page of unknown addresses has none of its own.
  const own = path === '/' || path.startsWith('/_') ? '' : path
  const href = root + own || '/'

  function handleClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    writeStored('local', CHOSEN_KEY, code)
    const { search, hash } = window.location
    currentTarget.search = search
    currentTarget.hash = hash
  }

  return (
    <a
      className={isChosen && path === '/' ? `${className} bg-kraft` : className}
      href={href}
      hrefLang={code}
      lang={code}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}
