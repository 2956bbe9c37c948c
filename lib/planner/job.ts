import type { AssumptionId } from './assumption-ids'
import type { PlannerData, PlannerForm, Question, Style } from './planner-data'

/** What a question may be answered with: a number, a choice, yes or no, or two sides. */
export type Answer = number | string | boolean | readonly [number, number]

/** What a buyer asks for. Answers stand under the ids of their questions; one that is open may be missing. */
export type Job = {
  style: string
  answers: Record<string, Answer>
  /** Assumptions that were changed, by their ids. */
  assumptions: Record<string, number>
}

/** A job with all that its answers mean, as the rules take it. */
export type Brief = {
  style: Style
  job: Job
  /** Every assumption by its id. */
  assume: (id: AssumptionId) => number
  number: (id: string) => number
  /** Thickness of the board in mm. */
  thickness: number
}

/** Questions that a style asks: its own on the pack, those on output, and those on the plant that change its plan. */
export function listQuestions({ questions, steps }: PlannerForm, style: Style): Question[] {
  const ids = new Set(style.routes.flatMap(route => route.steps))
  const decides = (id: string) =>
    steps.some(({ id: step, when, unless }) => ids.has(step) && [when, unless].includes(id))
  return questions.filter(({ id, group, kind }) => {
    if (group === 'pack') return style.asks.includes(id)
    return group !== 'plant' || kind !== 'flag' || decides(id)
  })
}

/** What a question is answered with where a job says nothing; undefined for one that stays open. */
export function findDefault(question: Question, style: Style): Answer | undefined {
  const own = style.defaults[question.id]
  if (own !== undefined) return own
  if (question.isOpen) return undefined
  if (question.kind === 'flag') return false
  return question.kind === 'choice' ? (question.choices[0] ?? '') : question.least
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

/** Looks up what the rules ask of a job again and again. */
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
  return { style, job, assume, number, thickness: getThickness() }

  function getThickness() {
    if (style.material === 'rigid board') return number('board')
    if (style.material !== 'corrugated') return (number('gsm') * assume('carton-bulk')) / 1000
    return data.flutes.find(({ id }) => id === job.answers.flute)?.mm ?? 0
  }
}

/** Whether an answer asks for something: a flag that is set, colours, a joint of this sort. */
export function isAsked({ job }: Brief, id: string): boolean {
  if (id === 'glued' || id === 'stitched') return job.answers.joint === id
  const answer = job.answers[id]
  return answer === true || (typeof answer === 'number' && answer > 0)
}

/** Packs a day, whole. */
export function getPacksPerDay({ job, number, assume }: Brief): number {
  const packs = number('quantity')
  return job.answers.per === 'month' ? Math.ceil(packs / assume('work-days')) : packs
}

/** Seconds of a day in which a machine runs or is set up, whole. */
export function getSecondsPerDay({ number, assume }: Brief): number {
  return Math.round(number('shifts') * assume('shift-hours') * assume('shift-share') * 3600)
}
