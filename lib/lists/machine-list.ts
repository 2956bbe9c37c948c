import { MAX_COMPARED, MAX_ENQUIRED, MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { removeHidden, sanitizeForMessage } from '@/lib/hidden-characters'
import { isSlug } from '@/lib/lists/machine-query'

/** The two lists that a visitor can fill in this browser. */
export type ListName = 'compare' | 'enquiry'

/** A machine in a list. `quantity` and `note` are used by the enquiry list only. */
export type ListedMachine = { slug: string; title: string; process: string; quantity: number; note: string }

/** Why a machine was not added; null if it was added or removed. */
export type Refusal = 'full' | 'other-process' | null

const LIMITS: Record<ListName, number> = { compare: MAX_COMPARED, enquiry: MAX_ENQUIRED }

/** Maximum length of a stored title or process. Those of the catalogue are shorter. */
const MAX_TEXT_LENGTH = 200

/**
 * Parses a stored list, whatever it contains. Damaged and repeated entries are dropped; quantities and notes are
 * limited.
 */
export function parseList(name: ListName, stored: unknown): ListedMachine[] {
  if (!Array.isArray(stored)) return []
  const machines = stored.flatMap(toMachine)
  return machines
    .filter(({ slug }, index) => machines.findIndex(other => other.slug === slug) === index)
    .slice(0, LIMITS[name])
}

function toMachine(entry: unknown): ListedMachine[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { slug, title, process = '', quantity = 1, note = '' } = entry as Record<string, unknown>
  if (typeof slug !== 'string' || !isSlug(slug) || toText(title) === '') return []
  return [
    { slug, title: toText(title), process: toText(process), quantity: toQuantity(quantity), note: formatNote(note) },
  ]
}

function toText(value: unknown) {
  return typeof value === 'string' ? sanitizeForMessage(value.slice(0, MAX_TEXT_LENGTH), MAX_TEXT_LENGTH) : ''
}

/** Converts any value to a whole number of machines from 1 to MAX_QUANTITY. */
export function toQuantity(value: unknown) {
  // Converting an object to a number may throw.
  const number = typeof value === 'object' ? Number.NaN : Math.round(Number(value))
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), MAX_QUANTITY) : 1
}

function formatNote(value: unknown) {
  return typeof value === 'string' ? removeHidden(value.replace(/\s+/g, ' ').slice(0, MAX_NOTE_CHARACTERS)) : ''
}

/** Adds the machine, or removes it if it is listed. A comparison contains machines of a single process only. */
export function toggleMachine(name: ListName, list: readonly ListedMachine[], machine: ListedMachine) {
  const others = list.filter(({ slug }) => slug !== machine.slug)
  if (others.length < list.length) return { list: others, refusal: null }
  const refusal = findRefusal(name, list, machine)
  return { list: refusal ? [...list] : [...list, machine], refusal }
}

function findRefusal(name: ListName, list: readonly ListedMachine[], { process }: ListedMachine): Refusal {
  if (name === 'compare' && list.some(other => other.process !== process)) return 'other-process'
  return list.length >= LIMITS[name] ? 'full' : null
}

/** Adds the machines that are not in the list yet, up to its limit. `left` contains those that did not fit. */
export function addMachines(name: ListName, list: readonly ListedMachine[], machines: readonly ListedMachine[]) {
  const added = machines.filter(({ slug }) => !list.some(listed => listed.slug === slug))
  const room = LIMITS[name] - list.length
  return { list: [...list, ...added.slice(0, room)], left: added.slice(room) }
}

/** The list with a new quantity or note for one machine. */
export function changeMachine(
  list: readonly ListedMachine[],
  slug: string,
  change: { quantity?: unknown; note?: unknown },
) {
  return list.map(machine => {
    if (machine.slug !== slug) return machine
    const { quantity = machine.quantity, note = machine.note } = change
    return { ...machine, quantity: toQuantity(quantity), note: formatNote(note) }
  })
}
