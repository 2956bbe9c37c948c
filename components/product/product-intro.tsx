import { Explained } from '@/components/page/explained'
import { Breadcrumb, type Crumb } from '@/components/page/page-header'
import { PageTitle } from '@/components/page/page-title'
import { MachineName } from '@/components/ui/machine-name'
import { Notice } from '@/components/ui/notice'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { MachineViews } from '@/components/viewer/machine-views.client'
import { findLanguage, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findMachineViews } from '@/lib/pictures/manifest'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { capitalize } from '@/lib/trade/product/capital'
import { toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { nameView } from '@/lib/viewer/machine-views'
import { keepUnits } from '@/lib/words/format-number'
import { findGroupLink } from './find-group-link'
import { FloorSpace } from './floor-space'
import { JobLine } from './job-line'
import { COLUMN, FOLDED, MAIN, type PartContent, Parts, SIDE } from './parts'
import { ProductActions } from './product-actions'
import { ProductTabs } from './product-tabs'
import { ProductView } from './product-view'
import { RatingPlate } from './rating-plate'
import { Specifications } from './specifications'

type ProductIntroProps = {
  product: Product
  /** The parts below the picture, before and after the tabs, and those below the key figures. */
  texts: readonly PartContent[]
  main: readonly PartContent[]
  side: readonly PartContent[]
}

/**
 * The top of a product page. It opens with the machine: picture on the left, name, stars, short description, key
 * figures and quote beside it, all in the first screen of a laptop. What it does, its specifications, the three tabs,
 * further views and the floor space are below the picture, the packs made on it below the figures. Below 900 px its parts
 * stand in the page's one column, those of `side` after all others (`order` in listSideParts), on a phone the further
 * views just before them; from 600 px on, the actions stand beside the figures there.
 */
export function ProductIntro({ product, texts, main, side }: ProductIntroProps) {
  const language = findLanguage()
  const isUntranslated = language?.untranslatedMachines.includes(product.slug)
  return (
    <div className="grid grid-cols-12 gap-x-gutter gap-y-1.5 max-md:contents md:grid-rows-[auto_auto_1fr] print:grid">
      <div className={SIDE}>
        <ProductBreadcrumb product={product} />
        <PageTitle size="machine" translate="no">
          <MachineName title={product.title} />
        </PageTitle>
        <p className="hidden print:block">{capitalize(product.kind)}</p>
      </div>
      <div className={`${MAIN} md:row-[1/3] print:row-[1/3]`}>
        <ProductView product={product} />
      </div>
      <div className={`${SIDE} ${COLUMN} max-md:contents md:row-[2/4] print:row-2`}>
        <div className="col-span-full gap-x-gutter sm:max-md:grid sm:max-md:grid-cols-2 print:block">
          <div>
            {language && isUntranslated && <Notice tone="wait">{language.partly}</Notice>}
            <Ratings />
            {product.summary && (
              <p className="mt-0.5 text-body/[1.45] max-sm:text-small/[1.45] max-w-reading text-pretty text-ink print:text-[10.5pt]">
                {keepUnits(product.summary)}
              </p>
            )}
            <RatingPlate product={product} />
          </div>
          <div>
            <ProductActions product={product} />
            <JobLine slug={product.slug} />
          </div>
        </div>
        <Parts parts={side} />
      </div>
      <div
        className={`col-span-full min-w-0 md:col-[1/8] lg:col-[1/9] print:col-[1/-1] ${COLUMN} max-sm:contents md:row-3
          md:mt-1.5 print:row-3`}
      >
        <Parts parts={texts} />
        <ProductTabs product={product} />
        <Parts parts={main} />
      </div>
    </div>
  )
}

/** The parts of the page that stand below the machine's picture. */
export function listIntroParts(product: Product) {
  const { title, summary, whatItDoes } = product
  const { sections: titles, views: words, tabs, floorSpace } = getWords().product
  const views = findMachineViews(product.picture)
  const work: PartContent = {
    id: 'work',
    title: titles.work,
    // Printed only if there is no summary above, which says the same.
    className: `${FOLDED} ${summary ? 'print:hidden' : ''}`,
    content: whatItDoes && (
      <PhoneFold title={titles.work}>
        <p className="max-w-reading text-pretty print:text-[10.5pt]">
          <Explained>{whatItDoes}</Explained>
        </p>
      </PhoneFold>
    ),
  }
  const machineViews: PartContent = {
    id: 'views',
    title: titles.views,
    rank: 'aside',
    // On a phone after the figures, so that its pictures load when they come near.
    className: 'max-sm:order-1 print:hidden',
    content: views.length > 0 && (
      <MachineViews
        words={words}
        views={views.map(({ name, picture }) => ({ name: nameView(name, product), picture: toShownPicture(picture) }))}
        title={title}
      />
    ),
  }
  const specifications: PartContent = {
    id: 'specifications',
    title: titles.specifications,
    content: product.figures.length > 0 && <Specifications product={product} />,
  }
  // The floor space of a machine that stands on the floor and states its size.
  const floor: PartContent = {
    id: 'floor-space',
    title: floorSpace.title,
    className: FOLDED,
    content: product.size && standsOnFloor(product) && (
      <PhoneFold title={floorSpace.title}>
        <FloorSpace product={product} />
      </PhoneFold>
    ),
  }
  // ProductTabs renders it; here it is only for the links to the parts.
  const description: PartContent = { id: 'tab-description', title: tabs.description, content: true }
  return { texts: [work, specifications], views: machineViews, description, floor }
}

/**
 * The way to a product: its category's page, or the product list filtered by its family if it has no category. Beside
 * the picture there is room for one line: the last step stands for all, as on a phone.
 */
function ProductBreadcrumb({ product }: { product: Product }) {
  return (
    <div className="-mb-1 [&_li:not(:last-child)]:hidden">
      <Breadcrumb crumbs={createCrumbs(product)} title={product.title} />
    </div>
  )
}

/** Breadcrumbs of a machine: 'Products', then its category or family. */
function createCrumbs(product: Product): Crumb[] {
  const products = { title: getWords().product.products, href: paths.products }
  const group = findGroupLink(product)
  return group ? [products, group] : [products]
}

/** Fixed by the specification: not based on reviews, and never in structured data. */
const STARS = [1, 2, 3, 4, 5]

/** Five stars, marked as a sample. */
function Ratings() {
  const words = getWords().product.ratings
  return (
    <div className="flex min-h-4 items-center gap-1.5 text-small text-ink-2 print:hidden">
      <span>{words.title}</span>
      <span className="flex gap-[3px]" role="img" aria-label={words.stars}>
        {STARS.map(star => (
          <svg key={star} className="size-[19px] fill-kraft-edge" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2 3.1 6.6 6.9.9-5.1 4.9 1.3 7.1L12 18l-6.2 3.5 1.3-7.1L2 9.5l6.9-.9z" />
          </svg>
        ))}
      </span>
      <span className="text-caption text-ink-3">{words.sample}</span>
    </div>
  )
}
