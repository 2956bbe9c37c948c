import type { CostInput, CostInputId } from '@/lib/content/line/cost-files'
import { formatNumber } from '@/lib/format-number'
import { quote } from '@/lib/planner/job-query'
import type { CostFile } from '@/lib/planner/planner-file'
import { uncapitalize } from '@/lib/product/capital'
import { fill } from '@/lib/words'
import type { CostDay, CostSubject } from './day'
import { findMainMaterial } from './plan-figures'
import { computeRunningCost } from './running-cost'
import type { TypedCosts } from './typed-costs'

/** A field for an input of the costs: what stands in it unless a buyer types another text, and where that comes from. */
export type CostField = {
  id: string
  label: string
  unit?: string | undefined
  hint?: string | undefined
  standard: string
  choices?: { value: string; label: string }[] | undefined
}

/** The inputs in view, after the price of the main material; prices of machines follow. All others are folded. */
const IN_VIEW: readonly CostInputId[] = ['tariff', 'operator', 'helper', 'sell']

/** An input as a field. */
function describeInput(input: CostInput, { hints, choices: names }: CostFile['words']): CostField {
  const { id, label, unit, value, range = [0, 0], choices, source } = input
  const [least, most] = range
  const name = (choice: string) => names[choice as keyof typeof names] ?? choice
  const standard = value === undefined ? '' : String(value)
  if (choices.length > 0) {
    const hint = fill(hints.choice, { value: name(standard), source })
    return { id, label, unit, hint, standard, choices: choices.map(value => ({ value, label: name(value) })) }
  }
  const hint =
    value === undefined ? fill(hints.open, { least, most }) : fill(hints.standard, { value, least, most, source })
  return { id, label, unit, hint: id === 'sell' ? hints.sell : hint, standard }
}

/** The fields in view. The main material of the plan has the price that is counted for it. */
export function listFields(day: CostDay, { inputs, words }: CostFile): CostField[] {
  const { hints, items } = words
  const main = findMainMaterial(day)
  const own = inputs.find(({ id }) => id === 'price-own')
  const inView = IN_VIEW.flatMap(id => inputs.find(input => input.id === id) ?? [])
  const others = inView.map(input => describeInput(input, words))
  if (!own || !main) return others
  const price = formatNumber(main.price.round(2).toNumber())
  const label = fill(hints.main, { item: uncapitalize(items[main.item as keyof typeof items]) })
  return [{ id: own.id, label, unit: own.unit, hint: fill(hints.mainHint, { price }), standard: price }, ...others]
}

/** The fields for the prices of a plan's machines. */
export function listMachineFields({ plan }: CostSubject, { form }: CostFile['words']): CostField[] {
  return plan.machines.map(({ count, machine: { slug, title } }) => {
    const hint = count > 1 ? fill(form.several, { count }) : undefined
    return { id: `price-${slug}`, label: title, unit: form.machine, hint, standard: '' }
  })
}

/**
 * The folded fields of a group: those that the plan's cost depends on, because most prices are of other packs. How wages
 * are counted has a table of its own.
 */
export function listFolded(day: CostDay, { inputs, words }: CostFile, group: CostInput['group']): CostField[] {
  const shown = new Set<string>([...IN_VIEW, 'price-own', 'labour'])
  const used = listUsed(day)
  return inputs
    .filter(input => input.group === group && !shown.has(input.id) && (group === 'finance' || used.has(input.id)))
    .map(input => (input.id === 'gst-out' ? { ...input, value: day.brief.style.gst } : input))
    .map(input => describeInput(input, words))
}

/** The inputs that are read when the cost of a day is counted. */
function listUsed(day: CostDay) {
  const used = new Set<string>()
  const values = new Proxy(day.answers.values, {
    get(all, id: string) {
      used.add(id)
      return all[id]
    },
  })
  computeRunningCost({ ...day, answers: { ...day.answers, values } })
  return used
}

/** What of the typed figures belongs to a plan, in one line for the enquiry; null if nothing does. */
export function formatFigures(typed: TypedCosts, subject: CostSubject, { inputs, words }: CostFile): string | null {
  const figures = [...inputs, ...listMachineFields(subject, words)]
    .flatMap(({ id, label }) => {
      const text = typed[id]
      return text === undefined ? [] : fill(words.enquiry.line, { label, typed: quote(text) })
    })
    .join('; ')
  return figures === '' ? null : fill(words.enquiry.opening, { figures })
}
