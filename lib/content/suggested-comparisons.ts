import 'server-only'
import type { SuggestedComparison } from './category'
import { getContent } from './content'

/** The comparisons that the compare page suggests before a visitor has chosen machines. */
export function getSuggestedComparisons(): SuggestedComparison[] {
  return getContent().comparisons
}
