import { createStore, useStore } from '@/lib/browser/store'
import { type ListedMachine, type ListName, type Refusal, toggleMachine } from '@/lib/lists/machine-list'
import { compareList } from './compare-list'
import { enquiryList } from './enquiry-list'

/** What the list buttons need to know about a machine. */
export type ListableMachine = Pick<ListedMachine, 'slug' | 'title' | 'process'>

/**
 * The result of pressing a list button, as a sentence. `unstored` means that the change was made but is lost when the
 * page is closed.
 */
export type ListMessage = { text: string; outcome: 'done' | 'unstored' | 'refused' }

const LISTS = {
  compare: { store: compareList, name: 'comparison' },
  enquiry: { store: enquiryList, name: 'enquiry' },
} as const

const REFUSALS: Record<ListName, Record<Exclude<Refusal, null>, string>> = {
  compare: {
    full: 'You can compare four. Remove one to add this.',
    'other-process': 'Only machines that do the same job can be compared. Clear the comparison to start another.',
  },
  enquiry: { full: 'The enquiry list is full. Send it first.', 'other-process': '' },
}

/** Added to the message if the browser's storage is blocked or full. */
const UNSTORED = 'This browser does not store it: it is kept until the page is closed or reloaded.'

const NO_MESSAGE: ListMessage = { text: '', outcome: 'done' }

let message = NO_MESSAGE

/** The result of the last button press on the page. */
export const listMessage = createStore(() => message)

/** Resets the message to an empty text. */
export function clearListMessage() {
  message = NO_MESSAGE
  listMessage.notify()
}

/** Adds the machine to the list, or removes it if it is listed, and sets the message. */
export function toggleListed(list: ListName, machine: ListableMachine) {
  message = toggle(list, machine)
  listMessage.notify()
}

function toggle(listName: ListName, machine: ListableMachine): ListMessage {
  const { store, name } = LISTS[listName]
  const { list, refusal } = toggleMachine(listName, store.get(), { ...machine, quantity: 1, note: '' })
  if (refusal) return { text: REFUSALS[listName][refusal], outcome: 'refused' }
  const isStored = store.set(list)
  const isListed = list.some(({ slug }) => slug === machine.slug)
  const text = `${machine.title} ${isListed ? 'added to' : 'removed from'} the ${name}.`
  return isStored || !isListed ? { text, outcome: 'done' } : { text: `${text} ${UNSTORED}`, outcome: 'unstored' }
}

/** Whether the machine is in the list, as React state; false in the pre-rendered HTML. */
export function useIsListed(list: ListName, slug: string): boolean {
  const { store } = LISTS[list]
  const get = () => store.get().some(machine => machine.slug === slug)
  return useStore({ get, subscribe: store.subscribe }, false)
}
