import { createStoredValue } from '@/lib/browser/stored-value'
import { parseList } from './machine-list'

/** The machines that the visitor compares, oldest first. Blocked or damaged storage gives an empty list. */
export const compareList = createStoredValue('local', 'compared_machines', stored => parseList('compare', stored))
