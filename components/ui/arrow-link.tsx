import { Icon } from './icon'
import { Link } from './link.client'

type ArrowLinkProps = {
  href: string
  /** Added to the text for screen readers, if the text alone does not say where the link leads. */
  about?: string
  className?: string
  children: string
}

/** A text link with an arrow that moves on hover. */
export function ArrowLink({ href, about, className, children }: ArrowLinkProps) {
  return (
    <Link className={className ? `ruled-link ${className}` : 'ruled-link'} href={href}>
      {children}
      {about && <span className="sr-only"> {about}</span>}
      <Icon name="arrow-right" />
    </Link>
  )
}
