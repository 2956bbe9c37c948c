import { readFileSync } from 'node:fs'
import type { Content } from '@/lib/content/convert-content'
import type { PlannerFile } from '@/lib/planner/planner-file'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { pickInputNotes } from '@/lib/trade/planner/job-query'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import type { Application } from '@/lib/trade/product/sample'
import { words } from './words'

/** The shape of the file that `freeze-machines.ts` writes: everything except words, which change with the code. */
export type FrozenMachines = Pick<Content, 'products' | 'categories' | 'families' | 'searchWords' | 'costInputs'> & {
  applications: readonly Application[]
  planner: Omit<PlannerData, 'formWords' | 'planWords'>
}

export const FROZEN_FILE = '__tests__/fixtures/many-machines.json'

/**
 * The machines of a whole catalogue, frozen: for jobs worked by hand, rankings and filters, which need many and must
 * not change with the content.
 */
export const manyMachines: FrozenMachines = JSON.parse(readFileSync(FROZEN_FILE, 'utf8'))

/** What the line planner plans with. */
export const plannerData: PlannerData = {
  ...manyMachines.planner,
  formWords: words.planner.form,
  planWords: words.planner.plan,
}

/** What the costs of a plan are counted with. */
export const costFile: CostFile = {
  inputs: manyMachines.costInputs,
  words: { ...words.costs, notes: pickInputNotes(words.planner.form.notes) },
}

/** What the planner's page fetches; every machine has a picture. */
export const plannerFile: PlannerFile = {
  ...plannerData,
  pictures: Object.fromEntries(plannerData.machines.map(({ slug }) => [slug, 'version'])),
  costs: costFile,
}
