import type { PictureCard } from '@/lib/trade/product/picture-card'
import { formatNumber, formatSides } from '@/lib/words/format-number'
import type { Brief } from './job'
import type { Plan } from './plan-job'
import { formatMetres } from './sentence'

type PlanCardDetails = Pick<PictureCard, 'title' | 'url'> & {
  /** What a pack costs, formatted; null if the site counts no costs. */
  cost: string | null
}

/** The questions for the sides of a pack, some of which a style does not ask. */
const SIDES = ['l', 'w', 'h']

/** The picture card of a plan: its machines from above, in order, and four figures, with its cost five. */
export function createPlanCard(plan: Plan, { job, words }: Brief, { title, url, cost }: PlanCardDetails): PictureCard {
  const { machines, count, people, watts, hall } = plan
  const { figures } = words
  const sides = SIDES.flatMap(id => {
    const side = job.answers[id]
    return typeof side === 'number' ? [side] : []
  })
  const rows: [name: string, value: string][] = [
    [figures.machines, formatNumber(count)],
    [figures.people, formatNumber(people)],
    [figures.load, `${formatNumber(watts / 1000)} kW`],
    [figures.hall, `${formatMetres(hall.length)} × ${formatMetres(hall.width)} m`],
    ...(cost === null ? [] : [[figures.ourCost, cost] satisfies [string, string]]),
  ]
  return {
    title: sides.length > 1 ? `${title}\n${formatSides(sides)}` : title,
    view: 'plan',
    machines: machines.map(({ machine: { title: name, size, drawn }, count: own }) => ({
      title: own > 1 ? `${formatNumber(own)} × ${name}` : name,
      size: [size[0] ?? 0, size[1] ?? 0],
      drawn,
    })),
    figures: rows.map(([name, value]) => ({ name, values: [value] })),
    url,
  }
}
