import 'server-only'
import { getApplications, getContent } from '@/lib/content/content'
import type { Parsed } from '@/lib/content/files/parse-file'
import type { Application } from '@/lib/content/samples'
import { createBrief, type Job } from '@/lib/planner/job'
import { parseJob } from '@/lib/planner/job-query'
import { type PlannerAnswer, planJob } from '@/lib/planner/plan-job'
import type { PlannerData, PlannerFile, PlannerForm } from '@/lib/planner/planner-file'
import { type Choice, listVariants } from '@/lib/planner/variants'
import { toSlug } from '@/lib/product/slug'

/** The data of the line planner. */
export function getPlannerData(): PlannerData {
  return getContent().planner
}

/** The part of the data that the planner's form needs; it is included in the page. */
export function getPlannerForm(): PlannerForm {
  const { styleLabel, styles, groups, questions, assumptions, steps, formWords } = getPlannerData()
  const asked = steps.map(({ id, when, unless }) => ({ id, when, unless }))
  return { styleLabel, styles, groups, questions, assumptions, steps: asked, formWords }
}

/** The other part, which the page fetches. */
export function getPlannerFile(): PlannerFile {
  const { machines, steps, flutes, sheets, planWords } = getPlannerData()
  return { machines, steps, flutes, sheets, planWords }
}

/** A sample that the planner can start from. */
export type Preset = { number: number; slug: string; name: string; pack: string; job: Job }

/** The samples with a `line` block, each with its job. */
export function getPresets(): Preset[] {
  const data = getPlannerData()
  return getApplications().flatMap(({ number, name, pack, line }) =>
    line ? [{ number, slug: toSlug(name), name, pack, job: parseLine(line, data).job }] : [],
  )
}

export type PlannedPreset = Preset & { answer: PlannerAnswer }

/** Cached by the content, which changes while `npm run dev` runs. */
const planned = new WeakMap<PlannerData, PlannedPreset[]>()

/** All presets with their plans. Each is planned only once. */
export function getPlannedPresets(): PlannedPreset[] {
  const data = getPlannerData()
  const presets = planned.get(data) ?? getPresets().map(preset => ({ ...preset, answer: planJob(data, preset.job) }))
  planned.set(data, presets)
  return presets
}

/** The ready plan with a slug; throws if no sample has it. */
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

/** Parses the `line` of a sample's file as if it were the query of the planner's URL. */
function parseLine(line: NonNullable<Application['line']>, data: PlannerData) {
  const pairs = Object.entries(line).map(([key, value]) => [key, String(value)])
  return parseJob(new URLSearchParams(pairs), data)
}

/** Checks that each sample's job fits all machines in its `madeOn`. */
export function checkSampleJobs(
  { value, report }: Parsed<{ applications: readonly Application[] }>,
  data: PlannerData,
) {
  for (const [index, { line, madeOn }] of value.applications.entries()) {
    if (!line) continue
    const { job, notes } = parseLine(line, data)
    for (const { key, text } of notes) report(['applications', index, 'line', key || 'style'], `${text} Correct it`)
    if (notes.length > 0) continue
    const variants = listVariants(data, createBrief(data, job))
    const choices = variants.flatMap(({ steps }) => steps.flatMap(step => step.choices))
    for (const [place, slug] of madeOn.entries()) {
      const sentence = findRefusal(slug, choices, data)
      if (sentence) report(['applications', index, 'madeOn', place], sentence)
    }
  }
}

function findRefusal(slug: string, choices: readonly Choice[], { machines }: PlannerData): string | null {
  const known = machines.find(machine => machine.slug === slug)
  if (!known) return null
  const own = choices.filter(({ machine }) => machine.slug === slug)
  const [first] = own
  if (!first)
    return `'${known.title}' has no step in the route of this sample's line. Name another machine, or correct the line`
  if (own.some(({ fit }) => fit !== 'refused')) return null
  const reasons = first.reasons.map(({ text }) => text).join('; ')
  return `'${known.title}' ${reasons}. Name another machine, or correct the sizes`
}
