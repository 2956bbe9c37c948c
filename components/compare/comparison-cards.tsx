import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { Picture } from '@/components/ui/picture'
import type { ShownPicture } from '@/lib/trade/product/picture'

type ComparisonCardGroupProps = {
  title: string
  /** Each a ComparisonCard. */
  children: ReactNode
}

/** A titled group of ComparisonCards. */
export function ComparisonCardGroup({ title, children }: ComparisonCardGroupProps) {
  return (
    <section className="mb-4" aria-label={title}>
      <h2 className="mb-1.5 text-h3">{title}</h2>
      <CardGrid className="grid-cols-1 md:grid-cols-2">{children}</CardGrid>
    </section>
  )
}

type ComparisonCardProps = {
  title: string
  text: string
  href: string
  machines: readonly { slug: string; picture: ShownPicture }[]
}

/** A card that links to a comparison, with pictures of its first two machines. */
export function ComparisonCard({ title, text, href, machines }: ComparisonCardProps) {
  return (
    <Card className="flex-row! items-center gap-2 bg-sheet pe-2">
      <div className="flex h-full min-h-7 flex-none items-center bg-plate">
        {machines.slice(0, 2).map(({ slug, picture }) => (
          <Picture
            key={slug}
            picture={picture}
            alt=""
            size="small"
            className="aspect-4/3 w-[72px] object-contain p-0.5 sm:w-[104px]"
          />
        ))}
      </div>
      <div className="min-w-0 py-1.5">
        <CardTitle as="h3" href={href} className="leading-[1.25] font-stretch-100%">
          {title}
        </CardTitle>
        <p className="mt-0.5 text-caption text-ink-3">{text}</p>
      </div>
    </Card>
  )
}
