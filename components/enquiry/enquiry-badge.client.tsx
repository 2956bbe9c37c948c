'use client'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MenuEntry } from '@/components/ui/menu-entry'
import { useStored } from '@/lib/browser/store'
import { enquiryList } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type EnquiryBadgeProps = {
  /** Its accessible name. */
  name: Words['lists']['badge']
  /**
   * Where the badge stands: 'bar' is a link in the navbar, from 900 px; on narrower screens, 'menu' is a link in the
   * side menu, and 'opener' only the number, on the button that opens the menu.
   */
  place: 'bar' | 'menu' | 'opener'
}

/** A link to the enquiry list with its number of machines. Renders nothing if the list is empty. */
export function EnquiryBadge({ name, place }: EnquiryBadgeProps) {
  const { length } = useStored(enquiryList)
  if (length === 0) return null
  const label = fillCount(name, length)
  if (place === 'opener') return <MenuBadge count={length} />
  if (place === 'menu') {
    return (
      <MenuEntry href={paths.contact}>
        <Icon name="list" />
        <span>{label}</span>
      </MenuEntry>
    )
  }
  return (
    <Link
      className="relative ms-1.5 flex min-w-5 items-center justify-center max-md:hidden"
      href={paths.contact}
      aria-label={label}
    >
      <Icon name="list" />
      <span
        className="absolute end-0.25 top-[calc(50%-20px)] h-2.5 min-w-2.5 rounded-[10px] bg-ink px-[5px] text-center
          font-strong text-label/[20px] text-sheet"
      >
        {length}
      </span>
    </Link>
  )
}

/** The number on the menu button. Hidden from screen readers, because the side menu states it in words. */
function MenuBadge({ count }: { count: number }) {
  return (
    <span
      className="absolute end-0 top-1 flex h-2.5 min-w-2.5 justify-center rounded-chip bg-ink px-[5px]
        text-label/[20px] text-sheet md:hidden"
      aria-hidden="true"
    >
      {count}
    </span>
  )
}
