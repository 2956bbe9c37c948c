import { listAssumptions } from './assumptions'
import type { Sizes } from './blanks'
import type { AssumptionId, Question, Step, Style } from './line'
import type { PlannerData, PlannerForm } from './planner-data'

/** The answer to a question: a number, a choice, a flag, or two sides. */
export type Answer = number | string | boolean | readonly [number, number]

/**
 * A buyer's request. Answers are keyed by the ids of their questions, or by `getMachineKey`; optional ones may be missing.
 */
export type Job = {
  style: string
  answers: Record<string, Answer>
  /** The changed assumptions by id, those of steps included (assumptions.ts). */
  assumptions: Record<string, number>
}

/** A job with the values that the rules derive from its answers, and the words of its plan. */
export type Brief = {
  style: Style
  job: Job
  /** Returns the value of an assumption. */
  assume: (id: AssumptionId) => number
  /** Returns the answer to a question by its id: a number in the question's unit, 0 without one. */
  number: (id: string) => number
  /** Thickness of the board in mm. */
  thickness: number
  words: PlannerData['planWords']
}

/**
 * The questions of a style, whose ids are the keys of the URL: its own about the pack, those about output, and those
 * about the plant that affect its plan.
 */
export function listQuestions({ questions, steps }: PlannerForm, style: Style): Question[] {
  const ids = new Set(style.routes.flatMap(route => route.steps))
  const decides = (id: string) =>
    steps.some(({ id: step, when, unless }) => ids.has(step) && [when, unless].includes(id))
  return questions.filter(({ id, group, kind }) => {
    if (group === 'pack') return style.asks.includes(id)
    if (id === 'sheet' || id === 'own-ups') return takesSheet(style)
    return group !== 'plant' || kind !== 'flag' || decides(id)
  })
}

/** The key of the answer, and of the URL, that says with which machine a visitor plans a step: its slug. */
export function getMachineKey({ id }: Pick<Step, 'id'>): string {
  return `machine-${id}`
}

/** All keys of the URL that a job is made of, whatever its style. */
export function listJobKeys(form: PlannerForm): string[] {
  return [
    'style',
    ...[...form.questions, ...listAssumptions(form)].map(({ id }) => id),
    ...form.steps.map(getMachineKey),
  ]
}

/** The default answer to a question, of the style or of the question itself; undefined if it is optional. */
export function findDefault(question: Question, style: Style): Answer | undefined {
  const styleDefault = style.defaults[question.id]
  if (styleDefault !== undefined) return styleDefault
  if (question.standard !== undefined) return question.standard
  if (question.isOpen) return undefined
  if (question.kind === 'flag') return false
  return question.kind === 'choice' ? (question.choices[0] ?? '') : question.least
}

/** The inside dimensions of a job's pack and the thickness of its board, from which its blank is computed. */
export function listSizes({ number, assume, thickness }: Brief): Sizes {
  return { l: number('l'), w: number('w'), h: number('h'), t: thickness, number, assume }
}

/** Whether a buyer may say which sheet a style is laid on. */
export function takesSheet({ lay }: Style) {
  return lay !== 'web' && lay !== 'blank'
}

/** The style of a job. */
export function getStyle({ styles }: PlannerForm, id: string): Style {
  const style = styles.find(entry => entry.id === id)
  if (!style) throw new Error(`No style of pack has the id '${id}'`)
  return style
}

/** Precomputes values of a job that the rules use often. */
export function createBrief(data: PlannerData, job: Job): Brief {
  const style = getStyle(data, job.style)
  const assumed = new Map<string, number>(data.assumptions.map(({ id, value }) => [id, job.assumptions[id] ?? value]))
  const assume = (id: AssumptionId) => {
    const value = assumed.get(id)
    if (value === undefined) throw new Error(`No assumption has the id '${id}'`)
    return value
  }
  const number = (id: string) => {
    const answer = job.answers[id]
    return typeof answer === 'number' ? answer : 0
  }
  return { style, job, assume, number, thickness: getThickness(), words: data.planWords }

  function getThickness() {
    if (style.material === 'rigid board') return number('board')
    // Bulk in cm³/g times weight in g/m² is the thickness in thousandths of a mm; it is rounded to hundredths.
    if (style.material !== 'corrugated') return Math.round((number('gsm') * assume('carton-bulk')) / 10) / 100
    return data.flutes.find(({ id }) => id === job.answers.flute)?.mm ?? 0
  }
}

/** The job with another answer to a question. */
export function withAnswer(job: Job, id: string, answer: Answer): Job {
  return { ...job, answers: { ...job.answers, [id]: answer } }
}

/** Whether an answer is positive: a set flag, a number of colours, this kind of joint. */
export function isAsked({ job }: Brief, id: string): boolean {
  if (id === 'glued' || id === 'stitched') return job.answers.joint === id
  const answer = job.answers[id]
  return answer === true || (typeof answer === 'number' && answer > 0)
}

/** The parts of a brief that a calculation with these assumptions needs. */
export type Assumed<Id extends AssumptionId> = Pick<Brief, 'number'> & {
  job: Pick<Job, 'answers'>
  assume: (id: Id) => number
}

/** Whole packs per day. */
export function getPacksPerDay({ job, number, assume }: Assumed<'work-days'>): number {
  const packs = number('quantity')
  return job.answers.per === 'month' ? Math.ceil(packs / assume('work-days')) : packs
}

/** Whole seconds per day in which a machine runs or is set up. */
export function getSecondsPerDay({ number, assume }: Assumed<'shift-hours' | 'shift-share'>): number {
  return Math.round(number('shifts') * assume('shift-hours') * assume('shift-share') * 3600)
}

/**
 * How often a day a step changes from one job to another: at every job change or, in a step that does not follow the
 * print, only at those to another size. These are all of them unless the visitor says how many.
 */
export function getChanges({ followsPrint }: Pick<Step, 'followsPrint'>, brief: Counted): number {
  return followsPrint ? brief.number('changes') : getSizeChanges(brief)
}

type Counted = Pick<Brief, 'number'> & { job: Pick<Job, 'answers'> }

/** How often a day the size of the pack changes: at each job change unless the visitor says how many; 0 if it stays. */
export function getSizeChanges({ job, number }: Counted): number {
  return number(job.answers['size-changes'] === undefined ? 'changes' : 'size-changes')
}

/**
 * The jobs of a day that a step is set up for, each part of a pack being one where parts are set up by themselves. A job
 * that takes several days counts as one.
 */
export function countJobs(step: Step, brief: Pick<Brief, 'number' | 'job' | 'style'>): number {
  return Math.max(1, getChanges(step, brief)) * (step.perPart ? brief.style.parts : 1)
}

/** Seconds in which a machine is set up for a job, of a job that takes several days those of one day. */
export function getSetUp(step: Step, brief: Pick<Brief, 'number' | 'job'>): number {
  return Math.round(step.setUp * countFlutes(step, brief) * Math.min(1, getChanges(step, brief)) * 3600)
}

/** How many flutes a job makes one after the other in a step; each takes a set-up, with its own cassette of rollers. */
export function countFlutes({ webs, counts }: Step, { job }: Pick<Brief, 'job'>): number {
  return webs === 'each' && counts === 'metre' ? String(job.answers.flute).length : 1
}

/** What a step takes a day for make-ready, in whole units: that of one job, as often as it changes to another. */
export function getMakeReady(step: Step, brief: Brief): number {
  return Math.ceil(Math.round(step.makeReady * getChanges(step, brief) * 1000) / 1000)
}

/** An answer as the form names it: 'month', and 'महीने' in Hindi. */
export function nameChoice(answer: Answer | undefined, { formWords }: Pick<PlannerForm, 'formWords'>): string {
  return formWords.choices[String(answer)] ?? String(answer)
}
