import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { open, readBox } from './support/page-parts'
import { readOverflow } from './support/reflow'

/**
 * A machine that is higher than long, and one that is several times as long as high. `hasModel`: it has a 3-D model.
 */
const UPRIGHT = { slug: 'box-bubble-pressing-machine', hasModel: true }
const LONG = { slug: 'automatic-folder-gluer-machine', hasModel: false }

/** What a visitor must see without scrolling: name, picture, two figures, quote and, if there is one, 3-D view. */
function findFirstParts(page: Page, hasModel: boolean): Locator[] {
  const figures = page.locator('[data-part=rating-plate] dd')
  return [
    page.getByRole('heading', { level: 1 }),
    page.locator('main figure img').first(),
    figures.nth(0),
    figures.nth(1),
    page.getByRole('link', { name: 'Get a quote for this machine' }),
    ...(hasModel ? [page.getByRole('button', { name: 'View in 3D' })] : []),
  ]
}

/** The lowest edge of the parts, in pixels from the top of the page. */
async function readLowest(parts: readonly Locator[]) {
  const boxes = await Promise.all(parts.map(readBox))
  return Math.max(...boxes.map(({ y, height }) => y + height))
}

/** The most white between two parts of a column, in pixels. */
const MOST_GAP = 120

/**
 * The distances in pixels from each part of the narrow column, which begins at the title, to the next one, and from the
 * last to the end of the floor space, which is the last part beside them.
 */
function readGaps(page: Page) {
  return page.evaluate(() => {
    const columnLeft = document.querySelector('h1')?.getBoundingClientRect().left
    const boxes = [...document.querySelectorAll('main section')].map(part => part.getBoundingClientRect())
    const columnEnd = document.querySelector('#floor-space')?.getBoundingClientRect().bottom ?? 0
    const parts = boxes.filter(({ left, top }) => left === columnLeft && top < columnEnd)
    return parts.map(({ bottom }, index) => (parts[index + 1]?.top ?? columnEnd) - bottom)
  })
}

for (const { slug, hasModel } of [UPRIGHT, LONG]) {
  test(`a laptop shows the ${slug} with name, figures, quote and 3-D view in its first screen`, async ({ page }) => {
    await open(page, `/product/${slug}`)
    // The height of the window in playwright.config.ts.
    expect(await readLowest(findFirstParts(page, hasModel))).toBeLessThanOrEqual(800)
  })

  test(`a laptop shows no hole between the parts beside the ${slug}`, async ({ page }) => {
    await open(page, `/product/${slug}`)
    const gaps = await readGaps(page)
    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(MOST_GAP)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

    test(`${slug}: the quote is within 1.3 screens, and the page is no wider than the phone`, async ({ page }) => {
      await open(page, `/product/${slug}`)
      expect(await readLowest(findFirstParts(page, hasModel))).toBeLessThanOrEqual(1.3 * 780)
      expect(await readOverflow(page)).toBeLessThanOrEqual(0)
    })
  })
}

test('above the picture of a machine there is one line besides the bars of every page', async ({ page }) => {
  await open(page, `/product/${LONG.slug}`)
  const bar = await readBox(page.locator('body > header'))
  const picture = await readBox(page.locator('main figure').first())
  expect(picture.y - (bar.y + bar.height)).toBeLessThanOrEqual(72)
})

test('a laptop has the links to the parts at the top of the page, and keeps them in view', async ({ page }) => {
  await open(page, `/product/${LONG.slug}`)
  const links = page.getByRole('navigation', { name: 'On this page' })
  await expect(links).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Related machines' }).scrollIntoViewIfNeeded()
  await expect(links).toBeInViewport({ ratio: 1 })
})

test('a link to a part scrolls to its heading, below the sticky bars', async ({ page }) => {
  await open(page, `/product/${LONG.slug}`)
  const links = page.getByRole('navigation', { name: 'On this page' })
  for (const name of ['Specifications', 'Other views']) {
    await links.getByRole('link', { name }).click()
    const heading = page.getByRole('heading', { name, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const [bar, title] = [await readBox(links), await readBox(heading)]
    // The bar must not cover the heading: it ends above the heading, or begins below the heading's top.
    expect(bar.y + bar.height <= title.y || bar.y > title.y, name).toBe(true)
  }
})

test('a phone reads what the machine does before its service, and related machines last', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `/product/${LONG.slug}`)
  const tops = await page.evaluate(() =>
    ['work', 'specifications', 'service', 'related'].map(id =>
      Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  // Its parts are folded, so their buttons are the list.
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
})
