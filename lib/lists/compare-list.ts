import { createStoredValue } from '@/lib/browser/stored-value'
import { parseList } from './machine-list'

/** The visitor's comparison list, oldest machine first. Empty if the storage is blocked or its content is damaged. */
export const compareList = createStoredValue('local', 'compared_machines', stored => parseList('compare', stored))
