import { CardGrid, LATE_PICTURES } from '@/components/ui/card-grid'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { getProduct, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { capitalize } from '@/lib/trade/product/capital'
import type { Application } from '@/lib/trade/product/sample'
import { toSlug } from '@/lib/trade/product/slug'
import { formatStock } from '@/lib/trade/product/specification-rows'
import type { Material } from '@/lib/trade/product/vocabulary'
import { fill } from '@/lib/words'

const SIZES = '(min-width: 1200px) 25vw, (min-width: 900px) 33vw, 50vw'

/** Pictures in the first row of a wide screen are not lazy-loaded. */
const EAGER_COUNT = 4

const CELL = 'group relative flex min-w-0 sm:min-h-[400px] scroll-mt-7 flex-col overflow-clip bg-sheet gap-y-0'
const EDGE = 'ring-1 ring-line-2 focus-within:z-2 target:inset-shadow-[0_4px_var(--kraft-edge)] forced-colors:outline-1'
/**
 * Aligns pictures, names and machines across a row in browsers that support subgrid: a cell takes three rows of the grid,
 * its text two of them.
 */
const LEVEL = 'supports-[grid-template-rows:subgrid]:row-span-3 supports-[grid-template-rows:subgrid]:grid'
const LEVEL_TEXT =
  'not-in-[dialog]:supports-[grid-template-rows:subgrid]:row-span-2 not-in-[dialog]:supports-[grid-template-rows:subgrid]:grid'
const SHARED_ROWS = 'supports-[grid-template-rows:subgrid]:grid-rows-subgrid'
/** Outlines the cell while one of its links has keyboard focus. */
const FOCUS =
  'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus'

// ApplicationViewer copies what is in the cell, not the cell, into a dialog. The `in-[dialog]` variants enlarge the
// copy, and `not-in-[dialog]` keeps the alignment of the rows out of it.
const PICTURE = 'size-full object-contain p-2.5 in-[dialog]:aspect-4/3 in-[dialog]:h-auto in-[dialog]:p-3'
const GROWING = 'transition-transform duration-picture group-hover:scale-102'
const TEXT =
  'flex min-h-[100px] flex-1 flex-col gap-y-0 px-2 pt-1.75 pb-2.25 max-sm:not-in-[dialog]:px-1.5 max-sm:not-in-[dialog]:pt-1 in-[dialog]:block in-[dialog]:p-3'
const NAME = 'mt-0.5 text-[1.1875rem]/[1.2] font-strong font-stretch-103% tracking-[-.008em] text-pretty'
const NAME_SIZE_IN_VIEWER = 'in-[dialog]:text-h3/[1.02] in-[dialog]:tracking-[-.022em] in-[dialog]:text-balance'
const NAME_FONT_IN_VIEWER = 'in-[dialog]:font-head in-[dialog]:font-stretch-113%'
/** A phone shows two samples in a row, and their machines once one is opened. */
const MACHINES = '[@media(scripting:enabled)]:max-sm:not-in-[dialog]:hidden'
const KIND = 'mt-0.75 mb-1.75 text-small/[1.4] text-ink-2'
const KIND_IN_VIEWER = 'in-[dialog]:mt-1.25 in-[dialog]:mb-2.5 in-[dialog]:text-body/[1.6]'

type ApplicationGridProps = { applications: readonly Application[] }

/** All packaging samples, each with its name, its stock and the machines that make it in order of production. */
export function ApplicationGrid({ applications }: ApplicationGridProps) {
  // A ready plan has the number of the sample that it plans.
  const planSlugs = new Map(getReadyPlans().map(({ number, slug }) => [number, slug]))
  return (
    <CardGrid as="ul" className={`grid-cols-2 md:grid-cols-3 lg:grid-cols-4 ${LATE_PICTURES}`}>
      {applications.map((application, index) => (
        <Cell
          key={application.number}
          application={application}
          planSlug={planSlugs.get(application.number)}
          isEager={index < EAGER_COUNT}
        />
      ))}
    </CardGrid>
  )
}

type CellProps = {
  application: Application
  /** Slug of the sample's ready-made plan in the line planner, if it has one. */
  planSlug: string | undefined
  isEager: boolean
}

function Cell({ application: { number, name, pack, stock, picture, madeOn }, planSlug, isEager }: CellProps) {
  const words = getWords().applications
  return (
    <li className={`${CELL} ${LEVEL} ${SHARED_ROWS} ${EDGE} ${FOCUS}`} id={`packaging-${number}`}>
      {/* ApplicationViewer opens its dialog on this link; without script it goes to the cell. */}
      <a
        className="relative block aspect-4/3 flex-none overflow-hidden bg-plate"
        href={`#packaging-${number}`}
        aria-label={fill(words.view, { name })}
      >
        <Picture
          picture={getPicture(picture)}
          alt={fill(words.alt, { number })}
          sizes={SIZES}
          priority={isEager ? 'eager' : 'lazy'}
          className={`${PICTURE} ${GROWING}`}
        />
      </a>
      <div className={`${TEXT} ${LEVEL_TEXT} ${SHARED_ROWS}`}>
        <div>
          <span className="text-caption text-ink-3 tabular-nums" aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
          <h2 className={`${NAME} ${NAME_SIZE_IN_VIEWER} ${NAME_FONT_IN_VIEWER}`}>{name}</h2>
          <p className={`${KIND} ${KIND_IN_VIEWER}`}>{`${capitalize(pack)}; ${formatStock([stock])}`}</p>
        </div>
        <div className={`not-supports-[grid-template-rows:subgrid]:mt-auto ${MACHINES}`}>
          <p className="text-caption text-ink-3">{words.madeOn}</p>
          <ProductionOrder slugs={madeOn} />
          <MachinesLink material={stock.material} />
          <PlanLink slug={planSlug} />
        </div>
      </div>
    </li>
  )
}

const STEP = 'flex min-h-touch items-center gap-1.25 border-line not-last:border-b'
const NUMBER = 'w-4 flex-none text-label text-kraft-text tabular-nums'

/** The machines that make a sample, numbered in the order of production. */
function ProductionOrder({ slugs }: { slugs: readonly string[] }) {
  return (
    <ol className="mt-0.75 border-t border-line text-small/[1.3]">
      {slugs.map(getProduct).map(({ slug, title }, index) => (
        <li key={slug} className={STEP}>
          <span className={NUMBER}>{index + 1}</span>
          <Link
            className="flex min-h-touch flex-1 items-center py-1 decoration-line-2 hover:decoration-current"
            href={paths.product(slug)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

const WAY_ON = 'flex w-fit min-h-touch items-center text-small font-semi in-[dialog]:text-body'

/** A link to the machines for the sample's stock; larger in the viewer. */
function MachinesLink({ material }: { material: Material }) {
  return (
    <Link className={`mt-1 in-[dialog]:mt-0 ${WAY_ON}`} href={paths.productsFilteredBy('substrate', toSlug(material))}>
      {fill(getWords().applications.allMachines, {
        material: getWords().planner.plan.fit.materials[material] ?? material,
      })}
    </Link>
  )
}

/** A link to the sample's plan in the line planner; larger in the viewer. */
function PlanLink({ slug }: { slug: string | undefined }) {
  if (slug === undefined) return null
  return (
    <Link className={WAY_ON} href={paths.readyPlan(slug)}>
      {getWords().applications.plan}
    </Link>
  )
}
