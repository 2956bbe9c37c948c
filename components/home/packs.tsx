import { Activity } from 'react'
import { Intro } from '@/components/page/intro'
import { Section } from '@/components/page/section'
import { CardPicture } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { DELAYED_PICTURES } from '@/components/ui/delayed-pictures'
import { Link } from '@/components/ui/link.client'
import { getHome } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'

/** The `sizes` of a picture: a cell of the grid, of three, four or six columns. */
const SIZES = '(min-width: 900px) 16vw, 24vw'
const GRID = 'grid-cols-3 text-small/[1.25] font-strong text-pretty wrap-break-word sm:grid-cols-4 md:grid-cols-6'
const NAME = 'card-link p-1'

/** With the last cell, two rows of six. More would add bytes to the first visit; the planner page has all of them. */
const SHOWN = 11
/** On a phone, with the last cell, two rows of three. */
const SHOWN_ON_PHONE = 5

/** 'What do you make?': packs with a ready-made plan, and a last cell that links to the planner. */
export function Packs() {
  const { packs } = getHome()
  if (!packs) return null
  const { title, text, another } = packs
  const readyPlans = getReadyPlans()
  return (
    // Activity hydrates it after the rest of the page. Suspense would too, but could move its HTML to the end of the
    // page, which the build refuses.
    <Activity>
      <Section background="paper" id="packs" title={title}>
        <Intro className="mb-2">{text}</Intro>
        <CardGrid as="ul" className={`${GRID} ${DELAYED_PICTURES} *:bg-sheet`}>
          {readyPlans.slice(0, SHOWN).map(({ number, slug, name }, index) => (
            <li key={slug} className={index < SHOWN_ON_PHONE ? 'card' : 'card max-sm:hidden'}>
              <CardPicture
                frame="aspect-[4/3]"
                className="p-1"
                picture={getPicture(`applications/packaging-${number}`)}
                alt=""
                sizes={SIZES}
              />
              <Link className={NAME} href={paths.readyPlan(slug)}>
                {name}
              </Link>
            </li>
          ))}
          <li className="card">
            <div className="grid aspect-[4/3] place-items-center bg-plate text-figure font-figures" aria-hidden="true">
              <span className="max-sm:hidden">{formatOthers(readyPlans.length - SHOWN)}</span>
              <span className="sm:hidden">{formatOthers(readyPlans.length - SHOWN_ON_PHONE)}</span>
            </div>
            <Link className={NAME} href={paths.linePlanner}>
              {another}
            </Link>
          </li>
        </CardGrid>
      </Section>
    </Activity>
  )
}

/** How many packs the planner page has besides those shown, such as '+12'; '+' alone if it has no other. */
function formatOthers(count: number) {
  return count > 0 ? `+${count}` : '+'
}
