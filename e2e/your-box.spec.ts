import type { Page } from '@playwright/test'
import { CODE, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('home plans the pack that a visitor types, and its button opens the whole plan', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('region', { name: 'Your pack, your line' })
  await box.getByRole('combobox').selectOption({ label: 'Tuck carton' })
  await box.getByLabel(/length/i).fill('70')
  await box.getByLabel(/height/i).fill('four')
  await expect(box.getByText(/'four'/).first()).toBeVisible()
  await box.getByLabel(/height/i).fill('120')
  await expect(box.getByRole('img', { name: /^A pack of 70 × \d+ × 120 mm/ })).toBeVisible()
  await expect(box.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await box.getByRole('button', { name: 'Show the whole plan' }).click()
  await expect(page).toHaveURL(/\/line-planner\?style=tuck&l=70&w=\d+&h=120&quantity=\d+$/)
  await expect(
    page
      .getByRole('form', { name: 'What you make' })
      .getByLabel(/length/i)
      .first(),
  ).toHaveValue('70')
})

test('a size typed before hydration is planned', async ({ page }) => {
  const { release } = await hold(page, CODE)
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('region', { name: 'Your pack, your line' })
  await box.getByLabel(/length/i).fill('90')
  release()
  await expect(box.getByRole('img', { name: /^A pack of 90 × \d+ × \d+ mm/ })).toBeVisible()
  await expect(box.getByLabel(/length/i)).toHaveValue('90')
})

test.describe('the pack opens', () => {
  const typeLength = (page: Page, mm: string) =>
    page
      .getByRole('region', { name: 'Your pack, your line' })
      .getByLabel(/length/i)
      .fill(mm)
  /** The sheet, whose second blank and all later ones are `use` elements, and what moves above it. */
  const findSheet = (page: Page) => {
    const sheet = page
      .getByRole('region', { name: 'Your pack, your line' })
      .getByRole('img', { name: /^To scale: \d+ blanks/ })
    return { sheet, opening: sheet.locator('[data-part=opening]') }
  }

  test('into its blank, which lies down on its sheet and gives way to the blanks that are drawn there', async ({
    page,
  }) => {
    // The page itself notes that the pack opens: on a busy machine it may be over before the test can ask.
    await page.addInitScript(() =>
      new MutationObserver(() => {
        if (document.querySelector('[data-part=opening]')) Object.assign(window, { hasOpened: true })
      }).observe(document, { childList: true, subtree: true }),
    )
    await open(page, '/')
    const { sheet, opening } = findSheet(page)
    await typeLength(page, '70')
    await expect.poll(() => page.evaluate(() => 'hasOpened' in window)).toBe(true)
    await expect(opening).toHaveCount(0)
    await expect(sheet.locator('use').first()).toBeVisible()
  })

  test('not with reduced motion: pack and blanks stand side by side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page, '/')
    const { sheet, opening } = findSheet(page)
    await typeLength(page, '70')
    await expect(page.getByRole('img', { name: /^A pack of 70/ })).toBeVisible()
    // Past the pause of 0.7 s before a pack would open, and two frames, in which it would begin.
    await page.clock.fastForward(1500)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await opening.count()).toBe(0)
    await expect(sheet.locator('use').first()).toBeVisible()
  })
})

test('the drawing of the pack fills its column', async ({ page }) => {
  // The pack has two of the five parts of the frame's width, less its padding. On a phone the drawing takes all of that,
  // about a third of the frame; on a desktop as much as its height of at most 340 px allows, for an upright carton.
  for (const [viewport, leastShare] of [
    [{ width: 360, height: 780 }, 0.3],
    [{ width: 1280, height: 800 }, 0.18],
  ] as const) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    const pack = page.getByRole('img', { name: /^A pack of/ })
    await expect(page.getByText(/^A pack of/).first()).toBeVisible()
    expect(await pack.evaluate(measureShare), `${viewport.width} px`).toBeGreaterThan(leastShare)
  }
})

/** The share of its frame's width that a drawing takes. Runs in the page. */
function measureShare(drawing: Element): number {
  const { width, height } = drawing.getBoundingClientRect()
  const [, , boxWidth = 1, boxHeight = 1] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const shown = boxWidth * Math.min(width / boxWidth, height / boxHeight)
  return shown / (drawing.parentElement?.getBoundingClientRect().width ?? 0)
}
