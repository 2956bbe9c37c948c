import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import { parseFile } from '@/lib/content/files/parse-file'
import type { Problem } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product'
import { isFedByHand } from '@/lib/trade/planner/hand-feeding'
import type { LineFiles } from '@/lib/trade/planner/line'
import type { PlannerMachine } from '@/lib/trade/planner/planner-data'
import { checkLine } from './check-line'
import { lineAssumptionsSchema, lineQuestionsSchema, lineStepsSchema, lineStylesSchema } from './line-files'
import { createMachine } from './line-machine'

/** The four files of content/line, and the machines that do a step or hold its reels. */
export type Line = LineFiles & { machines: PlannerMachine[] }

/**
 * Reads content/line and checks it against the machines. Returns null if there are mistakes, which are added to
 * `problems`.
 */
export function readLine(source: ContentSource, files: readonly ProductFile[], problems: Problem[]): Line | null {
  const steps = parseFile(source, 'line/steps.yaml', lineStepsSchema, problems)
  const styles = parseFile(source, 'line/styles.yaml', lineStylesSchema, problems)
  const questions = parseFile(source, 'line/questions.yaml', lineQuestionsSchema, problems)
  const assumptions = parseFile(source, 'line/assumptions.yaml', lineAssumptionsSchema, problems)
  if (!steps || !styles || !questions || !assumptions) return null
  const before = problems.length
  checkLine({ steps, styles, questions, assumptions }, files)
  if (problems.length > before) return null
  const fedSteps = steps.value.steps.flatMap(({ id, reels }) => (reels ? id : []))
  const fed = files.filter(({ value }) => value.line?.steps.some(({ step }) => fedSteps.includes(step)))
  const fedSlugs = fed.map(({ slug }) => slug)
  const machines = files.flatMap(file => createMachine(file, fedSlugs) ?? [])
  return { machines, ...steps.value, ...styles.value, ...questions.value, ...assumptions.value }
}

/**
 * Fits the planner to the catalogue: a step that no machine does is bought in, one whose machines people feed is marked,
 * and a style is not offered if no machine does any of its steps, unless no style would be left.
 *
 * @param boughtIn why such a step is bought in, unless its own entry says so
 */
export function fitLine<Known extends Line>(line: Known, boughtIn: string): Known {
  const doneSteps = new Set(line.machines.flatMap(({ works }) => works.map(({ step }) => step)))
  const steps = line.steps.map(step => {
    const isHandFed = line.machines.some(machine => {
      return machine.works.some(work => work.step === step.id && isFedByHand(machine, work, step))
    })
    const marked = { ...step, isHandFed: isHandFed || undefined }
    return doneSteps.has(step.id) ? marked : { boughtIn, ...marked }
  })
  const styles = line.styles.filter(({ routes }) => routes.some(route => route.steps.some(id => doneSteps.has(id))))
  return { ...line, steps, styles: styles.length > 0 ? styles : line.styles }
}
