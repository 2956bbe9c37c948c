'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/lib/browser/web-storage'

type LanguageSwitchProps = {
  /** The code of the other language, such as 'hi'. */
  code: string
  /** The prefix of the other language's URLs, such as '/hi'; empty for the site's first language. */
  root: string
  /** The name of the other language in that language. */
  children: ReactNode
  className: string
}

/** Local storage key of the language that was chosen last. */
const CHOSEN_KEY = 'language'

/** The stored language changes only with a press of this link, which leaves the page: there is nothing to listen for. */
const subscribe = () => () => undefined
const readChosen = () => readStored('local', CHOSEN_KEY)

/**
 * A link to the same page in another language, which keeps query and hash. The site never redirects by itself; on the
 * home page, the link is highlighted for a visitor who has chosen that language before.
 */
export function LanguageSwitch({ code, root, children, className }: LanguageSwitchProps) {
  // Without the prefix of this page's own language, which is Next's `basePath`: '/products' on the page /hi/products.
  const path = usePathname()
  const isChosen = useSyncExternalStore(subscribe, readChosen, () => null) === code

  // A home page is its language's root alone, '/hi'. The page of unknown addresses ('/_not-found') has no URL of its own.
  const pathBelowRoot = path === '/' || path.startsWith('/_') ? '' : path
  const address = root + pathBelowRoot

  function handleClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    writeStored('local', CHOSEN_KEY, code)
    // Only now: the server does not know them, and they change while the page is open.
    const { search, hash } = window.location
    currentTarget.search = search
    currentTarget.hash = hash
  }

  return (
    <a
      className={isChosen && path === '/' ? `${className} bg-kraft` : className}
      href={address === '' ? '/' : address}
      hrefLang={code}
      lang={code}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}
