'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MenuEntry } from '@/components/ui/menu-entry'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'
import { SEARCH_FIELD_ID } from '@/lib/constants'
import { paths } from '@/lib/paths'
import { useSearchKey } from '@/lib/search/search-key-flag'

type SearchLinkProps = {
  /**
   * Where the link stands: 'bar' is the navbar, which shows it from 600 px; 'menu' is the side menu, which shows it
   * below 900 px, as its other entries. Only the one in the navbar, which is on the page at every width, handles the
   * `/` key, so that a press is handled once.
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
  // A visitor can turn the key off for a device (search-key-switch.client.tsx).
  const isKeyOn = useSearchKey()
  const hasShortcut = place === 'bar' && isKeyOn

  // `/` opens the search from anywhere on the page.
  useEffect(() => {
    if (!hasShortcut) return undefined
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event.target)) return
      event.preventDefault()
      if (!focusField()) router.push(paths.search)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [hasShortcut, router])

  function handleClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    if (document.getElementById(SEARCH_FIELD_ID)) {
      event.preventDefault()
      // After the side menu has closed and returned the focus.
      setTimeout(focusField)
    }
  }

  const attributes = { href: paths.search, onClick: handleClick }
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
      aria-keyshortcuts={isKeyOn ? '/' : undefined}
      {...attributes}
    >
      <Icon name="search" className="size-2.75" />
      <span className="sr-only">{label}</span>
    </Link>
  )
}
