import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import {
  button,
  canvas,
  countFrames,
  DRAWING_LIMIT_MS,
  expectReady,
  MACHINE,
  MACHINE_PATH,
  picture,
  region,
  SLOW_DRAWING,
  SMALL_VIEW,
  stage,
  status,
  view,
} from './support/machine-view'
import { open } from './support/page-parts'

// The 3-D view that shows a machine at work: a piece of board moves through it, from station to station. What is drawn
// of the piece is tested in __tests__/lib/viewer/motion.test.ts; a model without a motion, and a browser without WebGL,
// in __tests__/components/viewer/model-stage.test.tsx.

test.use({ expected: new RegExp(`${SLOW_DRAWING.source}|WebGL`), viewport: SMALL_VIEW.viewport })

/** The slider that shows and sets how far the piece has come. */
const progress = (page: Page) => region(page).getByRole('slider', { name: 'Where the piece is' })
/** The buttons of the stations in the list below the view; the balloons on the model are hidden from screen readers. */
const stationButtons = (page: Page) => region(page).locator('ol:not([aria-hidden])').getByRole('button')

/** Opens the 3-D view with the machine at work. */
async function seeWork(page: Page) {
  await open(page, MACHINE_PATH)
  await button(page, 'See it work').click()
  await expectReady(page)
}

/** Fails unless the machine is at work, or paused. */
async function expectRun(page: Page, state: 'playing' | 'paused') {
  await expect(stage(page)).toHaveAttribute('data-run', state)
}

/** Waits until the piece has moved by itself. */
async function expectMoving(page: Page) {
  const before = await progress(page).inputValue()
  await expect.poll(() => progress(page).inputValue()).not.toBe(before)
}

const { stations } = MACHINE
const last = stations.length

test('a press starts the machine; its stations light up; it is paused, stepped and scrubbed by buttons and by keys; only steps are announced', async ({
  page,
}) => {
  await seeWork(page)
  await expectRun(page, 'playing')
  await expectMoving(page)
  await expect(stationButtons(page).nth(1)).toHaveAttribute('aria-current', 'true', { timeout: DRAWING_LIMIT_MS })
  await expect(status(page)).toHaveText('Drag to turn it')
  await button(page, 'Pause').click()
  await expectRun(page, 'paused')
  await expectNoViolations(page, 'section[aria-label$="in 3D"]')

  await stationButtons(page).last().click()
  await expect(status(page)).toHaveText(new RegExp(`^Station ${last} of ${last}: `))
  await expect(stationButtons(page).last()).toHaveAttribute('aria-current', 'true')
  await button(page, 'Back one station').click()
  await expect(status(page)).toHaveText(new RegExp(`^Station ${last - 1} of ${last}: `))
  await progress(page).fill('0')
  await expect(stationButtons(page).first()).toHaveAttribute('aria-current', 'true')

  await view(page).focus()
  await page.keyboard.press('2')
  await expect(stationButtons(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Space')
  await expectRun(page, 'playing')
  await expectMoving(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => countFrames(page), 'out of sight nothing is drawn').toBe(0)
  await button(page, 'Slower').click()
  await expectMoving(page)
  await expect(button(page, 'Slower')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(button(page, 'View in 3D')).toBeFocused()

  await picture(page).click()
  await expectReady(page)
  await expectRun(page, 'playing')
})

test('the machine stops when the browser takes away the graphics memory, and works again after Try again', async ({
  page,
}) => {
  await seeWork(page)
  await expectRun(page, 'playing')
  await canvas(page).evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect(stage(page)).toHaveAttribute('data-state', 'lost')
  await expect(stage(page)).not.toHaveAttribute('data-run')
  await expect(progress(page)).toHaveCount(0)
  await button(page, 'Try again').click()
  await expectReady(page)
  await expectRun(page, 'playing')
})

/** The machine at work in still drawings. */
const states = (page: Page) => page.getByRole('figure').getByText(/^What the piece is on its way/)

test('its states are drawn on paper, not on a screen that shows it at work', async ({ page }) => {
  await page.goto(MACHINE_PATH)
  await expect(button(page, 'See it work')).toBeVisible()
  await expect(states(page)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(states(page)).toBeVisible()
  const drawn = page.getByRole('listitem').filter({ hasText: `1 ${stations[0]}` })
  await expect(drawn.locator('use')).toHaveAttribute('href', /^\/drawings\/.+#side$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('its states are drawn', async ({ page }) => {
    await page.goto(MACHINE_PATH)
    await expect(states(page)).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: SMALL_VIEW.contextOptions })

  test('the machine stands still, and its states are drawn', async ({ page }) => {
    await seeWork(page)
    await expectRun(page, 'paused')
    await expect(region(page).getByText(/^What the piece is on its way/)).toBeVisible()
    await expect(
      region(page)
        .getByRole('listitem')
        .filter({ hasText: `1 ${stations[0]}` }),
    ).toHaveCount(1)
    await expect(progress(page)).toHaveValue('0')
    await button(page, 'On one station').click()
    await expect(stationButtons(page).nth(1)).toHaveAttribute('aria-current', 'true')
  })
})
