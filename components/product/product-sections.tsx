import { ProductCard } from '@/components/catalogue/product-grid'
import { Explained } from '@/components/page/explained'
import { Intro } from '@/components/page/intro'
import { Section } from '@/components/page/section'
import { ServiceFacts } from '@/components/service/service-facts'
import { CardGrid, LATE_PICTURES } from '@/components/ui/card-grid'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { MachineViews } from '@/components/viewer/machine-views.client'
import { getCompany, getProducts, getSections, getWords } from '@/lib/content/content'
import { findMachineViews } from '@/lib/pictures/manifest'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import { findPlannerData, getApplications } from '@/lib/ready-plans/ready-plans'
import { findPlaces } from '@/lib/trade/planner/places'
import { toShownPicture } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { findApplications, findRelated } from '@/lib/trade/product/relations'
import { LinePlace } from './line-place'
import { MadeOnMachine } from './made-on-machine'
import { Specifications } from './specifications'

const BACKGROUNDS = ['sheet', 'paper'] as const

/** In print, sections have no headings and little space between them. */
const ON_DATA_SHEET = 'print:break-inside-auto! print:py-[6pt]! print:[&_header]:hidden'
const ON_SCREEN_ONLY = 'print:hidden'

/** On a phone the cards are in a row that scrolls; its last one is cut, which shows that there are more. */
const ROW_ON_PHONE = `${LATE_PICTURES} max-sm:grid-flow-col max-sm:snap-x max-sm:overflow-x-auto max-sm:*:snap-start`

/** Less space on a phone, and the number beside the title. */
const COMPACT = [
  'max-sm:py-3 max-sm:[&_header]:mb-2 max-sm:[&_header]:flex max-sm:[&_header]:flex-wrap',
  'max-sm:[&_header]:items-baseline max-sm:[&_header]:pt-1.5 max-sm:[&_h2]:min-w-min max-sm:[&_h2]:flex-1',
].join(' ')

type ProductSectionsProps = { product: Product }

/** The sections below the tabs. Empty sections are left out, and the rest are numbered. */
export function ProductSections({ product }: ProductSectionsProps) {
  const applications = findApplications(product, getApplications())
  const related = findRelated(product, getProducts())
  const { sections: titles, views: viewWords, fold } = getWords().product
  const views = findMachineViews(product.picture)
  const planner = findPlannerData()
  const places = planner ? findPlaces(planner, product.slug) : []
  const sections = [
    {
      id: 'work',
      title: titles.work,
      // Printed only if there is no summary above, which says the same.
      className: product.summary ? ON_SCREEN_ONLY : ON_DATA_SHEET,
      content: product.whatItDoes && (
        <Intro className="md:ms-column-4 print:text-[10.5pt]">
          <Explained>{product.whatItDoes}</Explained>
        </Intro>
      ),
    },
    {
      id: 'specifications',
      title: titles.specifications,
      className: ON_DATA_SHEET,
      content: product.figures.length > 0 && <Specifications product={product} />,
    },
    {
      id: 'views',
      title: titles.views,
      className: ON_SCREEN_ONLY,
      content: views.length > 0 && (
        <MachineViews
          words={viewWords}
          views={views.map(({ name, picture }) => ({ name, picture: toShownPicture(picture) }))}
          title={product.title}
        />
      ),
    },
    {
      id: 'applications',
      title: titles.applications,
      className: ON_SCREEN_ONLY,
      content: applications.length > 0 && <MadeOnMachine applications={applications} />,
    },
    {
      id: 'line',
      title: titles.line,
      className: ON_SCREEN_ONLY,
      content: (places.length > 0 || product.addOnTo.length > 0) && (
        <PhoneFold words={fold} about={titles.line}>
          <LinePlace product={product} places={places} />
        </PhoneFold>
      ),
    },
    {
      id: 'service',
      title: titles.service,
      className: ON_SCREEN_ONLY,
      content: getSections().includes('service') && (
        <PhoneFold words={fold} about={titles.service}>
          <div className="md:ms-column-4">
            <ServiceFacts company={getCompany()} />
          </div>
        </PhoneFold>
      ),
    },
    {
      id: 'related',
      title: titles.related,
      className: ON_SCREEN_ONLY,
      content: related.length > 0 && (
        <CardGrid
          className={`sm:grid-cols-2 lg:grid-cols-4 ${ROW_ON_PHONE} max-sm:auto-cols-[88%] max-[21.25rem]:auto-cols-[100%]`}
          data-part="row"
        >
          {related.map(other => (
            <ProductCard
              key={other.slug}
              product={other}
              sizes={`(min-width: 1200px) 25vw, (min-width: 600px) 50vw, ${PHONE_WIDTH}`}
            />
          ))}
        </CardGrid>
      ),
    },
  ].filter(({ content }) => content)
  return sections.map(({ id, title, className, content }, index) => (
    <Section
      key={id}
      id={id}
      background={index % 2 === 0 ? BACKGROUNDS[0] : BACKGROUNDS[1]}
      number={index + 1}
      title={title}
      className={`${COMPACT} ${className}`}
    >
      {content}
    </Section>
  ))
}
