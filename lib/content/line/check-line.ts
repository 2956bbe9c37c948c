import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product'
import type { LineFiles } from '@/lib/trade/planner/line'
import { listEntries } from './line-machine'
import type { WorkInFile } from './product-line'

/** The files of content/line, each with its reporter. */
type ParsedLine = {
  steps: Parsed<Pick<LineFiles, 'steps'>>
  styles: Parsed<Pick<LineFiles, 'styles'>>
  questions: Parsed<Pick<LineFiles, 'questions'>>
  assumptions: Parsed<Pick<LineFiles, 'flutes'>>
}

/** Values of a step's `when` that are kinds of joint, not ids of questions. */
const JOINTS = ['glued', 'stitched']

/**
 * Checks that the planner's steps, styles and machines refer to each other correctly, so that every route can be
 * planned.
 */
export function checkLine(line: ParsedLine, files: readonly ProductFile[]) {
  const steps = line.steps.value.steps.map(({ id }) => id)
  const questions = line.questions.value.questions.map(({ id }) => id)
  for (const file of files) checkWorks(file)
  checkStyles(line, steps, questions)
  for (const [index, { when, unless }] of line.steps.value.steps.entries()) {
    for (const [field, word] of Object.entries({ when, unless })) {
      const known = [...questions, ...JOINTS]
      if (word === undefined || known.includes(word)) continue
      line.steps.report(['steps', index, field], formatUnknown(word, 'a question', known))
    }
  }
}

/** Checks that each style asks known questions, has a default for each, and has routes of known steps. */
function checkStyles({ styles, assumptions, questions: { value } }: ParsedLine, steps: string[], questions: string[]) {
  for (const [index, style] of styles.value.styles.entries()) {
    const report = (path: PropertyKey[], sentence: string) => styles.report(['styles', index, ...path], sentence)
    for (const [place, ask] of style.asks.entries()) {
      if (!questions.includes(ask)) report(['asks', place], formatUnknown(ask, 'a question', questions))
      const question = value.questions.find(({ id }) => id === ask)
      // Without a default, a flag is not set, and a pack has no colours: it is not printed.
      const isOpen = question?.kind === 'flag' || question?.isOpen === true || question?.id === 'colours'
      if (question && !isOpen && style.defaults[ask] === undefined) report(['defaults'], `gives no '${ask}'. Write one`)
    }
    for (const key of Object.keys(style.defaults)) {
      if (!questions.includes(key)) report(['defaults', key], formatUnknown(key, 'a question', questions))
    }
    const { flute } = style.defaults
    if (flute !== undefined && !assumptions.value.flutes.some(({ id }) => id === flute)) {
      report(['defaults', 'flute'], "has no thickness. Write it under 'flutes' in content/line/assumptions.yaml")
    }
    for (const [route, { steps: ids }] of style.routes.entries()) {
      for (const [place, id] of ids.entries()) {
        if (!steps.includes(id)) report(['routes', route, 'steps', place], formatUnknown(id, 'a step', steps))
      }
    }
  }
}

/** Checks that the steps in a machine's file name figures of that machine, and that its models have a number each. */
function checkWorks({ value, report }: ProductFile) {
  const { models = [], line } = value
  // For each limited measure, the most that each of the models takes.
  for (const [of, most] of listEntries(line?.models ?? {})) {
    if (most.length === models.length) continue
    report(['line', 'models', of], `has ${most.length} of ${models.length} numbers. Write one for each of the models`)
  }
  const names = value.figures.map(({ name }) => name)
  for (const [index, work] of (value.line?.steps ?? []).entries()) {
    const reportField = (field: string, sentence: string) => report(['line', 'steps', index, field], sentence)
    for (const { field, name } of listFigureNames(work)) {
      const figure = value.figures.find(other => other.name === name)
      // A speed is always required; other limits are optional.
      const orRemove = field === 'speed' ? '' : ', or remove it'
      if (!figure) reportField(field, formatUnknown(name, 'a figure of this machine', names) + orRemove)
      else if (['text', 'from', 'tolerance'].includes(figure.type)) {
        reportField(field, `'${name}' has no number to limit by. Name another figure${orRemove}`)
      } else if (field === 'speed' && !('unit' in figure && figure.unit.includes('/'))) {
        reportField(field, `'${name}' is no speed. Name the figure of its speed`)
      }
    }
  }
}

/** The names of figures in the block of a step, each with its field. Estimates, which are numbers, are left out. */
function listFigureNames({ speed, stack, area, most, least, within }: WorkInFile) {
  const limits = Object.entries({ most, least, within }).flatMap(([field, record]) =>
    Object.values(record).map(by => [field, by] as const),
  )
  return [['speed', speed] as const, ['stack', stack] as const, ['area', area] as const, ...limits].flatMap(
    ([field, by]) => [by].flat().flatMap(name => (typeof name === 'string' ? [{ field, name }] : [])),
  )
}
