import type { ReactNode } from 'react'
import { ServiceFacts } from '@/components/service/service-facts'
import { MachineName } from '@/components/ui/machine-name'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getCompany, getProducts, getSections, getWords } from '@/lib/content/content'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { findPlannerData, getApplications } from '@/lib/ready-plans/ready-plans'
import { findPlaces } from '@/lib/trade/planner/places'
import { toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { findApplications, findRelated } from '@/lib/trade/product/relations'
import { keepUnits } from '@/lib/words/format-number'
import { LinePlace } from './line-place'
import { MadeOnMachine } from './made-on-machine'
import { PartLinks } from './part-links'
import { FOLDED, MAIN, type PartContent, Parts, SIDE } from './parts'
import { PictureRow, PictureRows } from './picture-rows'
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
 * column, packs, line and service beside it; below 900 px all is one column. Parts without content are left out.
 */
export function ProductSections({ product, above, children }: ProductSectionsProps) {
  const specifications = {
    id: 'specifications',
    title: getWords().product.sections.specifications,
    content: product.figures.length > 0 && <Specifications product={product} />,
  }
  const sideParts = listSideParts(product)
  const related = listRelated(product)
  const parts = [...above, specifications, ...sideParts, related]
  return (
    // A flex box, so that the links, which come first, can stand below the top of the page on narrow screens.
    <div className="flex flex-col print:block">
      <PartLinks parts={parts.filter(({ content }) => content)} />
      {children}
      <div className="mx-auto grid w-page grid-cols-12 items-start gap-x-gutter gap-y-3 pb-3 max-md:order-1 print:block print:pb-0">
        <Parts className={MAIN} parts={[specifications]} />
        <Parts className={SIDE} parts={sideParts} />
        <Parts className="col-span-full print:hidden" parts={[related]} />
      </div>
    </div>
  )
}

/** The packs made on the machine, its places in lines, and the service for it. */
function listSideParts(product: Product): PartContent[] {
  const { sections: titles } = getWords().product
  const applications = findApplications(product, getApplications())
  const planner = findPlannerData()
  const places = planner ? findPlaces(planner, product.slug) : []
  return [
    {
      id: 'applications',
      title: titles.applications,
      className: ON_SCREEN_ONLY,
      content: applications.length > 0 && <MadeOnMachine applications={applications} />,
    },
    {
      id: 'line',
      title: titles.line,
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
    content: related.length > 0 && (
      <PictureRows className="gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
        {related.map(other => {
          const picture = getPicture(other.picture)
          const { slug, title, figure } = createCardFacts(other, picture)
          return (
            <PictureRow
              key={slug}
              href={paths.product(slug)}
              title={<MachineName title={title} />}
              translate="no"
              note={figure && keepUnits(`${figure.name} ${figure.value} ${figure.unit}`)}
              picture={toShownPicture(picture)}
            />
          )
        })}
      </PictureRows>
    ),
  }
}
