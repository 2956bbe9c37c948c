import type { ComponentProps } from 'react'

type CardGridProps = ComponentProps<'ul'> & {
  as?: 'div' | 'ul'
  /** Utilities for the grid's columns and its cards. */
  className: string
}

/** A grid of cards separated by hairlines; each card draws its own in the gaps. */
export function CardGrid({ as = 'div', className, ...attributes }: CardGridProps) {
  // Both elements have the same attributes.
  const Tag = as as 'ul'
  return (
    <Tag
      className={`grid gap-px p-px *:ring-1 *:ring-line-2 *:focus-within:z-2 forced-colors:*:outline ${className}`}
      {...attributes}
    />
  )
}
