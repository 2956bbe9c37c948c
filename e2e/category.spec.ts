import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'

const CATEGORY = '/category/automatic-gluing-machines'
const TABLE = 'Key figures of Automatic Gluing Machines'

test('a buyer sorts the machines of a category by weight; on a narrow screen the table scrolls in its own region', async ({
  page,
}) => {
  await open(page, CATEGORY)
  const region = page.getByRole('region', { name: TABLE })
  const weight = region.getByRole('columnheader', { name: 'Weight' })
  const readWeights = async () => {
    const cells = await region.getByRole('cell').filter({ hasText: / kg$/ }).allTextContents()
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

  for (const width of [768, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await weight.getByRole('button').focus()
    await region.evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }))
    expect(await readOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    await region.getByRole('columnheader', { name: 'Overall size' }).getByRole('button').focus()
    expect(await region.evaluate(element => element.scrollLeft), `${width} px`).toBeGreaterThan(0)
    await expect(region.getByRole('rowheader').first(), `${width} px`).toBeInViewport()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is complete', async ({ page }) => {
    await page.goto(CATEGORY)
    const table = page.getByRole('table', { name: TABLE })
    await expect(table.getByRole('rowheader')).toHaveCount(await page.getByRole('article').count())
    await expect(table.getByRole('row').filter({ hasText: 'kg' })).toHaveCount(await page.getByRole('article').count())
  })
})
