import type { ComponentProps } from 'react'
import { Link } from './link.client'

/** A link at the top of the side menu. Hidden from 900 px, where the navbar has it. */
export function MenuEntry(attributes: ComponentProps<typeof Link>) {
  return (
    <Link
      className="flex min-h-5.5 items-center gap-1.5 border-b border-ink px-3 no-underline
        hover:bg-plate focus-visible:-outline-offset-3 md:hidden"
      {...attributes}
    />
  )
}
