import 'server-only'
import { getContent, getProducts, getWords } from '@/lib/content/content'
import { getPicture } from '@/lib/pictures/manifest'
import type { PlannerFile } from '@/lib/planner/planner-file'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { pickInputNotes } from '@/lib/trade/planner/job-query'
import type { AskedStep, PlannerData, PlannerForm } from '@/lib/trade/planner/planner-data'
import { formatSmallBase, SMALL_WIDTHS } from '@/lib/trade/planner/small-picture'
import type { Application } from '@/lib/trade/product/sample'
import { findDrawn } from '@/lib/viewer/machine-drawing'
import { planSamples, type ReadyPlan } from './plan-samples'

/** The data of the line planner; null if the site has none. */
export function findPlannerData(): PlannerData | null {
  const { planner } = getContent()
  return planner && addDrawings(planner)
}

/** The planner's data with drawings, by the data without them, so that the drawings are read once. */
const withDrawings = new WeakMap<PlannerData, PlannerData>()

/** The planner's data with the address of each machine's line drawing, which hall plans show. */
function addDrawings(planner: PlannerData): PlannerData {
  const done = withDrawings.get(planner)
  if (done) return done
  const drawn = new Map(getProducts().map(product => [product.slug, findDrawn(product)]))
  const machines = planner.machines.map(machine => ({ ...machine, drawn: drawn.get(machine.slug) }))
  const data = { ...planner, machines }
  withDrawings.set(planner, data)
  return data
}

/** The data of the line planner, for its own pages, which exist only on a site with a planner. Throws without one. */
export function getPlannerData(): PlannerData {
  const planner = findPlannerData()
  if (!planner) throw new Error('There is no line planner: content/line is missing, or no machine does a step')
  return planner
}

/** What the costs of a plan are counted with, and their words; null if the site counts no costs. */
export function findCosts(): CostFile | null {
  const inputs = getContent().costInputs
  const { costs, planner } = getWords()
  return inputs.length > 0 ? { inputs, words: { ...costs, notes: pickInputNotes(planner.form.notes) } } : null
}

/** The part of the planner's data that its form needs; it is included in the page. */
export function getPlannerForm(): PlannerForm {
  const { styleLabel, styles, groups, questions, assumptions, steps, formWords } = getPlannerData()
  const asked = steps.map(({ id, name, waste, setUp, makeReady, isHandFed, when, unless }): AskedStep => {
    return { id, name, waste, setUp, makeReady, isHandFed, when, unless }
  })
  return { styleLabel, styles, groups, questions, assumptions, steps: asked, formWords }
}

/** The part of the planner's data that plans are made from; the page fetches it as a file. */
export function getPlannerFile(): PlannerFile {
  const { machines, steps, flutes, sheets, planWords } = getPlannerData()
  return { machines, steps, flutes, sheets, planWords, pictures: getMachinePictures(), costs: findCosts() }
}

/**
 * For each machine that a plan may have, by slug, what `formatSmallBase` makes the address of its picture from: the
 * picture's version, such as '3f2a1c9b', or the beginning of the address for a picture that is not named after the
 * machine. A machine whose picture has not all small widths is left out.
 */
export function getMachinePictures(): Record<string, string> {
  const planned = new Set(getPlannerData().machines.map(({ slug }) => slug))
  return Object.fromEntries(
    getProducts().flatMap(({ slug, picture }) => {
      const { base, widths } = getPicture(picture)
      if (!planned.has(slug) || !SMALL_WIDTHS.every(width => widths.includes(width))) return []
      const baseWithoutVersion = formatSmallBase(slug, '')
      return [[slug, base.startsWith(baseWithoutVersion) ? base.slice(baseWithoutVersion.length) : base]]
    }),
  )
}

/** The samples of this content with their plans, which are made at the first call. */
function getPlannedSamples() {
  return planSamples(getContent().applications, findPlannerData(), findCosts())
}

/** The sample packs in the order of their numbers. One with a line is made on the machines of its first plan. */
export function getApplications(): readonly Application[] {
  return getPlannedSamples().applications
}

/** The samples that the planner can start from, with their ready plans. */
export function getReadyPlans(): ReadyPlan[] {
  return getPlannedSamples().readyPlans
}

/** The ready plan with a slug; throws if no sample has it. */
export function getReadyPlan(slug: string): ReadyPlan {
  const readyPlan = getReadyPlans().find(entry => entry.slug === slug)
  if (!readyPlan) throw new Error(`No sample with a line has the slug '${slug}'`)
  return readyPlan
}

/** Ready plans that have a machine in one of their plans. */
export function findReadyPlansWith(slug: string): ReadyPlan[] {
  return getReadyPlans().filter(({ answer }) =>
    answer.plans.some(({ machines }) => machines.some(({ machine }) => machine.slug === slug)),
  )
}
