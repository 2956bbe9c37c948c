import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getWords } from '@/lib/content/content'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import type { Product } from '@/lib/trade/product/product'
import { FloorSpace } from './floor-space'
import { PartLinks } from './part-links'
import { FOLDED, PAGE, type PartContent, Parts } from './parts'

type ProductSectionsProps = {
  product: Product
  /** The parts at the top of the page, which ProductIntro renders. */
  above: readonly PartContent[]
  /** The parts below the floor space for which there is no room at the top. */
  below: readonly PartContent[]
  /** The top of the page: ProductIntro. */
  children: ReactNode
}

/**
 * Links to all parts of a product page, its top, and the parts below that, each as wide as the page. Parts without
 * content are left out.
 */
export function ProductSections({ product, above, below, children }: ProductSectionsProps) {
  const floor = listFloor(product)
  const parts: readonly PartContent[] = [...above, floor, ...below]
  return (
    <div>
      <PartLinks parts={parts.filter(({ content, isShort }) => content && !isShort)} />
      <div className={`mx-auto w-page pb-3 print:pb-0 ${PAGE}`}>
        {children}
        <Parts parts={[floor, ...below]} />
      </div>
    </div>
  )
}

/** The floor space of a machine that stands on the floor and states its size. */
function listFloor(product: Product): PartContent {
  const { title } = getWords().product.floorSpace
  return {
    id: 'floor-space',
    title,
    className: FOLDED,
    content: product.size && standsOnFloor(product) && (
      <PhoneFold title={title}>
        <FloorSpace product={product} />
      </PhoneFold>
    ),
  }
}
