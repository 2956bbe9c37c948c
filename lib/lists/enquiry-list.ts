import { createStoredValue } from '@/lib/browser/stored-value'
import { parseList } from './machine-list'

/** The visitor's enquiry list, oldest machine first. Empty if the storage is blocked or its content is damaged. */
export const enquiryList = createStoredValue('local', 'enquiry_machines', stored => parseList('enquiry', stored))
