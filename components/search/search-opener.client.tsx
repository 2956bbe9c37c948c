'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MenuEntry } from '@/components/ui/menu-entry'
import { SEARCH_FIELD_ID } from '@/lib/constants'
import { paths } from '@/lib/paths'
import { isSearchKeyOn } from '@/lib/search/search-key-flag'

type SearchOpenerProps = {
  /** From 900 px it stands in the bar, where it also answers to the `/` key; below that in the side menu. */
  place: 'bar' | 'side menu'
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
export function SearchOpener({ place }: SearchOpenerProps) {
  const router = useRouter()
  const hasShortcut = place === 'bar'

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

  const attributes = { href: paths.search, onClick: handleClick, 'aria-keyshortcuts': '/' }
  if (place === 'side menu') {
    return (
      <MenuEntry {...attributes}>
        <Icon name="search" />
        Search machines
      </MenuEntry>
    )
  }
  return (
    <Link
      className="flex size-5 items-center justify-center self-center rounded hover:bg-plate max-md:hidden"
      {...attributes}
    >
      <Icon name="search" className="size-2.75" />
      <span className="sr-only">Search machines</span>
    </Link>
  )
}
