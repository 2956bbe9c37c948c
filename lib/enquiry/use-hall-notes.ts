import { useEffect } from 'react'
import { addHallNote, takeHallNote } from '@/lib/fit/hall-notes'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { changeEnquiry } from './enquiry'

/** Puts what the fit check said of a machine into its note. */
export function useHallNotes(machines: readonly ListedMachine[]) {
  useEffect(() => {
    for (const { slug, note } of machines) {
      const answer = takeHallNote(slug)
      if (answer !== null) changeEnquiry(slug, { note: addHallNote(note, answer) })
    }
  }, [machines])
}
