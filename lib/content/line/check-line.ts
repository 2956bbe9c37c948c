import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown } from '@/lib/content/files/problem'
import type { ProductFile } from '@/lib/content/product'
import { listTops } from './figure-ends'
import type { LineFiles } from './line-files'
import type { WorkInFile } from './product-line'

/** The files of content/line, each with its reporter. */
export type ParsedLine = {
  steps: Parsed<Pick<LineFiles, 'steps'>>
  styles: Parsed<Pick<LineFiles, 'styles'>>
  questions: Parsed<Pick<LineFiles, 'questions'>>
  assumptions: Parsed<Pick<LineFiles, 'assumptions' | 'flutes' | 'sheets'>>
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
  for (const file of files) checkWorks(file, steps)
  checkStyles(line, steps, questions)
  const done = new Set(files.flatMap(({ value }) => (value.line?.steps ?? []).map(({ step }) => step)))
  const used = new Set(line.styles.value.styles.flatMap(({ routes }) => routes.flatMap(route => route.steps)))
  for (const [index, { id, boughtIn, when, unless }] of line.steps.value.steps.entries()) {
    const report = (field: string, sentence: string) => line.steps.report(['steps', index, field], sentence)
    if (used.has(id) && !done.has(id) && boughtIn === undefined) {
      report('id', `no machine does the step '${id}'. Name it in a machine's file, or write boughtIn and why`)
    }
    for (const [field, word] of Object.entries({ when, unless })) {
      const known = [...questions, ...JOINTS]
      if (word === undefined || known.includes(word)) continue
      report(field, formatUnknown(word, 'a question', known, `Write one of ${known.join(', ')}`))
    }
  }
}

function checkStyles({ styles, assumptions, questions: { value } }: ParsedLine, steps: string[], questions: string[]) {
  for (const [index, style] of styles.value.styles.entries()) {
    const report = (path: PropertyKey[], sentence: string) => styles.report(['styles', index, ...path], sentence)
    for (const [place, ask] of style.asks.entries()) {
      if (!questions.includes(ask))
        report(['asks', place], formatUnknown(ask, 'a question', questions, remedy(questions)))
      const question = value.questions.find(({ id }) => id === ask)
      const isOpen = question?.kind === 'flag' || question?.isOpen === true || question?.id === 'colours'
      if (question && !isOpen && style.defaults[ask] === undefined) {
        report(['defaults'], `gives no '${ask}'. Write one`)
      }
    }
    for (const key of Object.keys(style.defaults)) {
      if (!questions.includes(key))
        report(['defaults', key], formatUnknown(key, 'a question', questions, remedy(questions)))
    }
    const { flute } = style.defaults
    if (flute !== undefined && !assumptions.value.flutes.some(({ id }) => id === flute)) {
      report(['defaults', 'flute'], `has no thickness. Write it into flutes of line/assumptions.yaml`)
    }
    for (const [route, { steps: own }] of style.routes.entries()) {
      for (const [place, id] of own.entries()) {
        if (!steps.includes(id))
          report(['routes', route, 'steps', place], formatUnknown(id, 'a step', steps, remedy(steps)))
      }
    }
  }
}

function remedy(known: readonly string[]) {
  return `Write one of ${known.join(', ')}`
}

/** Checks that the steps in a machine's file name figures of that machine. */
function checkWorks({ value, report }: ProductFile, steps: string[]) {
  const names = value.figures.map(({ name }) => name)
  for (const [index, work] of (value.line?.steps ?? []).entries()) {
    const at = (field: string, sentence: string) => report(['line', 'steps', index, field], sentence)
    if (!steps.includes(work.step)) at('step', formatUnknown(work.step, 'a step', steps, remedy(steps)))
    for (const { field, name } of listFigureNames(work)) {
      const figure = value.figures.find(other => other.name === name)
      if (!figure) at(field, formatUnknown(name, 'a figure of this machine', names, remedy(names)))
      else if (listTops(figure).length === 0) at(field, `'${name}' has no number to limit by. Name another figure`)
      else if (field === 'speed' && !('unit' in figure && figure.unit.includes('/'))) {
        at(field, `'${name}' is no speed. Name the figure of its speed`)
      }
    }
  }
}

function listFigureNames({ speed, stack, area, most, least, within }: WorkInFile) {
  const speeds = (Array.isArray(speed) ? speed : [speed]).map(name => ({ field: 'speed', name }))
  const limits = Object.entries({ most, least, within }).flatMap(([field, record]) =>
    Object.values(record).flatMap(by => (by === undefined ? [] : [by].flat().map(name => ({ field, name })))),
  )
  const others = Object.entries({ stack, area }).map(([field, name]) => ({ field, name }))
  return [...speeds, ...limits, ...others].flatMap(({ field, name }) =>
    typeof name === 'string' ? [{ field, name }] : [],
  )
}
