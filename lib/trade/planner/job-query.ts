import { sanitizeForMessage } from '@/lib/hidden-characters'
import { readAmount, readSides } from '@/lib/trade/measures/measures'
import { readNumber } from '@/lib/trade/measures/numbers'
import { UNITS, type Unit } from '@/lib/trade/measures/units'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'
import { listAssumptions, type ShownAssumption } from './assumptions'
import { type Answer, findDefault, getMachineKey, getStyle, type Job, listJobKeys, listQuestions } from './job'
import type { Question, Style } from './line'
import type { PlannerForm } from './planner-data'

/** Says what in the URL was replaced. `key` is the question, so that the text can be shown next to its field. */
export type Note = { key: string; text: string }

type NoteWords = PlannerForm['formWords']['notes']

/** The words for notes on what is typed for an input of any kind. */
export type InputNotes = Omit<NoteWords, 'unknownStyle' | 'narrowCup' | 'notAsked' | 'upsOfNoSheet'>

/** Leaves out the words of notes that only a pack can have. */
export function pickInputNotes({
  unknownStyle: _style,
  narrowCup: _cup,
  notAsked: _asked,
  upsOfNoSheet: _ups,
  ...notes
}: NoteWords): InputNotes {
  return notes
}
/** The answer that a text gives, undefined without one, and the sentence on what was replaced; null if nothing was. */
type Read = { answer: Answer | undefined; note: string | null }

/** Maximum length of a word from the URL that a note quotes. */
const MOST_QUOTED = 40

/**
 * Names with what was typed for each, such as the fields of a form or the parameters of an address (a URLSearchParams).
 * Of several with the same name, the first counts.
 */
export type Typed = Iterable<[string, string]> & {
  get: (name: string) => string | null | undefined
  keys: () => Iterable<string>
}

/** Pairs of a name and a text as typed answers. */
export function toTyped(pairs: Iterable<[string, string]>): Map<string, string> {
  const typed = new Map<string, string>()
  for (const [name, text] of pairs) if (!typed.has(name)) typed.set(name, text)
  return typed
}

/** Parses a job from a URL or a sample. Never fails: invalid values are replaced, with a note for each. */
export function parseJob(parameters: Typed, form: PlannerForm): { job: Job; notes: Note[] } {
  const words = form.formWords.notes
  const notes: Note[] = []
  const style = findStyle(parameters.get('style'), form, notes)
  const asked = listQuestions(form, style)
  const job: Job = { style: style.id, answers: {}, assumptions: {} }
  for (const question of asked) {
    const bounded = limitToChanges(question, job)
    const { answer, note } = readAnswer(parameters.get(question.id), bounded, findDefault(question, style), words)
    if (answer !== undefined) job.answers[question.id] = answer
    if (note !== null) notes.push({ key: question.id, text: fill(words.of, { label: question.label, note }) })
  }
  narrowCup(job, notes, words)
  dropUpsWithoutSheet(job, style, notes, form)
  readMachines(parameters, job, style, form)
  const assumptions = listAssumptions(form, style)
  const keysOfAll = new Set(listJobKeys(form))
  for (const key of new Set(parameters.keys())) {
    if (key === 'style' || asked.some(({ id }) => id === key)) continue
    const text = parameters.get(key) ?? ''
    const assumption = assumptions.find(({ id }) => id === key)
    if (assumption) readAssumption(text, assumption, job, notes, words)
    // What is said of a step of another style has no effect here.
    else if (keysOfAll.has(key) && !form.questions.some(({ id }) => id === key)) continue
    // Blank and 0 ask for nothing, so nothing is lost.
    else if (!['', '0'].includes(text)) notes.push(createUnknownNote(key, form))
  }
  return { job, notes }
}

/** Of the job changes, no more than all can be to another size. */
function limitToChanges(question: Question, { answers }: Job): Question {
  return question.id === 'size-changes' ? { ...question, most: Number(answers.changes) } : question
}

/** The parameters of a job's address: all answers, and the changed assumptions. */
export function listTyped({ style, answers, assumptions }: Job): Map<string, string> {
  const pairs = Object.entries(answers).map(([id, answer]): [string, string] => [id, formatTyped(answer)])
  const changed = Object.entries(assumptions).map(([id, value]): [string, string] => [id, String(value)])
  return toTyped([['style', style], ...pairs, ...changed])
}

/** An answer as text, for the URL and the field. */
export function formatTyped(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? '1' : '0'
  return Array.isArray(answer) ? answer.join('x') : String(answer)
}

/**
 * The job after a change of the form, and its query: every answer as the plan uses it, or as typed if there is a note
 * about it.
 *
 * @param fields the values of the form's fields; of several with the same name, the first counts
 * @param before the job that the form showed. A new style has its own pack, and keeps the answers about output and
 * plant
 */
export function changeJob(fields: Typed, before: Job, form: PlannerForm) {
  const read = fields.get('style') === before.style ? fields : keepPlant(fields, before, form)
  const { job, notes } = parseJob(read, form)
  const query = listTyped(job)
  for (const { key } of notes) {
    const typed = read.get(key)
    if (typed != null && query.has(key)) query.set(key, typed)
  }
  return { job, notes, query }
}

/**
 * Keeps the answers that are independent of the style: those about output and plant, and the assumptions. An answer
 * that is the old style's default is dropped, so that the new style's own applies.
 */
function keepPlant(fields: Typed, before: Job, form: PlannerForm) {
  const old = getStyle(form, before.style)
  const questions = listQuestions(form, old)
  const kept = [...fields].filter(([id, text]) => {
    const question = questions.find(asked => asked.id === id)
    return question?.group !== 'pack' && (!question || String(findDefault(question, old)) !== text)
  })
  return toTyped(kept)
}

/** The style with an id from the URL; the first one, with a note, if there is none. */
function findStyle(id: string | null | undefined, { styles, formWords }: PlannerForm, notes: Note[]): Style {
  const found = styles.find(style => style.id === id)
  // The content has at least one style.
  const style = found ?? (styles[0] as Style)
  if (id && !found) {
    const text = fill(formWords.notes.unknownStyle, { typed: quote(id), style: style.name })
    notes.push({ key: 'style', text })
  }
  return style
}

/** Reads what is typed for a question. A text that cannot be read is replaced by the default, with a note. */
function readAnswer(
  text: string | null | undefined,
  question: Question,
  standard: Answer | undefined,
  words: NoteWords,
): Read {
  if (text == null || text.trim() === '') return { answer: standard, note: null }
  const typed = quote(text)
  const refuse = (...sentences: string[]) => ({
    answer: standard,
    note: [...sentences, formatStandard(standard, words)].join(' '),
  })
  switch (question.kind) {
    case 'flag':
      // Any other text sets it: a form sends '1', and a link may have 'yes'.
      return { answer: !['0', 'false', 'no'].includes(text.trim().toLowerCase()), note: null }
    case 'choice': {
      const answer = question.choices.find(entry => entry.toLowerCase() === text.trim().toLowerCase())
      if (answer !== undefined) return { answer, note: null }
      return refuse(fill(words.noChoice, { typed, choices: question.choices.join(', ') }))
    }
    case 'size': {
      const sides = readSides(text, findUnit(question) ?? 'mm')
      if (sides === null) return refuse(fill(words.noSize, { typed }), ...(question.hint ? [`${question.hint}.`] : []))
      const [first, second] = sides.map(side => limit(side, String(side), question, words))
      return {
        answer: [first?.value ?? 0, second?.value ?? 0],
        note: first?.note ?? second?.note ?? null,
      }
    }
    case 'number': {
      const unit = findUnit(question)
      const number = unit ? readAmount(text, unit) : readNumber(text)
      if (number === null) return refuse(fill(words.noNumber, { typed }))
      const { value, note } = limit(number, typed, question, words)
      return { answer: value, note }
    }
  }
}

/** The unit of a question, if other units may be typed instead: feet for metres. */
function findUnit({ unit }: Question): Unit | undefined {
  return UNITS.find(known => known === unit)
}

type Bounds = { least: number; most: number; whole?: boolean; unit?: string | undefined }

/**
 * Rounds a number and limits it to its bounds. The note says what was changed, the mistake, then what is counted with;
 * both are null if nothing was.
 */
export function limit(number: number, typed: string, { least, most, whole, unit }: Bounds, words: InputNotes) {
  const inside = Math.min(Math.max(number, least), most)
  const value = whole ? Math.round(inside) : Math.round(inside * 1000) / 1000
  if (number === value) return { value, note: null, mistake: null }
  const withUnit = (amount: number) => {
    if (unit?.startsWith('₹')) return unit.replace('₹', `₹${formatNumber(amount)}`)
    return `${formatNumber(amount)}${unit ? ` ${unit}` : ''}`
  }
  const mistake =
    number === inside
      ? fill(whole ? words.notWhole : words.decimals, { typed })
      : fill(number < least ? words.tooLittle : words.tooMuch, { typed, bound: withUnit(inside) })
  return { value, note: `${mistake} ${fill(words.standard, { value: withUnit(value) })}`, mistake }
}

/** The sentence on the default that is counted with instead of a text that cannot be read. */
function formatStandard(standard: Answer | undefined, words: NoteWords) {
  if (standard === undefined) return words.without
  return fill(words.standard, { value: typeof standard === 'number' ? standard : formatTyped(standard) })
}

/** Makes a cup's bottom smaller than its top, because otherwise the fan has no radius. */
function narrowCup({ answers }: Job, notes: Note[], words: NoteWords) {
  const { top, bottom } = answers
  if (typeof top !== 'number' || typeof bottom !== 'number' || bottom < top) return
  answers.bottom = top - 1
  notes.push({ key: 'bottom', text: fill(words.narrowCup, { value: top - 1 }) })
}

/**
 * Drops the visitor's own number of ups (blanks on a sheet) if no sheet is given: with the same number on each sheet
 * that is tried, the smallest would always be the best. On a reel, the number is for the area of a stroke, so it stays.
 */
function dropUpsWithoutSheet({ answers }: Job, { lay }: Style, notes: Note[], { questions, formWords }: PlannerForm) {
  if (answers['own-ups'] === undefined || answers.sheet !== undefined || lay === 'reel') return
  delete answers['own-ups']
  const { of, upsOfNoSheet, without } = formWords.notes
  const label = questions.find(({ id }) => id === 'own-ups')?.label ?? ''
  notes.push({ key: 'own-ups', text: fill(of, { label, note: `${upsOfNoSheet} ${without}` }) })
}

/** Stores a changed assumption in the job, with a note if its value was limited or cannot be read. */
function readAssumption(text: string, assumption: ShownAssumption, job: Job, notes: Note[], words: NoteWords) {
  const { id, label, unit, range } = assumption
  if (text.trim() === '') return
  const number = readNumber(text)
  const typed = quote(text)
  const { value, note } =
    number === null
      ? { value: null, note: fill(words.noNumber, { typed }) }
      : limit(number, typed, { least: range[0], most: range[1], unit }, words)
  if (value !== null && value !== assumption.value) job.assumptions[id] = value
  if (note !== null) notes.push({ key: id, text: fill(words.of, { label, note }) })
}

/** Stores the machines that a visitor plans steps of the style with. */
function readMachines(parameters: Typed, job: Job, { routes }: Style, { steps }: PlannerForm) {
  for (const step of steps.filter(({ id }) => routes.some(route => route.steps.includes(id)))) {
    const slug = parameters.get(getMachineKey(step))?.trim()
    if (slug) job.answers[getMachineKey(step)] = slug
  }
}

/** The note about a parameter that this style does not ask for. */
function createUnknownNote(key: string, { questions, formWords }: PlannerForm): Note {
  const question = questions.find(({ id }) => id === key)
  const label = question?.label ?? `'${quote(key)}'`
  return { key: question ? key : '', text: fill(formWords.notes.of, { label, note: formWords.notes.notAsked }) }
}

/** A typed text as a note quotes it: short, and without what is hidden. */
export function quote(text: string) {
  return sanitizeForMessage(text.trim(), MOST_QUOTED)
}
