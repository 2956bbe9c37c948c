import { quote } from '@/lib/trade/planner/job-query'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'
import { getPriceKey, MOST_PRICE } from './cost-answers'
import type { CostFile, CostInput, CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import { listMainInputs } from './materials'
import { countCarriers } from './running'
import { computeRunningCost } from './running-cost'
import type { TypedCosts } from './typed-costs'

/** A field of the form for an input of the costs. */
export type CostField = {
  id: string
  label: string
  unit?: string | undefined
  /** The default, where it comes from, and the limits, in words. */
  hint?: string | undefined
  /** The default as text; empty if there is none. */
  standard: string
  inputMode?: 'decimal' | undefined
  choices?: { value: string; label: string }[] | undefined
}

const LAKH = 100_000

/**
 * The keyboard that a phone shows for amounts of at most `most`: a decimal keypad has no letters, with which large
 * amounts are typed ('12.5 lakh'), and no slash of a paper ('120/18').
 */
export function chooseInputMode(most: number, standard = ''): 'decimal' | undefined {
  return most < LAKH && !standard.includes('/') ? 'decimal' : undefined
}

/** The inputs that the form always shows, after the prices of the main material. All others are folded away. */
const IN_VIEW: readonly CostInputId[] = ['tariff', 'operator', 'helper', 'other-helpers', 'sell']

/** An input as a field. */
function describeInput(input: CostInput, words: CostFile['words']): CostField {
  const { hints, meanings } = words
  // Only an input with choices has no range.
  const { id, label, unit, value, range = [0, 0], choices = [], source } = input
  const [least, most] = range
  const standard = value === undefined ? '' : String(value)
  const explain = (hint: string) => {
    const meaning = meanings[id as keyof typeof meanings]
    return meaning ? fill(hints.meaning, { meaning, hint }) : hint
  }
  if (choices.length > 0) {
    const hint = explain(fill(hints.choice, { value: nameChoice(standard, words), source }))
    return {
      id,
      label,
      unit,
      hint,
      standard,
      choices: choices.map(value => ({ value, label: nameChoice(value, words) })),
    }
  }
  const hint =
    value === undefined ? fill(hints.open, { least, most }) : fill(hints.standard, { value, least, most, source })
  const inputMode = chooseInputMode(most, standard)
  return { id, label, unit, hint: id === 'sell' ? hints.sell : explain(hint), standard, inputMode }
}

/** The fields that the form always shows: the prices of the main material, and those of IN_VIEW. */
export function listCostFields(day: CostDay, { inputs, words }: CostFile): CostField[] {
  const inView = [...listMainInputs(day), ...IN_VIEW].flatMap(id => inputs.find(input => input.id === id) ?? [])
  return inView.map(input => describeInput({ ...input, value: getStandard(input, day) }, words))
}

/**
 * What an input is counted with unless the buyer types another: its value, or what follows from the plan, the rate of
 * GST of its style and the helpers who carry between its machines.
 */
export function getStandard({ id, value }: Pick<CostInput, 'id' | 'value'>, day: CostDay) {
  if (id === 'gst-out') return day.brief.style.gst
  return id === 'other-helpers' ? countCarriers(day) : value
}

/** The fields for the prices of a plan's machines. */
export function listMachineFields({ plan }: Pick<CostDay, 'plan'>, { form }: CostFile['words']): CostField[] {
  return plan.machines.map(({ count, machine }) => {
    const hint = count > 1 ? fill(form.several, { count }) : undefined
    return {
      id: getPriceKey(machine),
      label: machine.title,
      unit: form.machine,
      hint,
      standard: '',
      inputMode: chooseInputMode(MOST_PRICE),
    }
  })
}

/**
 * The folded fields of a group: those alone that the plan's cost depends on, because most inputs are for other packs.
 * The choice of how wages are counted ('labour') has a table of its own. 'price-own' is a key of `npm run plan` alone:
 * the form asks for the price of the main material itself.
 */
export function listFolded(day: CostDay, { inputs, words }: CostFile, group: CostInput['group']): CostField[] {
  const shown = new Set<string>([...listMainInputs(day), ...IN_VIEW, 'price-own', 'labour'])
  return listUsed(day, inputs)
    .filter(input => input.group === group && !shown.has(input.id))
    .map(input => describeInput({ ...input, value: getStandard(input, day) }, words))
}

/** The prices and wages that the cost of a day is counted with, by group, but for those of finance. */
export function listStandards(day: CostDay, { inputs, words }: CostFile) {
  const used = listUsed(day, inputs).map(input => ({ ...input, value: getStandard(input, day) }))
  const groups = (['material', 'consumables', 'running'] as const).map(group => ({
    title: words.groups[group],
    standards: used.flatMap(({ id, label, unit, value, group: own }) => {
      if (own !== group || typeof value !== 'number' || !unit?.startsWith('₹')) return []
      return { id, label, text: unit.replace('₹', `₹${formatNumber(value)}`) }
    }),
  }))
  return groups.filter(({ standards }) => standards.length > 0)
}

/** The name of a choice: a yes, a paper, a way to count. */
function nameChoice(choice: string, { choices }: CostFile['words']): string {
  return choices[choice as keyof typeof choices] ?? choice
}

/**
 * The inputs that the cost of a day depends on, and all of finance. To find them, the cost is computed with answers
 * that note which of them are read.
 */
export function listUsed(day: CostDay, inputs: readonly CostInput[]): CostInput[] {
  const used = new Set<string>()
  const values = new Proxy(day.answers.values, {
    get(all, id: string) {
      used.add(id)
      return all[id]
    },
  })
  computeRunningCost({ ...day, answers: { ...day.answers, values } })
  return inputs.filter(({ id, group }) => group === 'finance' || used.has(id))
}

/** The typed figures that a plan's cost depends on, in one line for the enquiry; null if there are none. */
export function formatFigures(typed: TypedCosts, day: CostDay, { inputs, words }: CostFile): string | null {
  const figures = [...listUsed(day, inputs), ...listMachineFields(day, words)]
    .flatMap(({ id, label }) => {
      const text = typed[id]
      return text === undefined ? [] : fill(words.enquiry.line, { label, typed: quote(text) })
    })
    .join('; ')
  return figures === '' ? null : fill(words.enquiry.opening, { figures })
}
