import { formatNumber } from '@/lib/format-number'
import { sanitizeForMessage } from '@/lib/hidden-characters'
import { type Answer, findDefault, type Job, listQuestions, takesSheet } from './job'
import type { Assumption, PlannerForm, Question, Style } from './planner-data'

/** Says what in the URL was replaced. `key` is the question, so that the text can be shown next to its field. */
export type Note = { key: string; text: string }

type Read = { answer: Answer | undefined; note: string | null }

/** Maximum length of a word from the URL that a note quotes. */
const MOST_QUOTED = 40

/** Parses a job from a URL or a sample. Never fails: invalid values are replaced, with a note for each. */
export function parseJob(parameters: URLSearchParams, data: PlannerForm): { job: Job; notes: Note[] } {
  const notes: Note[] = []
  const style = findStyle(parameters.get('style'), data, notes)
  const asked = listAsked(data, style)
  const job: Job = { style: style.id, answers: {}, assumptions: {} }
  for (const question of asked) {
    const { answer, note } = readAnswer(parameters.get(question.id), question, findDefault(question, style))
    if (answer !== undefined) job.answers[question.id] = answer
    if (note !== null) notes.push({ key: question.id, text: `${question.label}: ${note}` })
  }
  narrowCup(job, notes)
  for (const key of new Set(parameters.keys())) {
    if (key === 'style' || asked.some(({ id }) => id === key)) continue
    const assumption = data.assumptions.find(({ id }) => id === key)
    if (assumption) readAssumption(parameters.get(key) ?? '', assumption, job, notes)
    else if (!['', '0'].includes(parameters.get(key) ?? '')) notes.push(createUnknownNote(key, data))
  }
  return { job, notes }
}

/**
 * The questions of the form; their ids are the keys of the URL. Includes the sheet if the style lets visitors choose
 * it.
 */
export function listAsked(data: PlannerForm, style: Style): Question[] {
  return listQuestions(data, style).filter(({ id }) => id !== 'sheet' || takesSheet(style))
}

/** The query of a job: all answers, and the changed assumptions. */
export function formatJob({ style, answers, assumptions }: Job): URLSearchParams {
  const pairs = Object.entries(answers).map(([id, answer]): [string, string] => [id, formatTyped(answer)])
  const changed = Object.entries(assumptions).map(([id, value]): [string, string] => [id, String(value)])
  return new URLSearchParams([['style', style], ...pairs, ...changed])
}

/** An answer as text, for the URL and the field. */
export function formatTyped(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? '1' : '0'
  return Array.isArray(answer) ? answer.join('x') : String(answer)
}

function findStyle(id: string | null, { styles }: PlannerForm, notes: Note[]): Style {
  const found = styles.find(style => style.id === id)
  // The content has at least one style.
  const style = found ?? (styles[0] as Style)
  if (id && !found) notes.push({ key: 'style', text: `We plan no '${quote(id)}'. This is a plan for: ${style.name}.` })
  return style
}

function readAnswer(text: string | null, question: Question, standard: Answer | undefined): Read {
  if (text === null || text.trim() === '') return { answer: standard, note: null }
  if (question.kind === 'flag') return { answer: !['0', 'false', 'no'].includes(text.trim().toLowerCase()), note: null }
  if (question.kind === 'choice') return readChoice(text.trim(), question, standard)
  if (question.kind === 'size') return readSize(text, question, standard)
  const { value, note } = readNumber(text, question)
  return value === null ? { answer: standard, note: `${note} ${formatStandard(standard)}` } : { answer: value, note }
}

function readChoice(text: string, { choices }: Question, standard: Answer | undefined): Read {
  const choice = choices.find(entry => entry.toLowerCase() === text.toLowerCase())
  if (choice !== undefined) return { answer: choice, note: null }
  return { answer: standard, note: `'${quote(text)}' is none of ${choices.join(', ')}. ${formatStandard(standard)}` }
}

const TIMES = /[x×*]/i

function readSize(text: string, question: Question, standard: Answer | undefined): Read {
  // A comma sets thousands apart where another sign stands between the sides: 1,020 x 720.
  const sides = text.split(TIMES.test(text) ? TIMES : ',')
  const read = sides.map(side => readNumber(side, question))
  const [first, second] = read.map(({ value }) => value)
  if (sides.length !== 2 || first == null || second == null) {
    const hint = question.hint === null ? '' : `${question.hint}. `
    return { answer: standard, note: `'${quote(text)}' is not a size. ${hint}${formatStandard(standard)}` }
  }
  return { answer: [first, second], note: read.find(({ note }) => note !== null)?.note ?? null }
}

/** Digits may be grouped, also in the Indian way: 20,000 and 1,00,000. */
const GROUPED = /^\+?\d{1,3}(,\d{2,3})+(\.\d+)?$/

type Bounds = { least: number; most: number; isWhole?: boolean; unit: string | null }

/** Reads a number and limits it to its bounds; null if it is not a number. */
function readNumber(
  text: string,
  { least, most, isWhole, unit }: Bounds,
): { value: number | null; note: string | null } {
  const plain = text.trim()
  const number = Number(GROUPED.test(plain) ? plain.replaceAll(',', '') : plain)
  if (plain === '' || Number.isNaN(number)) return { value: null, note: `'${quote(text)}' is not a number.` }
  const inside = Math.min(Math.max(number, least), most)
  const value = isWhole ? Math.round(inside) : Math.round(inside * 1000) / 1000
  const withUnit = (amount: number) => `${formatNumber(amount)}${unit ? ` ${unit}` : ''}`
  if (number === value) return { value, note: null }
  const rounded = isWhole ? 'is not a whole number' : 'has more than three decimals'
  const outside = number < least ? `is less than ${withUnit(least)}` : `is more than ${withUnit(most)}`
  const bound = number === inside ? rounded : outside
  return { value, note: `'${quote(text)}' ${bound}. We plan with ${withUnit(value)}.` }
}

function formatStandard(standard: Answer | undefined) {
  if (standard === undefined) return 'We plan without it.'
  return `We plan with ${typeof standard === 'number' ? formatNumber(standard) : formatTyped(standard)}.`
}

/** Makes a cup's bottom smaller than its top, because otherwise the fan has no radius. */
function narrowCup({ answers }: Job, notes: Note[]) {
  const { top, bottom } = answers
  if (typeof top !== 'number' || typeof bottom !== 'number' || bottom < top) return
  answers.bottom = top - 1
  notes.push({ key: 'bottom', text: `The bottom is narrower than the top. We plan with ${formatNumber(top - 1)} mm.` })
}

function readAssumption(text: string, assumption: Assumption, job: Job, notes: Note[]) {
  const { value, note } = readNumber(text, assumption)
  if (value !== null && value !== assumption.value) job.assumptions[assumption.id] = value
  if (note !== null) notes.push({ key: assumption.id, text: `${assumption.label}: ${note}` })
}

function createUnknownNote(key: string, { questions }: PlannerForm): Note {
  const question = questions.find(({ id }) => id === key)
  const name = question?.label ?? `'${quote(key)}'`
  return { key: question ? key : '', text: `${name}: not asked for this pack. We left it out.` }
}

function quote(text: string) {
  return sanitizeForMessage(text.trim(), MOST_QUOTED)
}
