import type { ReactNode } from 'react'
import { ServiceFacts } from '@/components/service/service-facts'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getCompany, getProducts, getSections, getWords } from '@/lib/content/content'
import { findPlannerData } from '@/lib/ready-plans/ready-plans'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { findPlaces } from '@/lib/trade/planner/places'
import type { Product } from '@/lib/trade/product/product'
import { findRelated } from '@/lib/trade/product/relations'
import { FloorSpace } from './floor-space'
import { LinePlace } from './line-place'
import { PartLinks } from './part-links'
import { FOLDED, MAIN, type PartContent, Parts, SIDE } from './parts'
import { RelatedMachines } from './related-machines'
import { Specifications } from './specifications'

const ON_SCREEN_ONLY = 'print:hidden'

type ProductSectionsProps = {
  product: Product
  /** The parts at the top of the page, which ProductIntro renders. */
  above: readonly PartContent[]
  /** The top of the page: ProductIntro. */
  children: ReactNode
}

/**
 * Links to all parts of a product page, its top, and the parts below that. The specifications are in the wide
 * column, line and service beside it, the floor space has both; a phone has one column. Parts without content are left
 * out.
 */
export function ProductSections({ product, above, children }: ProductSectionsProps) {
  const specifications = {
    id: 'specifications',
    title: getWords().product.sections.specifications,
    content: product.figures.length > 0 && <Specifications product={product} />,
  }
  const floor = listFloor(product)
  const sideParts = listSideParts(product)
  const related = listRelated(product)
  const parts = [...above, specifications, floor, ...sideParts, related]
  return (
    // A flex box, so that the links, which come first, can stand below the top of the page on a phone.
    <div className="flex flex-col print:block">
      <PartLinks parts={parts.filter(({ content }) => content)} />
      {children}
      <div className="mx-auto grid w-page grid-cols-12 items-start gap-x-gutter gap-y-3 pb-3 max-md:order-1 print:block print:pb-0">
        <Parts className={MAIN} parts={[specifications]} />
        <Parts className="col-span-full md:row-2" parts={[floor]} />
        <Parts className={`${SIDE} md:row-1`} parts={sideParts} />
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

/** The machine's places in lines, and the service for it. */
function listSideParts(product: Product): PartContent[] {
  const { sections: titles } = getWords().product
  const planner = findPlannerData()
  const places = planner ? findPlaces(planner, product.slug) : []
  return [
    {
      id: 'line',
      title: titles.line,
      rank: 'aside',
      className: `${FOLDED} ${ON_SCREEN_ONLY}`,
      content: (places.length > 0 || product.addOnTo.length > 0) && (
        <PhoneFold title={titles.line}>
          <LinePlace product={product} places={places} />
        </PhoneFold>
      ),
    },
    {
      id: 'service',
      title: titles.service,
      rank: 'aside',
      className: `${FOLDED} ${ON_SCREEN_ONLY}`,
      content: getSections().includes('service') && (
        <PhoneFold title={titles.service}>
          <ServiceFacts company={getCompany()} />
        </PhoneFold>
      ),
    },
  ]
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
