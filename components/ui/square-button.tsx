import type { ComponentProps } from 'react'

/** The classes of a square control with an icon, for a link. */
export const SQUARE = `inline-grid size-5 cursor-pointer place-items-center rounded border-[1.5px] border-ink
  bg-transparent transition-colors duration-fast hover:bg-ink hover:text-sheet`

/** The classes of a row of square controls, which share their edges. */
export const SQUARE_ROW = 'flex *:rounded-none *:first:rounded-s *:last:rounded-e *:not-first:border-s-0'

/** A square button with an icon. */
export function SquareButton({ className = '', ...attributes }: ComponentProps<'button'>) {
  return <button type="button" data-part="square-button" className={`${SQUARE} ${className}`} {...attributes} />
}
