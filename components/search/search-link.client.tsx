'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MenuEntry } from '@/components/ui/menu-entry'
import { SEARCH_FIELD_ID } from '@/lib/constants'
import { paths } from '@/lib/paths'
import { isSearchKeyOn } from '@/lib/search/search-key-flag'

type SearchLinkProps = {
  /**
   * Where the link stands: 'bar' is the navbar, from 600 px; 'menu' is the side menu, below that. Only the one in the
   * navbar handles the `/` key, so that a press is handled once.
   */
  place: 'bar' | 'menu'
  label: string
}

/** Whether a key press belongs to a form field or an open dialog, and is not meant as a shortcut. */
function belongsElsewhere(target: EventTarget | null) {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

/** Focuses the search field of the current page. Returns false if there is none. */
function focusField() {
  const field = document.getElementById(SEARCH_FIELD_ID)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
  return field !== null
}

/** The search link on every page: it focuses the page's search field, or opens the products page, which has one. */
export function SearchLink({ place, label }: SearchLinkProps) {
  const router = useRouter()
  const hasShortcut = place === 'bar'

  useEffect(() => {
    if (!hasShortcut) return undefined
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event.target)) return
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
      // After the side menu has closed and returned the focus.
      setTimeout(focusField)
    }
  }

  const attributes = { href: paths.search, onClick: handleClick, 'aria-keyshortcuts': '/' }
  if (place === 'menu') {
    return (
      <MenuEntry {...attributes}>
        <Icon name="search" />
        <span>{label}</span>
      </MenuEntry>
    )
  }
  return (
    <Link
      className="flex size-5 items-center justify-center self-center rounded hover:bg-plate max-sm:hidden"
      {...attributes}
    >
      <Icon name="search" className="size-2.75" />
      <span className="sr-only">{label}</span>
    </Link>
  )
}
