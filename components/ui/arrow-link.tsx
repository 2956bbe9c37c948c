import { Icon } from './icon'

type ArrowLinkProps = {
  href: string
  /** Heard after the text, where the text alone would not say where the link leads. */
  about?: string
  children: string
}

/** A text link of the drawing: ruled, with an arrow that moves on hover. */
export function ArrowLink({ href, about, children }: ArrowLinkProps) {
  return (
    <a className="link" href={href}>
      {children}
      {about && <span className="vh"> {about}</span>}
      <Icon name="arrow-right" />
    </a>
  )
}
