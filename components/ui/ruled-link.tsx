import type { ComponentProps } from 'react'
import { Icon } from './icon'
import { Link } from './link.client'

const LOOK = 'group/ruled ruled-link'

/** A text link with a rule below it, to a page of this site or, by `tel:`, to a telephone. */
export function RuledLink({ href, className = '', ...attributes }: ComponentProps<typeof Link>) {
  const all = { ...attributes, href, className: `${LOOK} ${className}` }
  return href.startsWith('tel:') ? <a {...all} /> : <Link {...all} />
}

type ArrowLinkProps = {
  href: string
  /** Added to the text for screen readers, if the text alone does not say where the link leads. */
  about?: string
  className?: string
  children: string
}

/** A ruled link with an arrow that moves on hover. */
export function ArrowLink({ about, children, ...attributes }: ArrowLinkProps) {
  return (
    <RuledLink {...attributes}>
      <span>{children}</span>
      {about && <span className="sr-only">{` ${about}`}</span>}
      <Icon name="arrow-right" className="transition-transform duration-slow group-hover/ruled:translate-x-0.5" />
    </RuledLink>
  )
}

/** A button that looks like a RuledLink. */
export function RuledButton({ className = '', ...attributes }: ComponentProps<'button'>) {
  return <button type="button" className={`${LOOK} cursor-pointer ${className}`} {...attributes} />
}
