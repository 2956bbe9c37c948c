import { applyChanges } from './apply-changes'
import { measureBoard } from './best-lines'
import { listGaps } from './gaps'
import { type Answer, createBrief, type Job, withAnswer } from './job'
import { countOverruns, type Plan, planJob } from './plan-job'
import type { PlannerData } from './planner-data'
import { needsLargePress } from './press'
import { listVariants } from './variants'

// Changes of a job that give it a plan, or a better one, and which its answer offers as links.

/** The job on other sheets, without the visitor's own number of blanks, which is that of his sheet. */
function withSheet(job: Job, sheet: Answer): Job {
  const { 'own-ups': _ups, ...answers } = job.answers
  return withAnswer({ ...job, answers }, 'sheet', sheet)
}

/**
 * The job on the smallest of the sheets that are planned without the visitor's own, which gives no plan. Null if he has
 * none, if it gives a plan, or if no sheet does.
 */
export function findSheetThatGoes(data: PlannerData, job: Job, plans: readonly Plan[]): Job | null {
  const { sheet: own, 'own-ups': _ups, ...answers } = job.answers
  if (own === undefined || plans.length > 0) return null
  const sheets = planJob(data, { ...job, answers }).plans.flatMap(({ variant }) =>
    variant.sheet ? [variant.sheet] : [],
  )
  const [smallest] = sheets.sort(([width, length], [otherWidth, otherLength]) => {
    return width * length - otherWidth * otherLength
  })
  return smallest ? withSheet(job, smallest) : null
}

/**
 * The job on sheets that common presses print, and that take the least board, if its first plan needs a larger press.
 * Null if it does not, if the visitor has set the sheet, or if machines cannot do the job on smaller ones.
 */
export function findCommonSheet(data: PlannerData, job: Job, [first]: readonly Plan[]): Job | null {
  if (!first || job.answers.sheet !== undefined || !needsLargePress(first.variant)) return null
  const brief = createBrief(data, job)
  const [best] = listVariants(applyChanges(data, job), brief, first.variant.shape.blanks)
    .filter(variant => variant.fits && !needsLargePress(variant) && listGaps(variant, brief).length === 0)
    .sort((one, other) => measureBoard(one) - measureBoard(other))
  return best?.sheet ? withSheet(job, best.sheet) : null
}

/** Whether one of the plans for a job keeps within the buyer's power and hall. */
function hasFittingPlan(data: PlannerData, job: Job): boolean {
  return planJob(data, job).plans.some(plan => countOverruns(plan) === 0)
}

/** Whether a smaller quantity gives a job without a plan, or whose plans exceed the buyer's plant, one that fits. */
export function wouldFitSmaller(data: PlannerData, job: Job, plans: readonly Plan[]): boolean {
  if (plans.some(plan => countOverruns(plan) === 0)) return false
  return hasFittingPlan(data, withAnswer(job, 'quantity', 1))
}

/**
 * The job with the largest quantity that fits, for one that a smaller quantity would make fit. It is found by halving,
 * to a hundredth, and rounded down to two digits.
 */
export function findFittingQuantity(data: PlannerData, job: Job): Job {
  const fits = (quantity: number) => hasFittingPlan(data, withAnswer(job, 'quantity', quantity))
  let [fitting, tooMany] = [1, Number(job.answers.quantity)]
  while (tooMany - fitting > Math.max(1, fitting / 100)) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (fits(middle)) fitting = middle
    else tooMany = middle
  }
  const unit = 10 ** Math.max(0, String(fitting).length - 2)
  const rounded = Math.floor(fitting / unit) * unit
  // A rounder quantity may share its jobs among machines less well.
  return withAnswer(job, 'quantity', fits(rounded) ? rounded : fitting)
}
