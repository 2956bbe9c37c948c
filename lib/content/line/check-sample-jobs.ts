import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import type { Application } from '@/lib/content/samples'
import { createBrief } from '@/lib/planner/job'
import { parseJob } from '@/lib/planner/job-query'
import type { PlannerData } from '@/lib/planner/planner-data'
import { type Choice, listVariants } from '@/lib/planner/variants'

/** Converts the `line` of a sample's file to the query of the planner's URL. */
export function toJobParameters(line: Record<string, number | string | boolean>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(line).map(([key, value]) => [key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value)]),
  )
}

/** Checks that each sample's job fits all machines in its `madeOn`. */
export function checkSampleJobs(
  { value, report }: Parsed<{ applications: readonly Application[] }>,
  data: PlannerData,
) {
  for (const [index, { line, madeOn }] of value.applications.entries()) {
    if (!line) continue
    const { job, notes } = parseJob(toJobParameters(line), data)
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
