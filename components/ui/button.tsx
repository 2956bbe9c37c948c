import type { ComponentProps } from 'react'
import { Link } from './link.client'

const BASE = `inline-flex cursor-pointer items-center justify-center gap-1.25 rounded border-[1.5px] text-[1rem]/[1.2]
  font-strong font-stretch-105% no-underline transition-colors duration-fast active:bg-ink-press active:text-sheet
  aria-disabled:cursor-default aria-disabled:border-plate-2 aria-disabled:bg-plate-2 aria-disabled:text-ink-2`

const KINDS = {
  outline: 'border-ink bg-transparent hover:bg-ink hover:text-sheet',
  primary: 'border-signal bg-signal text-sheet hover:border-signal-hover hover:bg-signal-hover active:bg-signal-press',
  solid: 'border-ink bg-ink text-sheet hover:bg-blue-2',
}
const SIZES = { full: 'min-h-control px-3 py-1.5', compact: 'min-h-5 px-3 py-0.5' }

type Look = {
  /** `primary`: the action of a page; `solid`: the action of a part, or on kraft; `outline`, the default: any other. */
  kind?: keyof typeof KINDS
  size?: keyof typeof SIZES
}

/** The classes of a button, for a link that is not a `ButtonLink`. */
export function getButtonClasses({ kind = 'outline', size = 'full' }: Look = {}, className = ''): string {
  return `${BASE} ${KINDS[kind]} ${SIZES[size]} ${className}`
}

/** A button that acts on the page. `className` may place it, or change it with variants such as `max-sm:`. */
export function Button({ kind, size, className, type = 'button', ...attributes }: Look & ComponentProps<'button'>) {
  return (
    <button data-part="button" type={type} className={getButtonClasses({ kind, size }, className)} {...attributes} />
  )
}

type ButtonLinkProps = Look & ComponentProps<'a'> & { href: string }

/** A link that looks like a button, to a page of this site or, by `tel:`, `https:` or a file's address, elsewhere. */
export function ButtonLink({ kind, size, className, href, ...attributes }: ButtonLinkProps) {
  const all = { ...attributes, href, className: getButtonClasses({ kind, size }, className), 'data-part': 'button' }
  return isPage(href) ? <Link {...all} /> : <a {...all} />
}

/**
 * Whether an address is that of a page of this site, which Next opens without loading a document: it begins with '/',
 * and does not end like the name of a file.
 */
function isPage(href: string) {
  return /^\/(?!.*\.\w+$)/.test(href)
}
