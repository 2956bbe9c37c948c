import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The tags of axe's rules that are checked: WCAG 2.2, levels A and AA, and good practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that examine the drawn pixels, which takes three quarters of the time. */
const VISUAL_RULES = ['color-contrast', 'target-size']

/**
 * Reports each violation in the current state of the page with the elements that it concerns. The test goes on, and
 * fails at its end.
 * @param part a CSS selector of what is checked
 */
export function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  return expectNone(page, part, [])
}

/** Like {@link expectNoViolations}, but only for names, roles and structure, which takes a quarter of the time. */
export function expectNoStructuralViolations(page: Page): Promise<void> {
  return expectNone(page, 'html', VISUAL_RULES)
}

/** Reports the violations in a part of the page; `leftOut` are the ids of rules that are not checked. */
async function expectNone(page: Page, part: string, leftOut: readonly string[]) {
  // In its legacy mode axe runs in the page itself, instead of opening a second page for each result. It then misses
  // only frames of other origins, such as the map, which is loaded on demand.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
      // Rules that pass are not reported, which saves time.
      resultTypes: ['violations'],
      rules: {
        // WCAG 2.5.3, for people who control the page by voice. axe calls it experimental.
        'label-content-name-mismatch': { enabled: true },
        ...Object.fromEntries(leftOut.map(rule => [rule, { enabled: false }])),
      },
    })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze()
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(node => `  ${node.target}`).join('\n')}`,
  )
  expect.soft(lines, page.url()).toEqual([])
}
