import type { ComponentProps } from 'react'
import { Icon } from './icon'
import { Link } from './link.client'

/** The rule below the text withdraws on hover. */
const LOOK = `group/ruled inline-flex min-h-touch items-center gap-1.25 border-0 bg-transparent
  bg-[linear-gradient(currentColor,currentColor)] bg-size-[100%_1.5px] bg-position-[0_calc(100%-9px)] bg-no-repeat p-0
  font-strong font-stretch-104% no-underline transition-[background-size] duration-slow hover:bg-size-[0_1.5px]
  hover:bg-position-[100%_calc(100%-9px)]`

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
