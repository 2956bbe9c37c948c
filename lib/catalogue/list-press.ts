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

/** What a press did, as a sentence, and whether it did what its button is for. */
export type Pressed = { said: string; isDone: boolean }

/** Does what a 'Compare' or 'Add to enquiry' button is for. */
export function pressListButton(button: HTMLElement): Pressed {
  const { slug, title, process = '' } = button.closest<HTMLElement>('[data-slug]')?.dataset ?? {}
  if (!slug || !title) return { said: '', isDone: false }
  const name = toListName(button)
  const { list, refusal } = toggleMachine(name, readMachineList(name), { slug, title, process, quantity: 1, note: '' })
  if (refusal) return { said: REFUSALS[name][refusal], isDone: false }
  writeMachineList(name, list)
  const isIn = list.some(machine => machine.slug === slug)
  const said = `${title} ${isIn ? 'added to' : 'removed from'} the ${name === 'compare' ? 'comparison' : 'enquiry'}.`
  return { said, isDone: true }
}
