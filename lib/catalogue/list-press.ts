import { readMachineList, writeMachineList } from '@/lib/adapters/machine-list-store'
import { type ListName, type Refusal, toggleMachine } from './machine-list'

const REFUSALS: Record<ListName, Record<Exclude<Refusal, null>, string>> = {
  compare: {
    full: 'Four machines can be compared at a time. Remove one first.',
    'other-process': 'Only machines for the same step can be compared. Clear the comparison to start another.',
  },
  enquiry: { full: 'The enquiry list is full. Send it first.', 'other-process': '' },
}

/** The list that a button works. */
export function toListName({ dataset }: HTMLElement): ListName {
  return dataset.list === 'compare' ? 'compare' : 'enquiry'
}

/** Said with what is added where the browser blocks its storage or has filled it. */
const UNSTORED = 'This browser does not store it: it is kept until the page is closed or reloaded.'

/** What a press did, as a sentence, and whether it did what its button is for; `unstored` did, but not for long. */
export type Pressed = { said: string; outcome: 'done' | 'unstored' | 'refused' }

/** Does what a 'Compare' or 'Add to enquiry' button is for. */
export function pressListButton(button: HTMLElement): Pressed {
  const { slug, title, process = '' } = button.closest<HTMLElement>('[data-slug]')?.dataset ?? {}
  if (!slug || !title) return { said: '', outcome: 'refused' }
  const name = toListName(button)
  const { list, refusal } = toggleMachine(name, readMachineList(name), { slug, title, process, quantity: 1, note: '' })
  if (refusal) return { said: REFUSALS[name][refusal], outcome: 'refused' }
  const isStored = writeMachineList(name, list)
  const isIn = list.some(machine => machine.slug === slug)
  const said = `${title} ${isIn ? 'added to' : 'removed from'} the ${name === 'compare' ? 'comparison' : 'enquiry'}.`
  return isStored || !isIn ? { said, outcome: 'done' } : { said: `${said} ${UNSTORED}`, outcome: 'unstored' }
}
