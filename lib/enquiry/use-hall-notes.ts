import { useEffect } from 'react'
import { addHallNote, takeHallNote } from '@/lib/fit/hall-notes'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { changeEnquiry } from './enquiry'

/** Adds the result of the fit check of each machine to its note. */
export function useHallNotes(machines: readonly ListedMachine[]) {
  useEffect(() => {
    for (const { slug, note } of machines) {
      const hallNote = takeHallNote(slug)
      if (hallNote !== null) changeEnquiry(slug, { note: addHallNote(note, hallNote) })
    }
  }, [machines])
}
