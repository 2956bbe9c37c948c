import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import type { Product } from '@/lib/trade/product/product'

const SIZES = `(min-width: 768px) 33vw, ${PHONE_WIDTH}`

type SuggestedMachinesProps = { machines: readonly Product[] }

/**
 * Cards of machines on the page of unknown addresses. Not `MachineCard`, because Next adds the client components of
 * this page to the scripts of every other page, and that card imports the buttons of the lists.
 */
export function SuggestedMachines({ machines }: SuggestedMachinesProps) {
  return (
    <CardGrid className="grid-cols-1 tablet:grid-cols-3">
      {machines.map(({ slug, title, picture }) => (
        <Card key={slug} className="bg-sheet">
          <CardPicture frame="h-[300px]" className="p-1" picture={getPicture(picture)} alt="" sizes={SIZES} />
          <CardTitle as="h2" href={paths.product(slug)} className="px-1.75 py-1.5">
            {title}
          </CardTitle>
        </Card>
      ))}
    </CardGrid>
  )
}
