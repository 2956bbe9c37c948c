import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with one line per violation in the current state of the page, or of one part. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  // Runs in the page itself, because otherwise a second page is opened for each result. Only frames of other origins
  // would be missed, and the map's is loaded on demand. Passed rules need no report.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze()
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(node => `  ${node.target}`).join('\n')}`,
  )
  expect.soft(lines, page.url()).toEqual([])
}
