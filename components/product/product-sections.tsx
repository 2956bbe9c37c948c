import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getProducts, getWords } from '@/lib/content/content'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import type { Product } from '@/lib/trade/product/product'
import { findRelated } from '@/lib/trade/product/relations'
import { FloorSpace } from './floor-space'
import { PartLinks } from './part-links'
import { FOLDED, MAIN, type PartContent, Parts, SIDE } from './parts'
import { RelatedMachines } from './related-machines'
import { Specifications } from './specifications'

type ProductSectionsProps = {
  product: Product
  /** The parts at the top of the page, which ProductIntro renders. */
  above: readonly PartContent[]
  /** The parts beside the specifications. */
  below: readonly PartContent[]
  /** The top of the page: ProductIntro. */
  children: ReactNode
}

/**
 * Links to all parts of a product page, its top, and the parts below that. The specifications are in the wide
 * column, line and service beside it if there is no room above, the floor space has both; below 900 px all is one
 * column. Parts without content are left out.
 */
export function ProductSections({ product, above, below, children }: ProductSectionsProps) {
  const specifications = {
    id: 'specifications',
    title: getWords().product.sections.specifications,
    content: product.figures.length > 0 && <Specifications product={product} />,
  }
  const floor = listFloor(product)
  const related = listRelated(product)
  const parts: readonly PartContent[] = [...above, specifications, floor, ...below, related]
  return (
    // A flex box, so that the links, which come first, can stand below the top of the page on narrow screens.
    <div className="flex flex-col print:block">
      <PartLinks parts={parts.filter(({ content, isShort }) => content && !isShort)} />
      {children}
      <div className="mx-auto grid w-page grid-cols-12 items-start gap-x-gutter gap-y-3 pb-3 max-md:order-1 print:block print:pb-0">
        <Parts className={below.length > 0 ? MAIN : 'col-span-full'} parts={[specifications]} />
        <Parts className="col-span-full md:row-2" parts={[floor]} />
        <Parts className={`${SIDE} md:row-1`} parts={below} />
        <Parts className="col-span-full print:hidden" parts={[related]} />
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

/** Links to similar machines. */
function listRelated(product: Product): PartContent {
  const related = findRelated(product, getProducts())
  return {
    id: 'related',
    title: getWords().product.sections.related,
    content: related.length > 0 && <RelatedMachines machines={related} />,
  }
}
