import { createStoredValue } from '@/lib/browser/stored-value'
import { parseList } from './machine-list'

/** The machines that the visitor wants to ask about, oldest first. Blocked or damaged storage gives an empty list. */
export const enquiryList = createStoredValue('local', 'enquiry_machines', stored => parseList('enquiry', stored))
