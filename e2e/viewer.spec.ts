import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expectNoViolations } from './support/axe'
import { CODE_FAILURE, cutCode, fail, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

/** The first machine with a model, whichever it is. */
const SLUG =
  readdirSync('content/models')
    .find(name => name.endsWith('.glb'))
    ?.slice(0, -'.glb'.length) ?? ''
const MACHINE: { title: string; stations: string[] } = parse(readFileSync(`content/products/${SLUG}.yaml`, 'utf8'))
const PATH = `/product/${SLUG}`

const MODEL = /\/models\/.+\.glb$/
const FILES = /\/(models|textures)\//

/** Chromium draws without a graphics processor here, and says that reading a picture back is slow. */
const SLOW_DRAWING = /GPU stall due to ReadPixels/

test.use({ expected: SLOW_DRAWING })

const stage = (page: Page) => page.locator('[data-part="model-stage"]')
const view = (page: Page) => page.getByRole('application', { name: MACHINE.title, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const region = (page: Page) => page.getByRole('region', { name: `${MACHINE.title} in 3-D` })

async function press(page: Page) {
  await open(page, PATH)
  await button(page, 'Turn it round').click()
}

/** Opens the view and waits for its first frame, which takes seconds without a graphics processor. */
async function openView(page: Page) {
  await press(page)
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
}

/** What the view shows, without the balloons on it. */
function photograph(page: Page) {
  return stage(page).locator('canvas').screenshot()
}

/** Waits until the view no longer shows what it showed. */
async function expectChange(page: Page, before: Buffer) {
  await expect.poll(async () => before.equals(await photograph(page)), { timeout: 30_000 }).toBe(false)
}

test('nothing of the view is requested before the press, and the picture stays until the first frame', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await open(page, PATH)
  const picture = page.getByRole('figure').getByRole('img', { name: MACHINE.title, exact: true })
  const before = requests.length
  expect(requests.filter(path => FILES.test(path))).toEqual([])
  const { asked, release } = await hold(page, MODEL)
  await button(page, 'Turn it round').click()
  await asked
  await expect(stage(page)).toHaveAttribute('data-state', 'loading')
  await expect(page.getByRole('progressbar', { name: 'Loading the 3-D view' })).toBeVisible()
  await expect(picture).toBeVisible()
  await expect(stage(page).locator('canvas')).toHaveCSS('opacity', '0')
  release()
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  await expect(stage(page).locator('canvas')).toHaveCSS('opacity', '1')
  expect(requests.slice(before).filter(path => MODEL.test(path))).toHaveLength(1)
})

test('draws the machine, and turns it by keys, buttons and dragging', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openView(page)
  let shown = await photograph(page)
  // A picture of nothing but the plate has a few hundred bytes.
  expect(shown.length).toBeGreaterThan(10_000)
  await expect(view(page)).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowUp', '+']) {
    await page.keyboard.press(key)
    await expectChange(page, shown)
    shown = await photograph(page)
  }
  for (const name of ['Operator’s side', 'Infeed end', 'Delivery end', 'From above', 'Farther', 'Start again']) {
    await button(page, name).click()
    await expectChange(page, shown)
    shown = await photograph(page)
  }
  const box = await view(page).boundingBox()
  if (!box) throw new Error('The view has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expectChange(page, shown)
})

test('the wheel scrolls the page until the view has been pressed', async ({ page }) => {
  await openView(page)
  await view(page).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await view(page).click({ position: { x: 20, y: 20 } })
  const shown = await photograph(page)
  const place = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 200)
  await expectChange(page, shown)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('has the stations of the facts in their order, turns to each and says which it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openView(page)
  const list = region(page).locator('ol:not([aria-hidden])').getByRole('button')
  await expect(list).toHaveText(
    MACHINE.stations.map((name, index) => new RegExp(`^${index + 1}${escapeForPattern(name)}$`, 'i')),
  )
  const shown = await photograph(page)
  await list.last().click()
  await expect(region(page).getByRole('status')).toHaveText(
    new RegExp(`^Station ${MACHINE.stations.length} of ${MACHINE.stations.length}: `),
  )
  await expect(list.last()).toHaveAttribute('aria-current', 'true')
  await expectChange(page, shown)
})

test('has no accessibility violation while it is open, and says that it is not to scale', async ({ page }) => {
  await openView(page)
  await expectNoViolations(page)
  await expect(region(page).getByText('Not to scale')).toBeVisible()
})

test('closes by Escape and by its button, frees its canvas, and gives the focus back', async ({ page }) => {
  await openView(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(button(page, 'Turn it round')).toBeFocused()
  await button(page, 'Turn it round').click()
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  await button(page, 'Close').click()
  await expect(stage(page)).toHaveAttribute('data-state', 'idle')
})

test('draws nothing while nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = callback => {
      document.documentElement.dataset.frames = String(Number(document.documentElement.dataset.frames ?? 0) + 1)
      return original(callback)
    }
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openView(page)
  const read = () => page.evaluate(() => document.documentElement.dataset.frames)
  await page.waitForTimeout(1000)
  const before = await read()
  await page.waitForTimeout(1000)
  expect(await read()).toBe(before)
})

test('shows the picture again when the browser takes its memory away, and opens once more', async ({ page }) => {
  await openView(page)
  await stage(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
  await expect(stage(page)).toHaveAttribute('data-state', 'lost')
  await expect(stage(page).locator('canvas')).toHaveCSS('opacity', '0')
  await expect(region(page).getByText('was interrupted by this device')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
})

test.describe('a model that cannot be had', () => {
  test.use({ expected: /\/models\/|WebGL|ReadPixels/ })

  const ANSWERS = [
    ['is missing', { status: 404, contentType: 'text/html', body: 'gone' }, 'Check your connection'],
    [
      'is a page of HTML',
      { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' },
      'did not load completely',
    ],
    [
      'is cut off',
      { status: 200, contentType: 'model/gltf-binary', body: 'glTF\u0002\0\0\0' },
      'did not load completely',
    ],
    ['is far too large', { status: 200, body: Buffer.alloc(9_000_000) }, 'larger than it should be'],
  ] as const

  for (const [name, answer, sentence] of ANSWERS) {
    test(`${name}: the picture stays and a sentence says why`, async ({ page }) => {
      await page.route(MODEL, route => route.fulfill(answer))
      await press(page)
      await expect(stage(page)).toHaveAttribute('data-state', 'failed')
      await expect(region(page).getByRole('status')).toContainText(sentence)
      await expect(page.getByRole('figure').getByRole('img', { name: MACHINE.title, exact: true })).toBeVisible()
    })
  }

  test('is blocked at first: Try again opens it', async ({ page }) => {
    await page.route(MODEL, fail)
    await press(page)
    await expect(stage(page)).toHaveAttribute('data-state', 'failed')
    await page.unroute(MODEL, fail)
    await button(page, 'Try again').click()
    await expect(stage(page)).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  })
})

test.describe('code that does not come', () => {
  test.use({ expected: CODE_FAILURE })

  test('leaves the picture and the button, which says so', async ({ page }) => {
    await open(page, PATH)
    const restore = await cutCode(page)
    await button(page, 'Turn it round').click()
    await expect(page.getByText('The 3-D view did not load.')).toBeVisible()
    await restore()
    await button(page, 'Turn it round').click()
    await expect(view(page)).toBeVisible()
  })
})

test.describe('a browser without WebGL', () => {
  test('has the picture and the legend, and no button', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
    await open(page, PATH)
    await expect(button(page, 'Turn it round')).toHaveCount(0)
    await expect(page.getByText('Stations in the order the work flows')).toBeVisible()
  })

  test('that only says so when it is asked gets a sentence', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await press(page)
    await expect(region(page).getByText('This browser cannot show 3-D.')).toBeVisible()
  })
})

function escapeForPattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
