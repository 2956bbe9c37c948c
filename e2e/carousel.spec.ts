import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

/** The titles of all slides that are at least partly visible. Runs in the page. */
function readSlidesInView(strip: Element) {
  const { left, right } = strip.getBoundingClientRect()
  return [...strip.querySelectorAll('.swiper-slide')].flatMap(slide => {
    const box = slide.getBoundingClientRect()
    const isInView = box.right > left + 1 && box.left < right - 1
    return isInView ? [slide.querySelector('a')?.textContent ?? ''] : []
  })
}

/** Waits until the strip is at rest with `count` visible slides, the current one first, and returns their titles. */
async function readStandingSlides(strip: Locator, count: number) {
  let titles: string[] = []
  const front = strip.locator('.swiper-slide-active').getByRole('link').first()
  await expect
    .poll(async () => {
      titles = await strip.evaluate(readSlidesInView)
      return titles.length === count && titles[0] === (await front.textContent())
    })
    .toBe(true)
  return titles
}

/** The titles of the slides that a key focuses while moving through a carousel, in order and without duplicates. */
async function readStops(page: Page, carousel: Locator, key: 'Tab' | 'Shift+Tab') {
  const titles: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const title = await carousel.evaluate(part => {
      const { activeElement: focused } = document
      if (!part.contains(focused)) return null
      return focused?.closest('.swiper-slide')?.querySelector('a')?.textContent ?? ''
    })
    if (title === null) return titles
    if (title !== '' && title !== titles.at(-1)) titles.push(title)
  }
}

for (const [width, count] of [
  [390, 1],
  [700, 2],
  [1280, 3],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('Pause is the first tab stop, the current slide is announced, and Tab moves through the visible slides', async ({
      page,
    }) => {
      await open(page, '/')
      const carousel = page.getByRole('group', { name: 'Our Solutions', exact: true })
      const strip = carousel.locator('.swiper')
      const live = carousel.locator('[aria-live]')
      await carousel.scrollIntoViewIfNeeded()
      await expect(strip).toHaveClass(/is-ready/)
      await expect(live).toBeEmpty()

      const pause = carousel.getByRole('button', { name: 'Pause' })
      await pause.focus()
      await page.keyboard.press('Shift+Tab')
      expect(await carousel.evaluate(part => part.contains(document.activeElement))).toBe(false)
      await page.keyboard.press('Tab')
      await expect(pause).toBeFocused()
      await page.keyboard.press('Enter')

      const play = carousel.getByRole('button', { name: 'Play' })
      for (const hasMoved of [false, true]) {
        if (hasMoved) await carousel.getByRole('button', { name: 'Next' }).press('Enter')
        const front = strip.locator('.swiper-slide-active')
        const title = await front.getByRole('link').first().textContent()
        await expect(live).toHaveText(`${title}, ${await front.getAttribute('aria-label')}`)
        const inView = await readStandingSlides(strip, count)
        await play.focus()
        expect(await readStops(page, carousel, 'Tab')).toEqual(inView)
      }
    })
  })
}

test('Shift+Tab into the hero reaches the one visible slide', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('region', { name: 'All machines' })
  await banner.getByRole('button', { name: 'Next machine' }).press('Enter')
  await expect(banner).toContainText('02 / ')
  const strip = banner.locator('.swiper')
  const inView = await readStandingSlides(strip, 1)
  const count = await strip.locator('.swiper-slide').count()
  await expect(banner.locator('[aria-live]')).toHaveText(`${inView[0]}, 2 of ${count}`)
  expect(await readStops(page, banner, 'Shift+Tab')).toEqual(inView)
})
