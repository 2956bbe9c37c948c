import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { MachineName } from '@/components/ui/machine-name'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { keepUnits } from '@/lib/words/format-number'

/** Machines with picture, name and one figure; on a phone the picture is beside them. */
export function RelatedMachines({ machines }: { machines: readonly Product[] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-2 max-sm:gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
      {machines.map(machine => {
        const picture = getPicture(machine.picture)
        const { slug, title, figure } = createCardFacts(machine, picture)
        return (
          <li key={slug}>
            <Card className="gap-1 max-sm:flex-row max-sm:items-center max-sm:gap-1.5">
              {/* On a phone, `content-visibility` delays the lazy picture until it comes near. */}
              <CardPicture
                frame="aspect-4/3 w-full max-sm:w-[112px] max-sm:[content-visibility:auto]"
                className="px-1 py-0.5"
                picture={toShownPicture(picture)}
                alt=""
                sizes="(min-width: 1200px) 24vw, (min-width: 600px) 47vw, 112px"
              />
              <div className="min-w-0">
                <CardTitle
                  as="h3"
                  href={paths.product(slug)}
                  translate="no"
                  className="text-body/[1.2] font-stretch-105%"
                >
                  <MachineName title={title} />
                </CardTitle>
                {figure && (
                  <p className="mt-0.5 text-small/[1.35] text-ink-2">
                    {keepUnits(`${figure.name} ${figure.value} ${figure.unit}`)}
                  </p>
                )}
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
