import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.client'
import { Picture } from './picture'

type CardProps = { className: string; children: ReactNode }

/** A card whose title's link covers it; the card shows the focus outline. Its classes are in repeated.css. */
export function Card({ className, children }: CardProps) {
  return <article className={`card ${className}`}>{children}</article>
}

type CardPictureProps = ComponentProps<typeof Picture> & {
  /** Utilities for the size of the picture's frame. */
  frame: string
}

/** The picture of a card. */
export function CardPicture({ frame, className = '', ...picture }: CardPictureProps) {
  return <Picture frame={`card-frame ${frame}`} className={`card-picture ${className}`} {...picture} />
}

type CardTitleProps = Omit<CardProps, 'className'> & {
  className?: string
  as: 'h2' | 'h3' | 'h4'
  href: string
  /** Keeps a name from browsers that translate. */
  translate?: 'no'
}

/** The title of a card, as large as text unless `className` says otherwise; its link covers the card. */
export function CardTitle({ as: Heading, href, translate, className = '', children }: CardTitleProps) {
  return (
    <Heading translate={translate} className={`card-title ${className}`}>
      <Link className="card-link" href={href}>
        {children}
      </Link>
    </Heading>
  )
}
