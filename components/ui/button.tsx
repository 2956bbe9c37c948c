import type { ComponentProps } from 'react'
import { Link } from './link.client'

/** By name, the classes in repeated.css. */
const KINDS = { outline: '', primary: 'button-primary', solid: 'button-solid' }
const SIZES = { full: '', compact: 'button-compact' }

type Look = {
  /** `primary`: the action of a page; `solid`: the action of a part, or on kraft; `outline`, the default: any other. */
  kind?: keyof typeof KINDS
  size?: keyof typeof SIZES
}

/** The classes of a button, for a link that is not a `ButtonLink`. */
export function getButtonClasses({ kind = 'outline', size = 'full' }: Look = {}, className = ''): string {
  return ['button', KINDS[kind], SIZES[size], className].filter(Boolean).join(' ')
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
 * and does not end like the name of a file. '/products' is one, '/data-sheets/gluer.pdf' and 'tel:…' are not.
 */
function isPage(href: string) {
  return /^\/(?!.*\.\w+$)/.test(href)
}
