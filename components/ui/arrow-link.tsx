import { SiteLink } from '@/components/islands/site-link'
import { Icon } from './icon'

type ArrowLinkProps = { href: string; children: string }

/** A text link of the drawing: ruled, with an arrow that moves on hover. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <SiteLink className="link" href={href}>
      {children}
      <Icon name="arrow-right" />
    </SiteLink>
  )
}
