import type { ReactNode } from 'react'
import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import type { ShownPicture } from '@/lib/trade/product/picture'

type PictureRowsProps = {
  /** Utilities for the columns. */
  className?: string
  children: ReactNode
}

/** A list of {@link PictureRow}. */
export function PictureRows({ className = '', children }: PictureRowsProps) {
  return <ul className={`grid grid-cols-1 border-t border-line ${className}`}>{children}</ul>
}

type PictureRowProps = {
  href: string
  title: ReactNode
  /** A line below the title. */
  note: ReactNode
  picture: ShownPicture
  /** Keeps a title that is a name from browsers that translate. */
  translate?: 'no'
}

/** A small picture with a title, whose link covers the row, and a note. */
export function PictureRow({ href, title, note, picture, translate }: PictureRowProps) {
  return (
    <li className="border-b border-line">
      <Card className="flex-row items-center gap-1.5">
        <CardPicture frame="aspect-square w-6 sm:w-7" picture={picture} alt="" sizes="96px" />
        <div className="min-w-0 py-1">
          <CardTitle as="h3" href={href} translate={translate} className="text-body/[1.2] font-stretch-105%">
            {title}
          </CardTitle>
          <p className="mt-0.5 text-small/[1.35] text-ink-2">{note}</p>
        </div>
      </Card>
    </li>
  )
}
