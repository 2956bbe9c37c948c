import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'

const CATEGORY = '/category/automatic-gluing-machines'
const TABLE = 'Key figures of Automatic Gluing Machines'

test('a buyer sorts the machines of a category by weight', async ({ page }) => {
  await open(page, CATEGORY)
  const table = page.getByRole('table', { name: TABLE })
  const weight = table.getByRole('columnheader', { name: 'Weight' })
  const readWeights = async () => {
    const cells = await table.getByRole('cell').filter({ hasText: / kg$/ }).allTextContents()
    return cells.map(text => Number(text.replace(/\D/g, '')))
  }
  await weight.getByRole('button').click()
  await expect(weight).toHaveAttribute('aria-sort', 'ascending')
  const weights = await readWeights()
  expect(weights).toEqual([...weights].sort((a, b) => a - b))
  await weight.getByRole('button').click()
  await expect(weight).toHaveAttribute('aria-sort', 'descending')
  expect(await readWeights()).toEqual(weights.toReversed())
  await expectNoViolations(page)
})

for (const width of [320, 360, 768]) {
  test(`at ${width} px the table scrolls in its own region, and the names stay visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, CATEGORY)
    expect(await readOverflow(page)).toBeLessThanOrEqual(0)
    const region = page.getByRole('region', { name: TABLE })
    await region.getByRole('columnheader', { name: 'Overall size' }).getByRole('button').focus()
    expect(await region.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    await expect(region.getByRole('rowheader').first()).toBeInViewport()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is complete', async ({ page }) => {
    await page.goto(CATEGORY)
    const table = page.getByRole('table', { name: TABLE })
    await expect(table.getByRole('rowheader')).toHaveCount(await page.getByRole('article').count())
    await expect(table.getByRole('row').filter({ hasText: 'kg' })).toHaveCount(await page.getByRole('article').count())
  })
})
