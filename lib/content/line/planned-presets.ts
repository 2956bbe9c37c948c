import 'server-only'
import { type PlannerAnswer, planJob } from '@/lib/planner/plan-job'
import type { PlannerData } from '@/lib/planner/planner-data'
import { getPlannerData, getPresets, type Preset } from './planner-data'

export type PlannedPreset = Preset & { answer: PlannerAnswer }

/** Cached by the content, which changes while `npm run dev` runs. */
const known = new WeakMap<PlannerData, PlannedPreset[]>()

/** All presets with their plans. Each is planned only once. */
export function getPlannedPresets(): PlannedPreset[] {
  const data = getPlannerData()
  const planned = known.get(data) ?? getPresets().map(preset => ({ ...preset, answer: planJob(data, preset.job) }))
  known.set(data, planned)
  return planned
}

/** The ready plan at an address; throws where no sample has it. */
export function getPlannedPreset(slug: string): PlannedPreset {
  const preset = getPlannedPresets().find(entry => entry.slug === slug)
  if (!preset) throw new Error(`No sample with a line has the slug '${slug}'`)
  return preset
}

/** Presets that have a machine in one of their plans. */
export function findPresetsWith(slug: string): PlannedPreset[] {
  return getPlannedPresets().filter(({ answer }) =>
    answer.plans.some(({ machines }) => machines.some(({ machine }) => machine.slug === slug)),
  )
}
