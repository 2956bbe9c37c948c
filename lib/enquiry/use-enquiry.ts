import { useEffect, useMemo } from 'react'
import { useStore } from '@/lib/browser/store'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { enquiryList } from '@/lib/lists/enquiry-list'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { combineMachines, linkedMachines } from './enquiry'
import { replaceMachineLines } from './enquiry-text'

const EMPTY: ListedMachine[] = []

/** Key of the machine lines that were last written into the message in this tab. */
const LINES_KEY = 'enquiry_opening'

/** The machines in the enquiry, and those of them that a link to the contact page named; both are empty in the pre-rendered HTML. */
export function useEnquiry(): { machines: ListedMachine[]; linked: ListedMachine[] } {
  const own = useStore(enquiryList, EMPTY)
  const linked = useStore(linkedMachines, EMPTY)
  return useMemo(() => ({ machines: combineMachines(own, linked), linked }), [own, linked])
}

/**
 * Keeps the lines for the machines in a message up to date while the visitor writes around them. Lines that the visitor
 * has edited are left alone.
 *
 * @param text the lines, see formatEnquiryText
 * @param change applies an update to the message; must be the same function on every render
 */
export function useMachineLines(text: string, change: (update: (message: string) => string) => void) {
  useEffect(() => {
    const oldLines = readStored('session', LINES_KEY) ?? ''
    change(message => replaceMachineLines(message, oldLines, text))
    writeStored('session', LINES_KEY, text)
  }, [text, change])
}
