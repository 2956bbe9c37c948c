import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'

// The table of a category's machines on a narrow screen.

const CATEGORY = '/category/automatic-gluing-machines'
/** Speed, largest size, stock, power, weight and overall size. */
const FIGURES = 6
const TABLE = 'Key figures of Automatic Gluing Machines'

test('on a narrow screen the table of a category scrolls in its own region, and has no violations', async ({
  page,
}) => {
  await open(page, CATEGORY)
  const region = page.getByRole('region', { name: TABLE })
  const weight = region.getByRole('columnheader', { name: 'Weight' })
  await expectNoViolations(page)
  // Wide enough for the table instead of a phone's list, but too narrow for all of its columns.
  await page.setViewportSize({ width: 768, height: 740 })
  await weight.getByRole('button').focus()
  await region.evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }))
  expect(await readOverflow(page)).toBeLessThanOrEqual(0)
  await region.getByRole('columnheader', { name: 'Overall size' }).getByRole('button').focus()
  expect(await region.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  await expect(region.getByRole('rowheader').first()).toBeInViewport()
})

test('on a phone each machine of a category has its name and all its figures, without violations, and nothing scrolls', async ({
  page,
}) => {
  await open(page, CATEGORY)
  const region = page.getByRole('region', { name: TABLE })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width} px`).toBe(0)
    expect(await readOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    await expect(region.getByRole('columnheader'), `${width} px`).toHaveCount(FIGURES)
    await expect(region.getByRole('row').nth(1).getByRole('cell'), `${width} px`).toHaveCount(FIGURES)
  }
  await expectNoViolations(page)
})
