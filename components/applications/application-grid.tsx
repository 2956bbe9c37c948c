import { CardGrid } from '@/components/ui/card-grid'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { getProduct, getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import type { ReadyPlan } from '@/lib/ready-plans/plan-samples'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { capitalize, uncapitalize } from '@/lib/trade/product/capital'
import type { Application } from '@/lib/trade/product/sample'
import { formatStock } from '@/lib/trade/product/specification-rows'
import type { Material } from '@/lib/trade/product/vocabulary'
import { fill, fillCount } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { PlanLine } from './plan-line'
import './application-grid.css'

const SIZES = '(min-width: 1200px) 27vw, (min-width: 900px) 33vw, (min-width: 600px) 46vw, 37vw'

/** Pictures in the first row of a wide screen are not lazy-loaded. */
const EAGER_COUNT = 4

type ApplicationGridProps = { applications: readonly Application[] }

/**
 * All packaging samples, each with its name, its stock and the machines that make it in order of production; then a cell
 * for any other pack.
 */
export function ApplicationGrid({ applications }: ApplicationGridProps) {
  // A ready plan has the number of the sample that it plans.
  const readyPlans = new Map(getReadyPlans().map(readyPlan => [readyPlan.number, readyPlan]))
  return (
    <CardGrid as="ul" className="grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {applications.map((application, index) => (
        <Cell
          key={application.number}
          application={application}
          readyPlan={readyPlans.get(application.number)}
          isEager={index < EAGER_COUNT}
        />
      ))}
      <OtherPack />
    </CardGrid>
  )
}

/** The last cell, which fills its row: for a visitor who has not found the pack. */
function OtherPack() {
  const { applications, catalogue, frame } = getWords()
  const { title, text } = applications.other
  return (
    <li className="card sample sample-other">
      <div className="grid place-items-center bg-plate py-4">
        <Icon name="plus" className="size-3 stroke-1" />
      </div>
      <div className="sample-text">
        <div>
          <h2 className="sample-name">{title}</h2>
          <p className="sample-kind">{text}</p>
        </div>
        <div className="sample-foot">
          <div className="sample-links">
            {getSections().includes('planner') && (
              <Link className="sample-link" href={paths.linePlanner}>
                {catalogue.page.planner}
              </Link>
            )}
            <Link className="sample-link" href={paths.contact}>
              {frame.navbar.quote}
            </Link>
          </div>
        </div>
      </div>
    </li>
  )
}

type CellProps = {
  application: Application
  /** The sample's ready-made plan in the line planner, if it has one. */
  readyPlan: ReadyPlan | undefined
  isEager: boolean
}

/**
 * A sample: its picture, which opens the viewer, its name and stock, and the machines that make it, which with script
 * only the viewer shows: two samples of a row may have two machines and eight.
 */
function Cell({ application: { number, name, pack, stock, picture, madeOn }, readyPlan, isEager }: CellProps) {
  const words = getWords().applications
  return (
    <li className="card sample" id={`packaging-${number}`}>
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
          className="card-picture sample-picture"
        />
      </a>
      <div className="sample-text">
        <div>
          <span className="text-caption text-ink-3 tabular-nums" aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
          <h2 className="sample-name">{name}</h2>
          <p className="sample-kind">{keepUnits(`${capitalize(pack)}; ${formatStock([stock])}`)}</p>
        </div>
        <div className="sample-foot">
          {readyPlan && <PlanLine readyPlan={readyPlan} />}
          <div className="sample-machines">
            <p className="text-caption text-ink-3">{words.madeOn}</p>
            <ProductionOrder slugs={madeOn} />
            <MachinesLink material={stock.material} />
          </div>
          <div className="sample-links">
            <PlanLink slug={readyPlan?.slug} />
            <a className="sample-link sample-opener" href={`#packaging-${number}`}>
              {fillCount(words.madeOnMachines, madeOn.length)}
            </a>
          </div>
        </div>
      </div>
    </li>
  )
}

/** The machines that make a sample, numbered in the order of production. */
function ProductionOrder({ slugs }: { slugs: readonly string[] }) {
  return (
    <ol className="sample-steps mt-0.75 border-t border-line text-small/[1.3]">
      {slugs.map(getProduct).map(({ slug, title }, index) => (
        <li key={slug}>
          <span>{index + 1}</span>
          <Link className="line-link flex-1 py-1" href={paths.product(slug)}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** A link to the machines for the sample's stock. */
function MachinesLink({ material }: { material: Material }) {
  return (
    <Link className="sample-link" href={paths.productsFilteredBy('substrate', material)}>
      {fill(getWords().applications.allMachines, {
        material: uncapitalize(getWords().catalogue.material[material] ?? material),
      })}
    </Link>
  )
}

/** A link to the sample's plan in the line planner; nothing if it has none. */
function PlanLink({ slug }: { slug: string | undefined }) {
  if (slug === undefined) return null
  return (
    <Link className="sample-link" href={paths.readyPlan(slug)}>
      {getWords().applications.plan}
    </Link>
  )
}
