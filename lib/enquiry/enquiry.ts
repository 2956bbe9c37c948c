import { createStoredValue } from '@/lib/browser/store'
import { MAX_ENQUIRED } from '@/lib/constants'
import { cleanNote, enquiryList, type ListedMachine, parseList, toQuantity } from '@/lib/lists/machine-list'

// An enquiry consists of the visitor's own list and the machines of a link that was opened in this tab. A link is meant
// for one message, so it changes the visitor's list only if the visitor asks for it.

/** The machines of the link that was opened in this tab. */
export const linkedMachines = createStoredValue('session', 'linked_machines', stored => parseList('enquiry', stored))

/** All machines of the enquiry, each once. */
export function combineMachines(own: readonly ListedMachine[], linked: readonly ListedMachine[]): ListedMachine[] {
  return [...own, ...linked.filter(({ slug }) => !own.some(known => known.slug === slug))]
}

/** Adds the machines of a link to the enquiry. Returns those for which there was no room. */
export function addLinkedMachines(machines: readonly ListedMachine[]): ListedMachine[] {
  const before = combineMachines(enquiryList.get(), linkedMachines.get())
  const { list, left } = addMachines(before, machines)
  if (list.length > before.length) linkedMachines.set([...linkedMachines.get(), ...list.slice(before.length)])
  return left
}

/**
 * Adds machines to the visitor's own list. For those that the enquiry already has, the new quantity and note replace
 * the old ones. Returns the number of machines for which there was no room.
 */
export function addToEnquiry(machines: readonly ListedMachine[]): number {
  // Changes nothing for machines that are not in the enquiry yet.
  for (const { slug, quantity, note } of machines) changeEnquiry(slug, { quantity, note })
  const linked = linkedMachines.get()
  return addToOwnList(machines.filter(({ slug }) => !linked.some(known => known.slug === slug))).length
}

/** Moves those machines of the link for which there is room to the visitor's own list. */
export function keepLinkedMachines() {
  linkedMachines.set(addToOwnList(linkedMachines.get()))
}

/** Adds machines that the visitor has chosen on this site. Returns those for which there was no room. */
export function addToOwnList(machines: readonly ListedMachine[]): ListedMachine[] {
  const { list, left } = addMachines(enquiryList.get(), machines)
  enquiryList.set(list)
  return left
}

/** Adds the machines that are not in the list yet, up to its limit. `left` contains those that did not fit. */
function addMachines(list: readonly ListedMachine[], machines: readonly ListedMachine[]) {
  const added = machines.filter(({ slug }) => !list.some(listed => listed.slug === slug))
  const room = MAX_ENQUIRED - list.length
  return { list: [...list, ...added.slice(0, room)], left: added.slice(room) }
}

/** Changes the quantity or the note of one machine, wherever it came from. */
export function changeEnquiry(slug: string, change: { quantity?: unknown; note?: unknown }) {
  updateEnquiry(list =>
    list.map(machine => {
      if (machine.slug !== slug) return machine
      const { quantity = machine.quantity, note = machine.note } = change
      return { ...machine, quantity: toQuantity(quantity), note: cleanNote(note) }
    }),
  )
}

/** Removes one machine from the enquiry. */
export function removeFromEnquiry(slug: string) {
  updateEnquiry(list => list.filter(machine => machine.slug !== slug))
}

/** Removes the machines that a delivered message lists from the enquiry, and no others. */
export function forgetEnquiry(message: string) {
  const lines = new Set(message.split('\n'))
  updateEnquiry(list => list.filter(machine => !lines.has(formatMachineLine(machine))))
}

/** Applies a change to both parts of the enquiry: the visitor's own list and the machines of the link. */
function updateEnquiry(update: (list: ListedMachine[]) => ListedMachine[]) {
  const [own, linked] = [enquiryList.get(), linkedMachines.get()]
  if (own.length > 0) enquiryList.set(update(own))
  if (linked.length > 0) linkedMachines.set(update(linked))
}

/**
 * The line for one machine in a message: '- 2 × Single Facer: note'. It has no words, so every language has the same.
 */
function formatMachineLine({ title, quantity, note }: ListedMachine): string {
  const count = quantity > 1 ? `${quantity} × ` : ''
  return `- ${count}${title}${note.trim() && `: ${note.trim()}`}`
}

/**
 * The machines as lines of a message, each with its line break; empty for an empty list.
 *
 * @param opening the line above them
 */
export function formatEnquiryText(list: readonly ListedMachine[], opening: string): string {
  return list.length > 0 ? [opening, ...list.map(formatMachineLine), ''].join('\n') : ''
}

/**
 * Updates a message after the list has changed: replaces the previous lines with the new ones, and keeps what the
 * visitor wrote above and below them. A message with edited or other machine lines is left unchanged; one without any
 * begins with the new lines.
 */
export function replaceMachineLines(message: string, oldLines: string, newLines: string, opening: string): string {
  if (oldLines && message.includes(oldLines)) return message.replace(oldLines, () => newLines)
  return message.includes(opening) ? message : newLines + message
}

/**
 * Adds a link to a plan at the end of a message. If the message already has one with the same title, the new link takes
 * its place, because the plan has been changed since.
 */
export function addPlanLink(message: string, title: string, url: string): string {
  const link = `${title}: ${url}`
  const lines = message.split('\n')
  const isEarlier = (line: string) => line.startsWith(`${title}: `)
  if (lines.some(isEarlier)) return lines.map(line => (isEarlier(line) ? link : line)).join('\n')
  return message ? `${message.trimEnd()}\n${link}\n` : `${link}\n`
}
