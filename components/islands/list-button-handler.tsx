'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { readMachineList, writeMachineList } from '@/lib/adapters/machine-list-store'
import { type ListName, type Refusal, toggleMachine } from '@/lib/catalogue/machine-list'
import { useMachineList } from '@/lib/hooks/use-machine-list'

const REFUSALS: Record<ListName, Record<Exclude<Refusal, null>, string>> = {
  compare: {
    full: 'Four machines can be compared at a time. Remove one first.',
    'other-process': 'Only machines for the same step can be compared. Clear the comparison to start another.',
  },
  enquiry: { full: 'The enquiry list is full. Send it first.', 'other-process': '' },
}

function handleClick(event: MouseEvent, say: (text: string) => void) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-list]') : null
  const { slug, title, process = '' } = button?.closest<HTMLElement>('[data-slug]')?.dataset ?? {}
  if (!button || !slug || !title) return
  const name: ListName = button.dataset.list === 'compare' ? 'compare' : 'enquiry'
  const { list, refusal } = toggleMachine(name, readMachineList(name), { slug, title, process, quantity: 1, note: '' })
  if (refusal) return say(REFUSALS[name][refusal])
  writeMachineList(name, list)
  const isIn = list.some(machine => machine.slug === slug)
  say(`${title} ${isIn ? 'added to' : 'removed from'} the ${name === 'compare' ? 'comparison' : 'enquiry'}.`)
}

/** Works every 'Compare' and 'Add to enquiry' button of the page and says what each press did. */
export function ListButtonHandler() {
  const path = usePathname()
  const compare = useMachineList('compare')
  const enquiry = useMachineList('enquiry')
  const [said, setSaid] = useState('')

  useEffect(() => {
    const listener = (event: MouseEvent) => handleClick(event, setSaid)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])

  // The buttons are server-rendered and anew after each change of path; what is pressed is marked on them directly.
  useEffect(() => {
    if (!path) return
    const pressed = {
      compare: new Set(compare.map(({ slug }) => slug)),
      enquiry: new Set(enquiry.map(({ slug }) => slug)),
    }
    for (const button of document.querySelectorAll<HTMLElement>('button[data-list]')) {
      const slug = button.closest<HTMLElement>('[data-slug]')?.dataset.slug ?? ''
      const name: ListName = button.dataset.list === 'compare' ? 'compare' : 'enquiry'
      button.setAttribute('aria-pressed', String(pressed[name].has(slug)))
    }
  }, [path, compare, enquiry])

  return (
    <p className="vh" role="status">
      {said}
    </p>
  )
}
