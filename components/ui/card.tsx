import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.client'
import { Picture } from './picture'

/** A link in the card has keyboard focus. */
const FOCUS = 'outline-focus has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3'

type CardProps = { className: string; children: ReactNode }

/** A card whose title's link covers it; the card shows the focus outline. */
export function Card({ className, children }: CardProps) {
  return (
    <article className={`group/card relative flex flex-col overflow-clip ${FOCUS} ${className}`}>{children}</article>
  )
}

type CardPictureProps = ComponentProps<typeof Picture> & {
  /** Utilities for the size of the picture's frame. */
  frame: string
}

/** The picture of a card. */
export function CardPicture({ frame, className, ...picture }: CardPictureProps) {
  return (
    <div className={`flex-none overflow-hidden bg-plate ${frame}`}>
      <Picture
        className={`size-full transition-transform duration-picture group-hover/card:scale-102 ${className}`}
        {...picture}
      />
    </div>
  )
}

/** Firefox before 121 has no `:has()`: there the link shows the outline itself. */
const LINK =
  'no-underline group-hover/card:underline after:absolute after:inset-0 supports-[selector(:has(a))]:focus-visible:outline-0'

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
      <Link className={LINK} href={href}>
        {children}
      </Link>
    </Heading>
  )
}
