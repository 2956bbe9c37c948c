import type { Root } from 'postcss'
import { readSelector } from './style-parts'
import { findYoung } from './young-features'

/**
 * A browser drops a rule whole where it does not know one selector of its list: a young one has to stand in a rule of
 * its own.
 */
export function findMixedLists(sheet: Root): string[] {
  const problems: string[] = []
  sheet.walkRules(({ selectors }) => {
    const young = selectors.filter(isYoung)
    if (young.length === 0 || young.length === selectors.length) return
    problems.push(`${young.join(', ')} needs a rule of its own: older browsers drop the whole list with it`)
  })
  return problems
}

function isYoung(selector: string): boolean {
  return readSelector(selector).some(ids => findYoung(ids) !== null)
}
