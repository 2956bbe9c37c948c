import { Link } from '@/components/ui/link.client'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getProduct, getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findReadyPlansWith } from '@/lib/ready-plans/ready-plans'
import type { Step } from '@/lib/trade/planner/line'
import type { Place } from '@/lib/trade/planner/places'
import { uncapitalize } from '@/lib/trade/product/capital'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'

/** The stages side by side, of one height. */
const WIDE = 'md:grid md:grid-cols-3 md:*:pb-0'
/** A small line above what it names, and a link that a finger can press. */
const LABEL = 'text-caption text-ink-3'
const LINK = 'inline-flex min-h-touch items-center decoration-line-2 hover:decoration-current'

type LinePlaceProps = {
  product: Product
  /** The steps that the machine does, each with the steps before and after it. */
  places: readonly Place[]
  /** Whether it has the width of the page: the steps before and after stand at the sides of its own there. */
  isWide: boolean
}

/** The machine's place in each line that can use it, the machines that it is added to, and the ready plans with it. */
export function LinePlace({ product: { slug, addOnTo }, places, isWide }: LinePlaceProps) {
  const words = getWords().product.line
  const readyPlans = findReadyPlansWith(slug)
  return (
    <div className="grid gap-2">
      {places.map(place => (
        <PlaceInLine key={place.step.id} place={place} isWide={isWide} />
      ))}
      {addOnTo.length > 0 && (
        <Links
          title={words.addedTo}
          links={addOnTo.map(getProduct).map(({ slug, title }) => [paths.product(slug), title])}
        />
      )}
      {readyPlans.length > 0 && (
        <Links title={words.plans} links={readyPlans.map(({ slug, name }) => [paths.readyPlan(slug), name])} />
      )}
      {getSections().includes('planner') && (
        <p>
          <ArrowLink href={paths.linePlanner}>{words.plan}</ArrowLink>
        </p>
      )}
    </div>
  )
}

/** A step of a line that the machine does, between the steps before and after it, and the styles of pack so made. */
function PlaceInLine({ place: { step, before, after, styles }, isWide }: { place: Place; isWide: boolean }) {
  const words = getWords().product.line
  return (
    <div>
      <div className={`ps-0.75 pt-0.5 ${isWide ? WIDE : ''}`}>
        <Steps title={words.before} steps={before} none={words.first} />
        <div className="stage before:bg-ink">
          <p className={LABEL}>{words.own}</p>
          <h3 className="font-strong">{step.name}</h3>
        </div>
        <Steps title={words.after} steps={after} none={words.last} />
      </div>
      <p className="mt-1.5 text-small/[1.5] text-ink-2">
        {fill(words.styles, { styles: styles.map(({ name }) => uncapitalize(name)).join(', ') })}
      </p>
    </div>
  )
}

/** A list of steps; `none` is said if there are none. */
function Steps({ title, steps, none }: { title: string; steps: readonly Step[]; none: string }) {
  return (
    <div className="stage">
      <p className={LABEL}>{title}</p>
      {steps.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {steps.map(({ id, name, boughtIn }) => (
            <li key={id} className={boughtIn ? 'text-ink-3' : undefined}>
              {boughtIn ? fill(getWords().product.line.boughtIn, { step: name }) : name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A titled row of links. */
function Links({ title, links }: { title: string; links: readonly (readonly [href: string, text: string])[] }) {
  return (
    <div>
      <h3 className={`${LABEL} font-normal`}>{title}</h3>
      <ul className="flex flex-wrap gap-x-3">
        {links.map(([href, text]) => (
          <li key={href}>
            <Link className={LINK} href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
