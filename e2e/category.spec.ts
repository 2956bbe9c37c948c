import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'

// The table of a category's machines on a narrow screen.

const CATEGORY = '/category/automatic-gluing-machines'
const TABLE = 'Key figures of Automatic Gluing Machines'

test('on a narrow screen the table of a category scrolls in its own region', async ({ page }) => {
  await open(page, CATEGORY)
  const region = page.getByRole('region', { name: TABLE })
  const weight = region.getByRole('columnheader', { name: 'Weight' })
  await expectNoViolations(page)
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await weight.getByRole('button').focus()
    await region.evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }))
    expect(await readOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    await region.getByRole('columnheader', { name: 'Overall size' }).getByRole('button').focus()
    expect(await region.evaluate(element => element.scrollLeft), `${width} px`).toBeGreaterThan(0)
    await expect(region.getByRole('rowheader').first(), `${width} px`).toBeInViewport()
  }
})
