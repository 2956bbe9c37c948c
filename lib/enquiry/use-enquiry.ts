import { useEffect, useMemo } from 'react'
import { useStore } from '@/lib/browser/store'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { enquiryList } from '@/lib/lists/enquiry-list'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { combineMachines, linkedMachines } from './enquiry'
import { replaceOpening } from './enquiry-text'

const EMPTY: ListedMachine[] = []

/** The lines that were last written into the message of this tab. */
const OPENING_KEY = 'enquiry_opening'

/** The machines of the enquiry, and those of them that came with a link; none in the pre-rendered HTML. */
export function useEnquiry(): { machines: ListedMachine[]; linked: ListedMachine[] } {
  const own = useStore(enquiryList, EMPTY)
  const linked = useStore(linkedMachines, EMPTY)
  return useMemo(() => ({ machines: combineMachines(own, linked), linked }), [own, linked])
}

/**
 * Keeps the machines at the head of a message while the visitor writes below them; lines that the visitor changed are left alone.
 *
 * @param text the lines, see formatEnquiryText
 * @param change gives the message as it should be; the same function on every render
 */
export function useOpening(text: string, change: (update: (message: string) => string) => void) {
  useEffect(() => {
    const before = readStored('session', OPENING_KEY) ?? ''
    change(message => replaceOpening(message, before, text))
    writeStored('session', OPENING_KEY, text)
  }, [text, change])
}
