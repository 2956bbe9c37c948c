import { fill } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'
import type { Brief } from './job'
import type { Step } from './line'
import type { Choice, Variant } from './variants'

// Why a job, or one of its routes, cannot be made.

/** A step that no machine of the catalogue can do for this job, and the smallest change of the job that would help. */
export type Gap = { step: Step; nearest: string | null }

/** A route that cannot make a job although another can: the first step that prevents it. */
export type LeftOut = Gap & { route: Variant['route'] }

/** The routes of a job that no sheet makes possible, each with the first gap of its nearest attempt. */
export function listLeftOut(variants: readonly Variant[], brief: Brief): LeftOut[] {
  return brief.style.routes.flatMap(route => {
    const attempts = variants.filter(variant => variant.route.id === route.id)
    const [gap] = attempts.length > 0 ? listGaps(findClosest(attempts, brief), brief) : []
    return gap ? { ...gap, route } : []
  })
}

/** The variant with the fewest gaps. */
export function findClosest(variants: readonly Variant[], brief: Brief): Variant {
  const count = (variant: Variant) => listGaps(variant, brief).length
  const [closest] = [...variants].sort((one, other) => count(one) - count(other))
  if (!closest) throw new Error('A style has a route at least')
  return closest
}

/**
 * The gaps of a variant: its steps for which all machines are refused. If there are none but the blank does not fit on
 * the sheet, they are the bought-in steps that take sheets.
 */
export function listGaps({ steps, fits, sheet }: Variant, { words: { fit } }: Brief): Gap[] {
  const gaps = steps.filter(({ step, choices }) => {
    return step.boughtIn === undefined && choices.every(choice => choice.fit === 'refused')
  })
  if (fits || gaps.length > 0) return gaps.map(({ step, choices }) => ({ step, nearest: findNearest(choices) }))
  const nearest = fill(fit.blankWithin, { room: formatSides(sheet ?? []) })
  return steps.flatMap(({ step }) => (step.boughtIn && step.counts === 'sheet' ? { step, nearest } : []))
}

/** What the job would have to keep to for the machine that needs the smallest change; null if no change would help. */
function findNearest(choices: readonly Choice[]): string | null {
  const changes = choices.flatMap(({ reasons }) => {
    const nearest = reasons.map(reason => reason.nearest)
    if (nearest.some(change => change === null)) return []
    const known = nearest.filter(change => change !== null)
    return [{ text: known.map(({ text }) => text).join(', '), change: Math.max(...known.map(({ change }) => change)) }]
  })
  const [best] = changes.sort((one, other) => one.change - other.change)
  return best?.text ?? null
}
