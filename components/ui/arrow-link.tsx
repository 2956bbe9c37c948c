import { Icon } from './icon'

type ArrowLinkProps = { href: string; children: string }

/** A text link of the drawing: ruled, with an arrow that moves on hover. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <a className="link" href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  )
}
