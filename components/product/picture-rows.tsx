import type { ReactNode } from 'react'
import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import type { ShownPicture } from '@/lib/trade/product/picture'

/** A list of {@link PictureRow}, in two columns where it has the width of a tablet. */
export function PictureRows({ children }: { children: ReactNode }) {
  return (
    <ul className="gap-x-gutter border-t border-line text-small/[1.35] text-ink-2 sm:max-md:grid sm:max-md:grid-cols-2">
      {children}
    </ul>
  )
}

type PictureRowProps = {
  href: string
  title: string
  /** A line below the title. */
  note: string
  picture: ShownPicture
}

/** A small picture with a title, whose link covers the row, and a note. */
export function PictureRow({ href, title, note, picture }: PictureRowProps) {
  return (
    <li className="border-b border-line">
      <Card className="flex-row items-center gap-1.5">
        {/* On a phone, `content-visibility` delays the lazy picture until it comes near. */}
        <CardPicture
          frame="aspect-square w-6 sm:w-[76px] xl:w-7 max-sm:[content-visibility:auto]"
          picture={picture}
          alt=""
          size="small"
        />
        <div className="min-w-0 py-1">
          <CardTitle as="h3" href={href}>
            {title}
          </CardTitle>
          <p>{note}</p>
        </div>
      </Card>
    </li>
  )
}
