import { Link } from '@/components/ui/link.client'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findReadyPlansWith, getPlannerData } from '@/lib/ready-plans/ready-plans'
import { createBrief, getPacksPerDay } from '@/lib/trade/planner/job'
import { sumRun, sumSeconds } from '@/lib/trade/planner/machine-load'
import { formatHoursInShort } from '@/lib/trade/planner/sentence'
import { fill, fillCount } from '@/lib/words'
import { formatNumber, keepUnits } from '@/lib/words/format-number'

/**
 * What a machine does in a day for the first sample that is planned on it, and a link to that plan. Nothing without
 * one.
 */
export function JobLine({ slug }: { slug: string }) {
  const planned = findPlanned(slug)
  if (!planned) return null
  const { readyPlan, load, variant } = planned
  const words = getWords().product.job
  const { machine, count } = load
  const hours = formatHoursInShort(sumSeconds(load) / count)
  const people = Math.ceil(machine.crew * count)
  const steps = variant.steps.filter(({ step }) => load.steps.includes(step.id))
  // A machine that takes sheets is rated in sheets: with the ups a buyer can count packs.
  const takesSheets = steps.some(({ step }) => step.counts === 'sheet')
  const isFedByHand = steps.some(({ choices }) =>
    choices.some(({ machine, pace }) => machine.slug === slug && pace.isFedByHand),
  )
  const packs = getPacksPerDay(createBrief(getPlannerData(), readyPlan.job))
  const run = sumRun(load)
  const packsPerMachineHour = (packs * 3600) / run
  const parts = [
    fillCount(words.hours, count, { hours }),
    ...(machine.unknown.includes('people') ? [] : [fillCount(words.people, people)]),
    ...(takesSheets && variant.ups > 1 ? [fill(words.ups, { ups: variant.ups })] : []),
    ...(run > 0 ? [fillCount(words.hourly, count, { packs: formatNumber(roundRough(packsPerMachineHour)) })] : []),
    ...(isFedByHand ? [words.byHand] : []),
  ]
  return (
    <p className="mt-2.5 border-t border-line pt-1.5 text-small print:hidden">
      <span className="block text-caption text-ink-3">{words.title}</span>
      <Link className="line-link" href={paths.readyPlan(readyPlan.slug)}>
        {fill(words.text, {
          name: readyPlan.name,
          packs: formatNumber(packs),
          result: keepUnits(parts.join(', ')),
        })}
      </Link>
    </p>
  )
}

/** Rounds to two digits, because a planned speed is no more exact: 11,765 to 12,000. */
function roundRough(count: number) {
  return Number(count.toPrecision(2))
}

/**
 * A ready plan that uses a machine, and the machine's load in it; undefined if no ready plan does. A ready plan whose
 * first plan has the machine comes before one of which only an alternative has it: `rank` is the plan's place.
 */
function findPlanned(slug: string) {
  const uses = findReadyPlansWith(slug).flatMap(readyPlan =>
    readyPlan.answer.plans.flatMap(({ machines, variant }, rank) => {
      const load = machines.find(({ machine }) => machine.slug === slug)
      return load ? [{ readyPlan, load, variant, rank }] : []
    }),
  )
  const [first] = uses.sort((one, other) => one.rank - other.rank)
  return first
}
