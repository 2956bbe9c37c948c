import type { ComponentProps } from 'react'

type CardGridProps = ComponentProps<'ul'> & {
  as?: 'div' | 'ul'
  /** Columns, and what else its cards share. */
  className: string
}

/** Cards side by side, parted by hairlines: each draws its own, into the gaps. */
export function CardGrid({ as = 'div', className, ...attributes }: CardGridProps) {
  // Both elements take the same attributes.
  const Tag = as as 'ul'
  return (
    <Tag
      className={`grid gap-px p-px *:ring-1 *:ring-line-2 *:focus-within:z-2 forced-colors:*:outline ${className}`}
      {...attributes}
    />
  )
}
