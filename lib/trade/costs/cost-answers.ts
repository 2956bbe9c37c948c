import Big from 'big.js'
import { readNumber, toPlainTyped } from '@/lib/trade/measures/numbers'
import { PAISE, RUPEES } from '@/lib/trade/measures/other-scripts'
import { type InputNotes, limit, type Note, quote, type Typed, toTyped } from '@/lib/trade/planner/job-query'
import { fill } from '@/lib/words'
import type { CostInput, CostInputId } from './cost-inputs'
import { PAPER } from './paper'

/**
 * What costs are counted with. `values`: by the id of an input its number, a word (a choice such as 'kraft'), or a
 * paper such as '150/20'; null if it is blank. `prices`: by slug, the price of a machine in ₹.
 */
export type CostAnswers = { values: Record<string, Big | string | null>; prices: Record<string, Big> }

/** The key, in the URL too, of what is typed as the price of a machine. */
export function getPriceKey({ slug }: { slug: string }): string {
  return `price-${slug}`
}

/** The buyer types a machine's price from a quotation: at most 50 crore rupees. */
export const MOST_PRICE = 500_000_000

/** No machine of this trade costs less in ₹: who types a smaller number may mean lakh (100,000), and is told so. */
const LEAST_PRICE = 1000

/** Inputs that must be whole numbers, because a loan ends with a month. */
const WHOLE: readonly string[] = ['tenor', 'moratorium', 'implementation'] satisfies CostInputId[]

/** What a URL may have keys of: the inputs, and the machines of the plan, whose prices are typed. */
type Catalogue = {
  inputs: readonly CostInput[]
  machines: readonly { slug: string; title: string }[]
  words: InputNotes
}

/**
 * Reads the keys of costs from a URL. Never fails: what cannot be counted with is replaced by the default, or left out
 * where there is none, with a note for each.
 * @returns the answers, the notes, and in `rest` the keys that are not of costs
 */
export function parseCosts(parameters: Typed, { inputs, machines, words }: Catalogue) {
  const notes: Note[] = []
  const note = (key: string, label: string, text: string) => {
    notes.push({ key, text: fill(words.of, { label, note: text }) })
  }
  const answers: CostAnswers = { values: {}, prices: {} }
  for (const input of inputs) {
    const { answer, problem } = readInput(parameters.get(input.id) ?? '', input, words)
    answers.values[input.id] = answer
    if (problem !== null) note(input.id, input.label, problem)
  }
  for (const { slug, title } of machines) {
    const key = getPriceKey({ slug })
    const { answer, problem } = readOpen(parameters.get(key) ?? '', { least: 0, most: MOST_PRICE, unit: '₹' }, words)
    if (answer !== null) answers.prices[slug] = answer
    if (problem !== null) note(key, title, problem)
    else if (answer?.gt(0) && answer.lt(LEAST_PRICE)) note(key, title, fill(words.lakh, { price: answer.toNumber() }))
  }
  // 'costs=1' asks `npm run plan` for the costs of its plan.
  const own = new Set(['costs', ...inputs.map(({ id }) => id), ...machines.map(getPriceKey)])
  const rest = toTyped([...parameters].filter(([key]) => !own.has(key)))
  return { answers, notes, rest }
}

/** The answer that a text gives, and the sentence about what is wrong with the text; null if nothing is. */
type Read<Answer = Big | string | null> = { answer: Answer; problem: string | null }

/** Reads what is typed for an input. A text that cannot be counted with is replaced by the input's default. */
function readInput(text: string, input: CostInput, words: InputNotes): Read {
  // Only an input with choices has no range.
  const { value, range = [0, 0], choices = [], unit } = input
  if (value === undefined) return readOpen(text, { least: range[0], most: range[1], unit }, words)
  const standard = typeof value === 'number' ? new Big(value) : value
  if (text.trim() === '') return { answer: standard, problem: null }
  const typed = quote(text)
  const refuse = (sentence: string) => ({
    answer: standard,
    problem: `${sentence} ${fill(words.standard, { value })}`,
  })
  if (choices.length > 0) {
    const choice = choices.find(name => name === text.trim().toLowerCase())
    if (choice !== undefined) return { answer: choice, problem: null }
    return refuse(fill(words.noChoice, { typed, choices: choices.join(', ') }))
  }
  if (typeof standard === 'string') {
    const { gsm } = PAPER.exec(text.trim())?.groups ?? {}
    const isInside = gsm !== undefined && Number(gsm) >= range[0] && Number(gsm) <= range[1]
    return isInside ? { answer: text.trim(), problem: null } : refuse(fill(words.noSize, { typed }))
  }
  const number = readRupees(text)
  if (number === null) return refuse(fill(words.noNumber, { typed }))
  if (WHOLE.includes(input.id) && !Number.isInteger(number)) return refuse(fill(words.notWhole, { typed }))
  const limited = limit(number, typed, { least: range[0], most: range[1], unit }, words)
  return { answer: new Big(limited.value), problem: limited.note }
}

/**
 * Reads what is typed for an input without a default. A number outside the bounds is left out, not limited: a price of
 * -5 must not become one of 0.
 */
function readOpen(
  text: string,
  bounds: { least: number; most: number; unit?: string | undefined },
  words: InputNotes,
): Read<Big | null> {
  if (text.trim() === '') return { answer: null, problem: null }
  const typed = quote(text)
  const number = readRupees(text)
  if (number === null) return { answer: null, problem: `${fill(words.noNumber, { typed })} ${words.without}` }
  const { value, note, mistake } = limit(number, typed, bounds, words)
  const isInside = number >= bounds.least && number <= bounds.most
  // Inside the bounds, the note says at most that the number was rounded.
  if (isInside) return { answer: new Big(value), problem: note }
  return { answer: null, problem: `${mistake} ${words.without}` }
}

/** How people close an amount on paper so that no digit can be added: '500/-', '500/- only'. */
const CLOSED = /\s*\/[-=](?:\s*only)?$/i

/**
 * How people mark an amount as rupees, before or after it ('₹120', '-Rs. 120', '120 rupees'), or as paise ('90 paise').
 */
const MARK = `(?:₹|₨|Rs\\.?|INR|rupees?|${RUPEES})`
const MARKED = new RegExp(`^([+-]?)\\s*${MARK}\\s*|\\s*${MARK}$`, 'i')
const IN_PAISE = new RegExp(`\\s*(?:paise|paisa|${PAISE})$`, 'i')

/**
 * A number as people write money: ₹12,50,000, Rs. 4.90/- and 12.5 lakh; null for what is not one amount for certain.
 */
function readRupees(text: string) {
  const amount = toPlainTyped(text).trim().replace(CLOSED, '')
  if (!IN_PAISE.test(amount)) return readNumber(amount.replace(MARKED, '$1'))
  const paise = readNumber(amount.replace(IN_PAISE, ''))
  return paise === null ? null : new Big(paise).div(100).toNumber()
}

/** The number of an input that has a default. */
export function getAmount({ values }: CostAnswers, id: CostInputId): Big {
  const value = values[id]
  if (value instanceof Big) return value
  throw new Error(`The cost input '${id}' has no number`)
}

/** The number of an input that may be blank. */
export function findAmount({ values }: CostAnswers, id: CostInputId): Big | null {
  const value = values[id]
  return value instanceof Big ? value : null
}

/** A percentage as a share of one. */
export function getShare(answers: CostAnswers, id: CostInputId): Big {
  return getAmount(answers, id).div(100)
}

/**
 * The paper of a layer of corrugated board: of '150/20' its 150 grams a square metre, and the input that is the price
 * in ₹/kg of paper with a burst factor of 20, 'price-kraft-20'.
 */
export function getPaper(answers: CostAnswers, id: CostInputId) {
  const { gsm = '', burstFactor } = PAPER.exec(String(answers.values[id]))?.groups ?? {}
  return { gsm: new Big(gsm), input: `price-kraft-${burstFactor}` as CostInputId }
}
