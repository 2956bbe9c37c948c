import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.client'
import { Picture } from './picture'

type CardProps = { className: string; children: ReactNode }

/** A card whose title's link covers it; the card shows the focus outline. Its three classes are in repeated.css. */
export function Card({ className, children }: CardProps) {
  return <article className={`card ${className}`}>{children}</article>
}

type CardPictureProps = ComponentProps<typeof Picture> & {
  /** Utilities for the size of the picture's frame. */
  frame: string
}

/** The picture of a card. */
export function CardPicture({ frame, className = '', ...picture }: CardPictureProps) {
  return (
    <Picture
      frame={`block flex-none overflow-hidden bg-plate ${frame}`}
      className={`card-picture ${className}`}
      {...picture}
    />
  )
}

type CardTitleProps = CardProps & {
  as: 'h2' | 'h3' | 'h4'
  href: string
  /** Keeps a name from browsers that translate. */
  translate?: 'no'
}

/** The title of a card; its link covers the card. */
export function CardTitle({ as: Heading, href, translate, className, children }: CardTitleProps) {
  return (
    <Heading translate={translate} className={`font-strong tracking-[-.008em] text-pretty ${className}`}>
      <Link className="card-link" href={href}>
        {children}
      </Link>
    </Heading>
  )
}
