import { MAX_QUANTITY } from '@/lib/constants'
import { formatNumber } from '@/lib/format-number'
import type { Job } from '@/lib/planner/job'
import type { Plan } from '@/lib/planner/plan-job'
import { formatShare } from '@/lib/planner/sentence'
import { uncapitalize } from '@/lib/product/capital'

/**
 * The note of a planned machine in the enquiry: 'Line plan: folding and gluing, 25 % of 1 shift'. The utilisation is
 * that of one machine if there are several. A count above the limit of the enquiry is included: 'Line plan: 120 machines,
 * folding and gluing, 99 % of 1 shift'.
 */
export function formatMachineNote(
  { variant }: Plan,
  { steps, use, count }: Plan['machines'][number],
  { answers }: Job,
): string {
  const names = variant.steps.filter(({ step }) => steps.includes(step.id)).map(({ step }) => uncapitalize(step.name))
  const shifts = Number(answers.shifts)
  const parts = count > MAX_QUANTITY ? [`${formatNumber(count)} machines`, ...names] : names
  return `Line plan: ${parts.join(', ')}, ${formatShare(use / count)} of ${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`
}
