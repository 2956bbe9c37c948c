'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'
import { isSearchKeyOn } from '@/lib/search/search-key-flag'
import { SEARCH_FIELD_ID } from './search-box'

type SearchOpenerProps = {
  className: string
  /** Whether this one also answers to the `/` key; one per page does. */
  hasShortcut?: boolean
  children: ReactNode
}

/** Whether the keys go to a field, or belong to a dialog that is open. */
function isTyping(target: EventTarget | null) {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

/** Puts the keyboard into the search field of the page in view; false where there is none. */
function focusField() {
  const field = document.getElementById(SEARCH_FIELD_ID)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
  return field !== null
}

/** The way to the search from every page: a link to the products page with the keyboard in its field. */
export function SearchOpener({ className, hasShortcut = false, children }: SearchOpenerProps) {
  const router = useRouter()

  useEffect(() => {
    if (!hasShortcut) return undefined
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!isSearchKeyOn()) return
      event.preventDefault()
      if (!focusField()) router.push(paths.search)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [hasShortcut, router])

  function handleClick(event: MouseEvent) {
    if (document.getElementById(SEARCH_FIELD_ID)) {
      event.preventDefault()
      // After the side menu has closed and given the keyboard back.
      setTimeout(focusField)
    }
  }

  return (
    <Link className={className} href={paths.search} onClick={handleClick} aria-keyshortcuts="/">
      {children}
    </Link>
  )
}
