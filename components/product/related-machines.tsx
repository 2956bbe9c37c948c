import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { MachineName } from '@/components/ui/machine-name'
import { type CardFacts, createCardFacts } from '@/lib/listing/product-list-file'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { keepUnits } from '@/lib/words/format-number'
import { PictureRow, PictureRows } from './picture-rows'

type RelatedMachinesProps = {
  machines: readonly Product[]
  /** Whether they stand in the narrow column, each in a row with a small picture. */
  isBeside: boolean
}

/** Machines with picture, name and one figure; on a phone the picture is beside them. */
export function RelatedMachines({ machines, isBeside }: RelatedMachinesProps) {
  if (isBeside) return <RelatedRows machines={machines} />
  return (
    <ul className="grid gap-x-gutter gap-y-2 max-sm:gap-y-1 sm:grid-cols-2 lg:grid-cols-4 text-small/[1.35] text-ink-2">
      {machines.map(machine => {
        const picture = getPicture(machine.picture)
        const { slug, title, figure } = createCardFacts(machine, picture)
        return (
          <li key={slug}>
            <Card className="h-full gap-1 max-sm:flex-row max-sm:items-center max-sm:gap-1.5">
              {/* On a phone, `content-visibility` delays the lazy picture until it comes near. */}
              <CardPicture
                frame="aspect-2/1 w-full max-sm:aspect-4/3 max-sm:w-[112px] max-sm:[content-visibility:auto]"
                className="px-1 py-0.5"
                picture={toShownPicture(picture)}
                alt=""
                sizes="(min-width: 1200px) 26vw, (min-width: 600px) 47vw, 112px"
              />
              {/* The figures of a row are level, below names of one line and of two. */}
              <div className="flex min-w-0 flex-1 flex-col justify-between">
                <CardTitle as="h3" href={paths.product(slug)} translate="no">
                  <MachineName title={title} />
                </CardTitle>
                {figure && <p>{formatFigure(figure)}</p>}
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

/** The same in the narrow column: a row for each machine, with a small picture. */
function RelatedRows({ machines }: { machines: readonly Product[] }) {
  return (
    <PictureRows>
      {machines.map(machine => {
        const picture = getPicture(machine.picture)
        const { slug, title, figure } = createCardFacts(machine, picture)
        const note = figure ? formatFigure(figure) : ''
        return (
          <PictureRow
            key={slug}
            href={paths.product(slug)}
            title={title}
            note={note}
            picture={toShownPicture(picture)}
          />
        )
      })}
    </PictureRows>
  )
}

/** A figure with its name: 'Speed 160 to 420 m/min'. */
function formatFigure({ name, value, unit }: NonNullable<CardFacts['figure']>) {
  return keepUnits(`${name} ${value} ${unit}`)
}
