import type { Locator, Page } from '@playwright/test'
import { CAROUSEL_AUTOPLAY_DELAY_MS } from '@/lib/constants'
import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, readBox } from './support/page-parts'

/**
 * The class of a strip of slides once Swiper moves it. Matched as a whole word, because names of Tailwind utilities on
 * the strip contain it too.
 */
const STARTED = /(^| )is-ready/

/** The titles of all slides that are at least partly visible. Runs in the page. */
function readSlidesInView(strip: Element) {
  const { left, right } = strip.getBoundingClientRect()
  return [...strip.querySelectorAll('.swiper-slide')].flatMap(slide => {
    const box = slide.getBoundingClientRect()
    // A slide beside the strip may overlap it by a fraction of a pixel.
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

test('the tray with the chosen machines covers no control of the banner', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await open(page, '/category/automatic-gluing-machines')
  await page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' }).click()
  await open(page, '/')
  const tray = page.getByRole('region', { name: 'Comparison' })
  await expect(tray).toBeVisible()
  const next = page.getByRole('region', { name: 'All machines' }).getByRole('button', { name: 'Next machine' })
  for (const [width, height] of [
    [900, 800],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      const [control, cover] = [await readBox(next), await readBox(tray)]
      expect(control.y + control.height).toBeLessThanOrEqual(cover.y)
    }, `${width} px`).toPass()
  }
})

test('on a wide window the headline fills two lines, and the machine more than half of the width, in the first screen', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'All machines' })
  const picture = hero.locator('.swiper-slide').first().getByRole('img')
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The machine keeps its proportions in the image's box, which may be wider or higher.
    const shown = await picture.evaluate((image: HTMLImageElement) => {
      const box = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const shownWidth = Math.min(box.width, ratio * box.height)
      return shownWidth
    })
    expect(shown / width, `${width} px`).toBeGreaterThan(0.5)
    const headline = await readBox(page.getByRole('heading', { level: 1 }))
    expect(headline.width / width, `${width} px`).toBeGreaterThan(0.45)
    await expect(hero.getByRole('button', { name: 'Next machine' })).toBeInViewport({ ratio: 1 })
  }
})

/**
 * How many pixels of a slide's machine lie behind letters of the headline, as if the slide were the current one. Runs in
 * the page, on the picture's smallest file, whose scale is taken into account.
 */
async function countCovered(slide: Element) {
  const image = slide.querySelector('img')
  const headline = document.querySelector('h1')
  if (!image || !headline) throw new Error('The slide has a picture, and the page a headline')
  const [smallest = ''] = (slide.querySelector('source')?.srcset ?? image.src).split(' ')
  const file = new Image()
  file.src = smallest
  await file.decode()
  const canvas = document.createElement('canvas')
  canvas.width = file.naturalWidth
  canvas.height = file.naturalHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The page can draw')
  context.drawImage(file, 0, 0)
  const frame = image.getBoundingClientRect()
  const scale = Math.min(frame.width / canvas.width, frame.height / canvas.height)
  // As object-position says: at the right and at the bottom.
  const left = frame.right - slide.getBoundingClientRect().left - scale * canvas.width
  const top = frame.bottom - scale * canvas.height
  const strip = slide.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  const range = document.createRange()
  let covered = 0
  for (const line of headline.children) {
    range.selectNodeContents(line)
    const { right, y, height } = range.getBoundingClientRect()
    const [width, depth] = [(right - strip - left) / scale, (y + 0.98 * height - top) / scale].map(Math.floor)
    if (!width || !depth || width < 1 || depth < 1) continue
    const { data } = context.getImageData(0, 0, Math.min(width, canvas.width), Math.min(depth, canvas.height))
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const differences = [red, green, blue].map((value = 0, index) => Math.abs(value - (data[pixel + index] ?? 0)))
      if (Math.max(...differences) > 24) covered++
    }
  }
  return covered
}

test('the headline never covers a machine, on any slide and in any window', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'All machines' })
  await hero.getByRole('button', { name: 'Next machine' }).press('Enter')
  const slides = hero.locator('.swiper-slide')
  await expect(slides).toHaveCount(MACHINE_COUNT)
  for (const [width, height] of [
    [900, 700],
    [1024, 768],
    [1280, 600],
    [1280, 800],
    [1366, 657],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const slide of await slides.all()) {
      const name = await slide.getByRole('heading').textContent()
      expect(await slide.evaluate(countCovered), `${name} at ${width} × ${height}`).toBe(0)
    }
  }
})

test('Pause is the first tab stop, the current slide is announced, and Tab reaches the visible slides alone', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  await open(page, '/')
  const carousel = page.getByRole('group', { name: 'Our Solutions', exact: true })
  const strip = carousel.locator('.swiper')
  const live = carousel.locator('[aria-live]')
  await carousel.scrollIntoViewIfNeeded()
  await expect(strip).toHaveClass(STARTED)
  await expect(live).toBeEmpty()

  const pause = carousel.getByRole('button', { name: 'Pause' })
  await pause.focus()
  await page.keyboard.press('Shift+Tab')
  expect(await carousel.evaluate(part => part.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Tab')
  await expect(pause).toBeFocused()
  await page.keyboard.press('Enter')

  const play = carousel.getByRole('button', { name: 'Play' })
  for (const { width, count } of [
    { width: 1280, count: 3 },
    { width: 390, count: 1 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    if (width < 1280) await carousel.getByRole('button', { name: 'Next' }).press('Enter')
    const inView = await readStandingSlides(strip, count)
    const front = strip.locator('.swiper-slide-active')
    await expect(live, `${width} px`).toHaveText(`${inView[0]}, ${await front.getAttribute('aria-label')}`)
    await play.focus()
    expect(await readStops(page, carousel, 'Tab'), `${width} px`).toEqual(inView)
  }

  const hero = page.getByRole('region', { name: 'All machines' })
  await hero.getByRole('button', { name: 'Next machine' }).press('Enter')
  await expect(hero).toContainText('02 / ')
  const inView = await readStandingSlides(hero.locator('.swiper'), 1)
  await expect(hero.locator('.swiper-slide')).toHaveCount(MACHINE_COUNT)
  await expect(hero.locator('[aria-live]')).toHaveText(`${inView[0]}, 2 of ${MACHINE_COUNT}`)
  expect(await readStops(page, hero, 'Shift+Tab'), 'the hero').toEqual(inView)
})

test('a carousel waits while the focus is among its slides, and continues afterwards', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await page.clock.install()
  await open(page, '/')
  const carousel = page.getByRole('group', { name: 'Our Solutions', exact: true })
  const front = carousel.locator('.swiper-slide-active')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('.swiper')).toHaveClass(STARTED)
  await carousel.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = carousel.locator('.swiper-slide').getByRole('link').and(page.locator(':focus'))
  await expect(focused).toBeInViewport()
  // Only then may the clock move: the carousel stops itself shortly after the focus has come.
  const isRunning = () => carousel.locator('.swiper').evaluate(strip => Reflect.get(strip, 'swiper').autoplay.running)
  await expect.poll(isRunning).toBe(false)
  const position = await front.getAttribute('aria-label')
  await page.clock.fastForward(5 * CAROUSEL_AUTOPLAY_DELAY_MS)
  await expect(focused).toBeInViewport()
  await expect(front).toHaveAttribute('aria-label', position ?? '')
  await carousel.getByRole('button', { name: 'Next' }).focus()
  await expect.poll(isRunning).toBe(true)
  await page.clock.fastForward(CAROUSEL_AUTOPLAY_DELAY_MS)
  await expect(front).not.toHaveAttribute('aria-label', position ?? '')
})

test.describe('when the page has only the first slides of the banner', () => {
  test.beforeEach(({ page }) => closeLeadPopupForSession(page))

  test('the others load at the first press, a full round of quick presses counts, and the banner wraps around backwards', async ({
    page,
  }) => {
    await open(page, '/')
    const hero = page.getByRole('region', { name: 'All machines' })
    const slides = hero.locator('.swiper-slide')
    expect(await slides.count()).toBeLessThan(MACHINE_COUNT)
    const next = hero.getByRole('button', { name: 'Next machine' })
    // More than a round, and on to the tenth slide, which is not in the page's HTML: its data are fetched again after
    // the reload.
    const presses = MACHINE_COUNT + 9
    await next.evaluate((button: HTMLElement, count) => {
      for (let press = 0; press < count; press++) button.click()
    }, presses)
    const position = String((presses % MACHINE_COUNT) + 1).padStart(2, '0')
    await expect(hero).toContainText(`${position} / ${MACHINE_COUNT}`)
    await expect(slides).toHaveCount(MACHINE_COUNT)
    await readStandingSlides(hero.locator('.swiper'), 1)
    await page.reload()
    await expect(hero).toContainText(`${position} / ${MACHINE_COUNT}`)
    await expect(slides).toHaveCount(MACHINE_COUNT)
    // One press more than leads back to the first slide.
    for (let press = 0; press <= presses % MACHINE_COUNT; press++) {
      await hero.getByRole('button', { name: 'Previous machine' }).click()
    }
    await expect(hero).toContainText(`${MACHINE_COUNT} / ${MACHINE_COUNT}`)
  })

  test('only the current slide is printed, completely', async ({ page }) => {
    await open(page, '/')
    const hero = page.getByRole('region', { name: 'All machines' })
    const strip = hero.locator('.swiper')
    for (const position of [2, 3]) {
      await hero.getByRole('button', { name: 'Next machine' }).click()
      await expect(hero.locator('[aria-live]')).toHaveText(new RegExp(`, ${position} of `))
      const [title] = await readStandingSlides(strip, 1)
      await page.emulateMedia({ media: 'print' })
      const printed = strip.locator('.swiper-slide').filter({ visible: true })
      await expect(printed.getByRole('heading')).toHaveText([title ?? ''])
      await expect.poll(() => strip.evaluate(readSlidesInView)).toEqual([title])
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test.describe('and the data of the others fail to load', () => {
    test.use({ expected: /ERR_FAILED|native scroller|hero-|is not what was expected/ })

    test('the banner says so, remains a plain scroller, and tries again at the next press', async ({ page }) => {
      // The route that is added last answers first: one request fails, and the next one gets wrong data.
      await page.route('**/hero-*.json', route => route.fulfill({ json: [{ slug: 'a-machine' }] }), { times: 1 })
      await page.route('**/hero-*.json', route => route.abort(), { times: 1 })
      await open(page, '/')
      const hero = page.getByRole('region', { name: 'All machines' })
      const next = hero.getByRole('button', { name: 'Next machine' })
      const status = hero.getByRole('status')
      for (let failure = 0; failure < 2; failure++) {
        await next.press('Enter')
        await expect(status).toHaveText(/Check your connection and try again/)
        await expect(hero.locator('.swiper')).not.toHaveClass(STARTED)
      }
      await next.press('Enter')
      await expect(hero.locator('.swiper-slide')).toHaveCount(MACHINE_COUNT)
      await expect(status).toBeHidden()
    })
  })
})
