import { createListeners, createStoredValue, useStore } from '@/lib/browser/store'
import { MAX_COMPARED, MAX_ENQUIRED, MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { removeHidden, sanitizeForMessage } from '@/lib/hidden-characters'
import { isSlug } from '@/lib/lists/machine-query'
import { toAsciiDigits } from '@/lib/trade/measures/digits'
import { MACHINES } from '@/lib/trade/measures/other-scripts'

/** The two lists that a visitor can fill in this browser. */
export type ListName = 'compare' | 'enquiry'

/** A machine in a list. `quantity` and `note` are used by the enquiry list only. */
export type ListedMachine = { slug: string; title: string; process: string; quantity: number; note: string }

/** What the list buttons need to know about a machine. */
export type ListableMachine = Pick<ListedMachine, 'slug' | 'title' | 'process'>

/** How many machines each list may have. */
const LIMITS: Record<ListName, number> = { compare: MAX_COMPARED, enquiry: MAX_ENQUIRED }

/** Maximum length of a stored title or process. Those of the catalogue are shorter. */
const MAX_TEXT_LENGTH = 200

/** The visitor's comparison list, oldest machine first. Empty if the storage is blocked or its content is damaged. */
export const compareList = createStoredValue('local', 'compared_machines', stored => parseList('compare', stored))

/** The visitor's enquiry list, as {@link compareList}. */
export const enquiryList = createStoredValue('local', 'enquiry_machines', stored => parseList('enquiry', stored))

/** Both lists by name. */
export const machineLists = { compare: compareList, enquiry: enquiryList }

/**
 * Parses a stored list, whatever it contains. Damaged and repeated entries are dropped; quantities and notes are
 * limited.
 */
export function parseList(name: ListName, stored: unknown): ListedMachine[] {
  if (!Array.isArray(stored)) return []
  const machines = stored.flatMap(parseMachine)
  return machines
    .filter(({ slug }, index) => machines.findIndex(other => other.slug === slug) === index)
    .slice(0, LIMITS[name])
}

function parseMachine(entry: unknown): ListedMachine[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { slug, title, process = '', quantity = 1, note = '' } = entry as Record<string, unknown>
  if (typeof slug !== 'string' || !isSlug(slug) || cleanText(title) === '') return []
  const texts = { title: cleanText(title), process: cleanText(process), note: cleanNote(note) }
  return [{ slug, ...texts, quantity: toQuantity(quantity) }]
}

function cleanText(value: unknown) {
  return typeof value === 'string' ? sanitizeForMessage(value.slice(0, MAX_TEXT_LENGTH), MAX_TEXT_LENGTH) : ''
}

/** Converts any value to a whole number of machines from 1 to MAX_QUANTITY. */
export function toQuantity(value: unknown) {
  // Converting an object to a number may throw.
  const number = typeof value === 'object' ? Number.NaN : Math.round(Number(value))
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), MAX_QUANTITY) : 1
}

/** A number of machines as buyers write it, with a word for pieces or machines in any script of India. */
const QUANTITY = new RegExp(`^\\s*(\\d+)\\s*(?:sets?|nos?|pcs?|pieces?|units?|machines?|${MACHINES})?\\.?\\s*$`, 'iu')

/**
 * The number of machines that is typed: 2 for '2', '2 sets' and '२ nos.'; null if it is not clearly one whole number.
 */
export function readQuantity(typed: string): number | null {
  const [, digits] = QUANTITY.exec(toAsciiDigits(typed)) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A note as it is stored: one line of at most MAX_NOTE_CHARACTERS; empty if the value is not a text. */
export function cleanNote(value: unknown) {
  return typeof value === 'string' ? removeHidden(value.replace(/\s+/g, ' ').slice(0, MAX_NOTE_CHARACTERS)) : ''
}

/** A machine as it is added to a list. */
export function toListed({ slug, title, process }: ListableMachine): ListedMachine {
  return { slug, title, process, quantity: 1, note: '' }
}

/**
 * What the last press on a list button led to. 'unstored': the machine was added, but is lost when the page is closed.
 * 'full' and 'otherProcess': it was not added, because the list is full or compares machines for another process.
 */
export type ListChange = {
  list: ListName
  title: string
  outcome: 'added' | 'removed' | 'unstored' | 'full' | 'otherProcess'
}

let lastChange: ListChange | null = null
const { notify, subscribe } = createListeners()

/** The last press on a list button, until `clearListChange` is called. */
export const listChange = { get: () => lastChange, subscribe }

/** Forgets the last press on a list button, once its message has been shown. */
export function clearListChange() {
  lastChange = null
  notify()
}

/**
 * Adds the machine to the list, or removes it if it is listed. A comparison contains machines of a single process only.
 */
export function toggleListed(list: ListName, machine: ListableMachine) {
  lastChange = { list, title: machine.title, outcome: toggle(list, machine) }
  notify()
}

/** Adds or removes a machine and returns what became of it. */
function toggle(name: ListName, machine: ListableMachine): ListChange['outcome'] {
  const list = machineLists[name].get()
  const others = list.filter(({ slug }) => slug !== machine.slug)
  if (others.length < list.length) {
    machineLists[name].set(others)
    return 'removed'
  }
  if (name === 'compare' && list.some(({ process }) => process !== machine.process)) return 'otherProcess'
  if (list.length >= LIMITS[name]) return 'full'
  return machineLists[name].set([...list, toListed(machine)]) ? 'added' : 'unstored'
}

/** Whether the machine is in the list, as React state; false in the pre-rendered HTML. */
export function useIsListed(list: ListName, slug: string): boolean {
  const { get, subscribe } = machineLists[list]
  return useStore({ get: () => get().some(machine => machine.slug === slug), subscribe }, false)
}

/**
 * How many opened machines are remembered: as many as fit on the compare page without pushing its footer out of view.
 */
const MAX_SEEN = 8

/** Slugs of the machines whose pages the visitor has opened, newest first, whatever the storage contains. */
export const seenList = createStoredValue('local', 'seen_machines', stored => {
  const slugs: string[] = Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string' && isSlug(slug)) : []
  return [...new Set(slugs)].slice(0, MAX_SEEN)
})
