import type { ComponentProps } from 'react'
import { Icon } from './icon'

/** A button with the name of a selected item; a press removes the item. */
export function Chip({ className = '', children, ...attributes }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-touch cursor-pointer items-center gap-1 rounded-chip border-[1.5px]
        border-ink bg-sheet ps-2.25 pe-1.75 text-small font-medium hover:bg-plate ${className}`}
      {...attributes}
    >
      {children}
      <Icon name="close" className="size-[17px]" />
    </button>
  )
}
