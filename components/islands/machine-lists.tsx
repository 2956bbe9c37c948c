'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { toListName } from '@/lib/catalogue/list-press'
import { useMachineList } from '@/lib/hooks/use-machine-list'
import { CompareTray } from './compare-tray'

export { pressListButton } from '@/lib/catalogue/list-press'

/** The visitor's lists on a page: the tray of the comparison, and which buttons are pressed. */
export function MachineLists() {
  const path = usePathname()
  const compare = useMachineList('compare')
  const enquiry = useMachineList('enquiry')

  // The buttons are server-rendered and anew after each change of path; what is pressed is marked on them directly.
  useEffect(() => {
    if (!path) return
    const pressed = {
      compare: new Set(compare.map(({ slug }) => slug)),
      enquiry: new Set(enquiry.map(({ slug }) => slug)),
    }
    for (const button of document.querySelectorAll<HTMLElement>('button[data-list]')) {
      const slug = button.closest<HTMLElement>('[data-slug]')?.dataset.slug ?? ''
      button.setAttribute('aria-pressed', String(pressed[toListName(button)].has(slug)))
    }
  }, [path, compare, enquiry])

  return <CompareTray />
}
