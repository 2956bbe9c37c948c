import type { Page } from '@playwright/test'
import { slowDownProcessor } from '@/scripts/bench/slow-phone'
import { expectNoViolations } from './support/axe'
import { hold } from './support/faults'
import { expect, test } from './support/fixtures'
import {
  button,
  canvas,
  countFrames,
  DRAWING_LIMIT_MS,
  expectReady,
  MACHINE,
  MACHINE_PATH,
  MODEL,
  picture,
  region,
  SLOW_DRAWING,
  SMALL_VIEW,
  stage,
  status,
  turnButton,
  view,
} from './support/machine-view'
import { open, readBox } from './support/page-parts'

// The 3-D view of a machine.

/** Files that only the 3-D view needs. */
const FILES = /\/(models|textures)\//

/** Each button that turns the machine to a view, with what the status then says. */
const VIEWS = {
  // The machine is loaded and unloaded at one place.
  'Left side': 'Left side',
  'Right side': 'Right side',
  'From above': 'Operator’s side, from above',
  'Operator’s side': 'Operator’s side',
}

test.use({ expected: SLOW_DRAWING, ...SMALL_VIEW })

/** A point of the view where no balloon of a station is. */
const BESIDE_BALLOONS = { x: 20, y: 80 }

const readTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/**
 * Waits until the machine stands still, does something that turns it, and waits until the drawing, without the balloons
 * over it, has changed.
 */
async function expectChange(page: Page, what: string, act: () => Promise<unknown>) {
  await expect.poll(() => countFrames(page)).toBe(0)
  const before = await canvas(page).screenshot()
  // A screenshot that shows nothing but the background has only a few hundred bytes.
  expect(before.length).toBeGreaterThan(5000)
  await act()
  await expect
    .poll(async () => before.equals(await canvas(page).screenshot()), { message: what, timeout: DRAWING_LIMIT_MS })
    .toBe(false)
}

/** Drags the view with the mouse, `by` pixels to the right. */
async function drag(page: Page, by: number) {
  const box = await readBox(view(page))
  const [x, y] = [box.x + BESIDE_BALLOONS.x, box.y + BESIDE_BALLOONS.y]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}

/** Records each WebGL context that the page creates. */
function watchContexts(page: Page) {
  return page.addInitScript(() => {
    const contexts: WeakRef<WebGL2RenderingContext>[] = []
    Object.assign(window, { contexts })
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...options: [string]) {
      const context = getContext.apply(this, options)
      if (context instanceof WebGL2RenderingContext) contexts.push(new WeakRef(context))
      return context
    } as typeof getContext
  })
}

/** Whether the page has released each WebGL context that it created so far. */
function readLost(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const contexts: WeakRef<WebGL2RenderingContext>[] = Reflect.get(window, 'contexts')
    return contexts.map(context => context.deref()?.isContextLost() ?? true)
  })
}

test('the 3-D view opens with its Close button in view, even in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await open(page, MACHINE_PATH)
  await turnButton(page).click()
  await expect(view(page)).toBeFocused()
  await expect(button(page, 'Close')).toBeInViewport({ ratio: 1 })
})

test('the 3-D view is requested only by the press, keeps the picture until its first frame, draws only changes, closes, and opens again on a slow processor', async ({
  page,
}) => {
  await watchContexts(page)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await open(page, MACHINE_PATH)
  expect(requests.filter(path => FILES.test(path))).toEqual([])
  const { asked, release } = await hold(page, MODEL)
  await turnButton(page).click()
  await asked
  await expect(stage(page)).toHaveAttribute('data-state', 'loading')
  await expect(page.getByRole('progressbar', { name: 'Loading the 3D view' })).toBeVisible()
  await expect(picture(page)).toBeVisible()
  await expect(canvas(page)).toHaveCSS('opacity', '0')
  release()
  await expectReady(page)
  expect(requests.filter(path => MODEL.test(path))).toHaveLength(1)
  await expect(region(page).getByText('Not to scale')).toBeVisible()
  await expectNoViolations(page, 'section[aria-label$="in 3D"]')
  await expect.poll(() => countFrames(page)).toBe(0)
  await expect(view(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(turnButton(page)).toBeFocused()

  await slowDownProcessor(page)
  await turnButton(page).click()
  await expectReady(page)
  await button(page, 'Close').click()
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(await readLost(page), 'released, one for each opening').toEqual([true, true])
})

test('the machine is turned by dragging, keys, buttons, and the wheel after a press, and turns to each station', async ({
  page,
}) => {
  await open(page, MACHINE_PATH)
  await turnButton(page).click()
  await expectReady(page)
  await view(page).hover({ position: BESIDE_BALLOONS })
  const top = await readTop(page)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => readTop(page), 'the wheel scrolls at first').toBe(top + 40)
  await view(page).click({ position: BESIDE_BALLOONS })
  let pressedAt = 0
  await expectChange(page, 'the wheel', async () => {
    // Read only here, because the screenshot before has scrolled the view into the window.
    pressedAt = await readTop(page)
    await page.mouse.wheel(0, 100)
  })
  expect(await readTop(page), 'the wheel no longer scrolls').toBe(pressedAt)

  for (const key of ['ArrowLeft', '+']) await expectChange(page, key, () => page.keyboard.press(key))
  await expectChange(page, 'Start again', () => button(page, 'Start again').click())
  for (const [name, words] of Object.entries(VIEWS)) {
    await button(page, name).click()
    await expect(status(page)).toHaveText(words)
  }
  await expectChange(page, 'a drag', () => drag(page, 80))

  const { stations } = MACHINE
  // Those of the list below the view; the balloons on the model are hidden from screen readers.
  const stationButtons = region(page).locator('ol:not([aria-hidden])').getByRole('button')
  const names = (await stationButtons.allTextContents()).map(text => text.toLowerCase())
  for (const [index, name] of stations.entries()) expect(names[index]).toMatch(new RegExp(`^${index + 1}${name}`, 'i'))
  await expectChange(page, 'a station', () => stationButtons.last().click())
  await expect(status(page)).toHaveText(new RegExp(`^Station ${stations.length} of ${stations.length}: `))
  await expect(stationButtons.last()).toHaveAttribute('aria-current', 'true')
})
