import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with one line a violation when the page as it stands, or one part of it, has any. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  // In the page itself: the other way opens a second page for each result. Only frames of other origins would miss that, and
  // the one of the map is asked for by a press. What is in order needs no report.
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
