import { useEffect, useMemo } from 'react'
import { useStore } from '@/lib/browser/store'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { enquiryList } from '@/lib/lists/enquiry-list'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { combineMachines, linkedMachines } from './enquiry'
import { replaceOpening } from './enquiry-text'

const EMPTY: ListedMachine[] = []

/** Key of the lines that were last written at the start of the message in this tab. */
const OPENING_KEY = 'enquiry_opening'

/** The machines in the enquiry, and those of them that came with a link; both are empty in the pre-rendered HTML. */
export function useEnquiry(): { machines: ListedMachine[]; linked: ListedMachine[] } {
  const own = useStore(enquiryList, EMPTY)
  const linked = useStore(linkedMachines, EMPTY)
  return useMemo(() => ({ machines: combineMachines(own, linked), linked }), [own, linked])
}

/**
 * Keeps the lines for the machines at the start of a message up to date while the visitor writes below them. Lines that
 * the visitor has edited are left alone.
 *
 * @param text the lines, see formatEnquiryText
 * @param change applies an update to the message; must be the same function on every render
 */
export function useOpening(text: string, change: (update: (message: string) => string) => void) {
  useEffect(() => {
    const before = readStored('session', OPENING_KEY) ?? ''
    change(message => replaceOpening(message, before, text))
    writeStored('session', OPENING_KEY, text)
  }, [text, change])
}
