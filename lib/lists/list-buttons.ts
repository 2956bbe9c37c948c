import { createStore, useStore } from '@/lib/browser/store'
import { type ListedMachine, type ListName, type Refusal, toggleMachine } from '@/lib/lists/machine-list'
import { compareList } from './compare-list'
import { enquiryList } from './enquiry-list'

/** What the buttons know of a machine. */
export type ListableMachine = Pick<ListedMachine, 'slug' | 'title' | 'process'>

/** What a press did, as a sentence, and whether it did what its button is for; `unstored` did, but not for long. */
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

/** Said with what is added where the browser blocks its storage or has filled it. */
const UNSTORED = 'This browser does not store it: it is kept until the page is closed or reloaded.'

const NO_MESSAGE: ListMessage = { text: '', outcome: 'done' }

let message = NO_MESSAGE

/** What the last press on the page did. */
export const listMessage = createStore(() => message)

export function clearListMessage() {
  message = NO_MESSAGE
  listMessage.notify()
}

/** Adds the machine to the list or removes it, and sets the message that says so. */
export function toggleListed(list: ListName, machine: ListableMachine) {
  message = toggle(list, machine)
  listMessage.notify()
}

function toggle(listName: ListName, machine: ListableMachine): ListMessage {
  const { store, name } = LISTS[listName]
  const { list, refusal } = toggleMachine(listName, store.get(), { ...machine, quantity: 1, note: '' })
  if (refusal) return { text: REFUSALS[listName][refusal], outcome: 'refused' }
  const isStored = store.set(list)
  const isIn = list.some(({ slug }) => slug === machine.slug)
  const text = `${machine.title} ${isIn ? 'added to' : 'removed from'} the ${name}.`
  return isStored || !isIn ? { text, outcome: 'done' } : { text: `${text} ${UNSTORED}`, outcome: 'unstored' }
}

/** Whether the machine is in the list, kept current; false in the pre-rendered HTML. */
export function useIsListed(list: ListName, slug: string): boolean {
  const { store } = LISTS[list]
  const get = () => store.get().some(machine => machine.slug === slug)
  return useStore({ get, subscribe: store.subscribe }, false)
}
