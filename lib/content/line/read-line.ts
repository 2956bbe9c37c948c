import 'server-only'
import { parseFile } from '@/lib/content/files/parse-file'
import type { Problem } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product'
import type { PlannerData } from '@/lib/planner/planner-data'
import { checkLine } from './check-line'
import { createPlannerData } from './create-planner-data'
import { lineAssumptionsSchema, lineQuestionsSchema, lineStepsSchema, lineStylesSchema } from './line-files'

/**
 * Reads content/line and checks it against the machines. Returns null if there are mistakes, which are added to
 * `problems`.
 */
export function readLine(folder: string, files: readonly ProductFile[], problems: Problem[]): PlannerData | null {
  const steps = parseFile(folder, 'line/steps.yaml', lineStepsSchema, problems)
  const styles = parseFile(folder, 'line/styles.yaml', lineStylesSchema, problems)
  const questions = parseFile(folder, 'line/questions.yaml', lineQuestionsSchema, problems)
  const assumptions = parseFile(folder, 'line/assumptions.yaml', lineAssumptionsSchema, problems)
  if (!steps || !styles || !questions || !assumptions) return null
  const before = problems.length
  checkLine({ steps, styles, questions, assumptions }, files)
  if (problems.length > before) return null
  return createPlannerData(files, { ...steps.value, ...styles.value, ...questions.value, ...assumptions.value })
}
