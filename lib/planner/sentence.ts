import { formatNumber } from '@/lib/format-number'
import { uncapitalize } from '@/lib/product/capital'
import type { Job } from './job'
import type { Plan, PlannerAnswer } from './plan-job'

const SHIFTS = ['', 'a shift', 'two shifts', 'three shifts']

/**
 * A plan as a sentence: '3 machines, 60 kW, 62 m² of machines; the slowest step, folding and gluing, is busy 25 % of a
 * shift.'
 */
function formatPlan(plan: Plan, { answers }: Job): string {
  const { bottleneck } = plan
  const size = formatPlanSize(plan)
  if (!bottleneck) return `${size}.`
  const of = SHIFTS[Number(answers.shifts)] ?? 'the day'
  const name = uncapitalize(bottleneck.step.name)
  return `${size}; the slowest step, ${name}, is busy ${formatShare(bottleneck.use)} of ${of}.`
}

/** The size of a plan: '3 machines, 60 kW, 62 m² of machines'. */
export function formatPlanSize({ count, watts, area }: Plan): string {
  const machines = `${formatNumber(count)} ${count === 1 ? 'machine' : 'machines'}`
  return `${machines}, ${formatNumber(watts / 1000)} kW, ${formatNumber(Math.round(area / 1e6))} m² of machines`
}

/** The answer as a sentence: the first plan, or what prevents a plan and the change that would help. */
export function formatAnswer({ plans: [first], gaps }: PlannerAnswer, job: Job): string {
  if (first) return formatPlan(first, job)
  const names = gaps.map(({ step }) => uncapitalize(step.name)).join(', ')
  const nearest = gaps.flatMap(({ step, nearest }) => {
    if (nearest === null) return []
    return gaps.length > 1 ? `for ${uncapitalize(step.name)} ${nearest}` : nearest
  })
  const change = nearest.length > 0 ? ` Nearest change: ${nearest.join('; ')}.` : ' Ask us.'
  return `No machine of ours does this as it stands: ${names}.${change}`
}

/** Formats a share as whole per cent. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 100))} %`
}

/** Formats a length in mm as metres, rounded up to one decimal. */
export function formatMetres(mm: number): string {
  return formatThousandths(mm)
}

/** Formats by how many kW or m a plan exceeds what the buyer has, rounded up to one decimal. */
export function formatOverrun(amount: number, unit: string): string {
  // Rounded to whole watts or mm first, because 1.1 × 10 is a little more than 11.
  return `${formatThousandths(Math.round(amount * 1000))} ${unit}`
}

function formatThousandths(thousandths: number) {
  return formatNumber(Math.ceil(thousandths / 100) / 10)
}
