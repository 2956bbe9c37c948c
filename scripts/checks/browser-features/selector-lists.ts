import type { Root } from 'postcss'
import { readSelector } from './style-parts'
import { findUnsupported } from './unsupported-features'

/**
 * Finds selector lists that mix supported and unsupported selectors, one message each. A browser drops the whole rule
 * if it does not know one of its selectors, so an unsupported selector needs its own rule.
 */
export function findMixedLists(sheet: Root): string[] {
  const problems: string[] = []
  sheet.walkRules(({ selectors }) => {
    const unsupported = selectors.filter(isUnsupported)
    if (unsupported.length === 0 || unsupported.length === selectors.length) return
    problems.push(`${unsupported.join(', ')} needs its own rule: older browsers drop the whole list because of it`)
  })
  return problems
}

function isUnsupported(selector: string): boolean {
  return readSelector(selector).some(candidates => findUnsupported(candidates) !== null)
}
