import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** These two rules examine the drawn pixels, and take three quarters of the time. */
const OF_SIGHT = ['color-contrast', 'target-size']

/** Fails with one line per violation in the current state of the page, or of one part. */
export function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  return expectNone(page, part, [])
}

/** The same, but only for names, roles and structure. */
export function expectNoStructuralViolations(page: Page): Promise<void> {
  return expectNone(page, 'html', OF_SIGHT)
}

async function expectNone(page: Page, part: string, leftOut: readonly string[]) {
  // Runs in the page itself, because otherwise a second page is opened for each result. Only frames of other origins
  // would be missed, and the map's is loaded on demand. Passed rules need no report.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
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
