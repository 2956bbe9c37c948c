import type { ComponentProps } from 'react'

type CardGridProps = ComponentProps<'ul'> & {
  as?: 'div' | 'ul'
  /** Utilities for the grid's columns and its cards. */
  className: string
}

/** A grid of cards separated by hairlines: rings around the cards, which fill the gaps of one pixel. */
export function CardGrid({ as = 'div', className, ...attributes }: CardGridProps) {
  // TypeScript checks the attributes of one element; both elements have the same.
  const Tag = as as 'ul'
  return (
    <Tag
      className={`grid gap-px p-px *:[box-shadow:0_0_0_1px_theme(colors.line-2)] *:focus-within:z-2 forced-colors:*:outline ${className}`}
      {...attributes}
    />
  )
}
