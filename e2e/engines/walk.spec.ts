import { expect } from '@playwright/test'
import { DRAWING_LIMIT_MS, MACHINE, MACHINE_PATH } from '../support/machine-view'
import { test } from './engine-test'
import type { WalkedSite } from './walked-site'
import { PAGE_WIDTHS, type Walker } from './walker'

const LEAD = { name: 'Asha Rao', mobile: '+91 98 0000 0000', email: 'asha@example.com' }
/** The narrow width, of a phone. */
const [PHONE] = PAGE_WIDTHS

/** Pages of the language that only the tests' project has (e2e/languages.spec.ts). */
const FROM_RIGHT_TO_LEFT = ['/ur', '/ur/products', `/ur${MACHINE_PATH}`, '/ur/line-planner?style=cup', '/ur/contact-us']

/** The titles of the listed machines. */
const MACHINES = { css: 'main article a' }

// A walk over the main pages in each browser engine, at two widths.

/** Colour and opacity of the backdrop behind an open dialog. */
const DIM = 'rgb(15, 36, 56) 0.62'

// In one worker, so that each engine starts one browser: another one would cost as much as a page.
test.describe.configure({ mode: 'default' })

for (const width of PAGE_WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ width })

    test('home: pictures, popup, tab order, carousel and accordion', async ({ walker, site }) => {
      await walker.open('/', { hasPopup: true })
      await walker.expectPictures()
      await walker.expectText({ css: 'dialog[open] h2' }, 'Get In Touch With Us')
      await expectSoundDialog(walker)
      await walker.press('Escape')
      if (width === PHONE) {
        for (const [name, text] of Object.entries(LEAD)) await walker.fill({ css: `dialog input[name=${name}]` }, text)
        await expectFailureThenSuccess(walker, site, { css: 'dialog button', words: 'Send' })
      } else await walker.click({ css: 'dialog button', words: 'Close' })
      await walker.expectCount({ css: 'dialog[open]' }, 0)

      const stops = await listTabStops(walker, 20)
      expect(stops[0]).toContain('Skip to content')
      expect(stops.filter(stop => stop === 'body' || stop.startsWith('hidden'))).toEqual([])
      // A scroller or an iframe would be a tab stop without a name.
      expect(stops.filter(stop => !/^(A|BUTTON|INPUT|SUMMARY|SELECT) /.test(stop))).toEqual([])
      expect(stops.findIndex(stop => stop.includes('Previous machine'))).toBeGreaterThan(0)

      await walker.click({ css: 'button', words: 'Next machine' })
      await walker.expectText({ css: 'section span', words: '02 /' }, /^02 \/ \d+$/)
      await walker.click({ css: 'button', words: 'Pause' })
      await walker.expectCount({ css: 'button[aria-label=Play]' }, 1)
      await walker.click({ css: 'summary', words: 'Automatic Die Cutting Machines' })
      await walker.expectCount({ css: 'main details[open]' }, 1)
    })

    test('products: pictures, search, sort, filter, comparison, enquiry; contact', async ({ walker, site }) => {
      await walker.open('/products')
      await walker.expectPictures()
      await walker.fill({ css: 'input[type=search]' }, 'gluer')
      // The title of a result is an `h2`, that of a card below the name of its family an `h3`.
      await walker.expectText({ css: 'article h2' }, /folder gluer/i)
      await walker.evaluate(sortByTitle)
      await walker.expectPath(/sort=title/)

      const found = await walker.readAll(MACHINES)
      if (width === PHONE) await walker.click({ css: 'button', words: 'Filters' })
      await walker.expectCount({ css: '#facets label', words: 'Automatic Gluing Machines' }, 1)
      await walker.click({ css: '#facets label', words: 'Automatic Gluing Machines' })
      await walker.expectPath(/category=automatic-gluing-machines/)
      await expect.poll(async () => (await walker.readAll(MACHINES)).length).toBeLessThan(found.length)
      // Only machines of one kind can be compared.
      const compared = (await walker.readAll(MACHINES)).filter(title => title.includes('Folder Gluer')).slice(0, 2)
      const [added = ''] = compared
      for (const title of compared) {
        await walker.click({ css: 'button', words: `Compare ${title}` })
        await walker.expectText({ css: '[data-part=tray] li', words: title }, title)
      }
      await walker.click({ css: 'button', words: `Add to enquiry: ${added}` })
      await walker.expectSound()
      await walker.click({ css: '[data-part=tray] a', words: 'Compare 2' })
      await walker.expectPath(/^\/compare\?machines=/)
      for (const title of compared) await walker.expectText({ css: 'table', words: title }, title)

      // In the narrow window, the test of the home page sends the form of the popup instead.
      if (width === PHONE) return
      await walker.open('/contact-us')
      await walker.expectText({ css: 'form li, main li', words: added }, added)
      await walker.fill({ css: 'main input[name=name]' }, LEAD.name)
      await walker.fill({ css: 'main input[name=email]' }, LEAD.email)
      await walker.fill({ css: 'main textarea' }, 'A die cutter for 1,020 mm sheets, please.')
      await expectFailureThenSuccess(walker, site, { css: 'main button', words: 'Send Message' })
      await expect.poll(() => walker.evaluate(() => document.querySelector('textarea')?.value)).toBe('')
    })

    test('product: pictures, tabs by pointer and by keys, the drawing, the data sheet', async ({ walker }) => {
      await walker.open(MACHINE_PATH)
      await walker.expectPictures()
      await walker.click({ css: '[role=tab]', words: 'Additional Details' })
      await walker.expectText({ css: '[role=tabpanel]' }, '12x10x4 inches')
      await walker.press('ArrowRight')
      await walker.expectText({ css: '[role=tab][aria-selected=true]' }, 'Reviews')
      if (width === PHONE) await walker.click({ css: 'main button', words: 'Floor space' })
      const hasDrawing = () => {
        const drawings = [...document.querySelectorAll('main svg[role=img]')].map(svg => svg.getBoundingClientRect())
        return drawings.some(({ width, height }) => Math.min(width, height) > 40)
      }
      await expect.poll(() => walker.evaluate(hasDrawing)).toBe(true)
      const sheet = await walker.evaluate(async () => {
        const link = document.querySelector<HTMLAnchorElement>('a[href$=".pdf"]')
        const response = link && (await fetch(link.href))
        return response && `${response.status} ${response.headers.get('content-type')}`
      })
      expect(sheet).toBe('200 application/pdf')
      // Only in the narrow window: without a graphics card, each frame of the 3-D view costs processor time.
      if (width === PHONE) await expectView(walker)
    })
  })
}

// At one width only, because menus and dialogs are the same at any width.
test.describe(`${PHONE} px wide`, () => {
  test.use({ width: PHONE })

  test('category, menu and applications: pictures; dialogs dim the page, close on Escape, restore the focus', async ({
    walker,
  }) => {
    await walker.open('/category/rigid-box-machines')
    await walker.expectPictures()
    await walker.click({ css: '[aria-label="Open menu"]' })
    await walker.expectText({ css: 'dialog[open] nav a' }, 'Home')
    await expectDimmed(walker)
    await walker.press('Escape')
    await walker.expectCount({ css: 'dialog[open]' }, 0)
    await expect.poll(() => walker.evaluate(getActiveName)).toContain('Open menu')
    await walker.click({ css: '[aria-label="Open menu"]' })
    await walker.click({ css: 'dialog[open] nav a', words: 'Applications' })
    await walker.expectPath(/^\/application-area$/)
    await walker.expectCount({ css: 'dialog[open]' }, 0)
    await walker.expectText({ css: 'h1' }, 'Application Area')

    await walker.expectPictures()
    const [first] = await walker.readAll({ css: 'main h2' })
    await walker.click({ css: 'a', words: `View ${first}` })
    await walker.expectText({ css: 'dialog[open] p' }, /^Packaging 1 \//)
    await expectDimmed(walker)
    await walker.click({ css: 'dialog button', words: 'Next application' })
    await walker.expectText({ css: 'dialog[open] p' }, /^Packaging 2 \//)
    await walker.press('Escape')
    await walker.expectCount({ css: 'dialog[open]' }, 0)
  })

  test('the not-found page suggests machines, and the offline page opens', async ({ walker }) => {
    await walker.open('/product/no-such-machine')
    await walker.expectText({ css: 'h1' }, 'Product not found')
    await walker.expectCount({ css: 'main article' }, 3)
    await walker.open('/offline')
    await walker.expectText({ css: 'h1' }, /\w/)
  })

  test('a language from right to left: each page is usable, and nothing is wider than the window', async ({
    walker,
  }) => {
    for (const path of FROM_RIGHT_TO_LEFT) {
      await walker.open(path)
      expect(await walker.evaluate(() => document.documentElement.dir), path).toBe('rtl')
      // The plan of the job in the address.
      if (path.includes('?style=')) await walker.expectText({ css: '#plan [role=status]' }, /^\d+ .*\d/)
    }
  })
})

/** Runs in the page: measures the open dialog, the space its content leaves empty, and the backdrop. */
function measureDialog() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (dialog === null) return null
  const { top, right, bottom, left, height } = dialog.getBoundingClientRect()
  const { backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop')
  const content = [...dialog.querySelectorAll('*')].map(element => element.getBoundingClientRect().bottom)
  return {
    isInside: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight + 1,
    emptyShare: (bottom - Math.min(bottom, Math.max(...content))) / height,
    dim: `${backgroundColor} ${opacity}`,
  }
}

/** Checks that the page behind the open dialog is dimmed, after any transition. */
async function expectDimmed(walker: Walker) {
  await expect.poll(async () => (await walker.evaluate(measureDialog))?.dim).toBe(DIM)
}

/** Checks that the open dialog is inside the window, is filled by its content and dims the page, after any transition. */
async function expectSoundDialog(walker: Walker) {
  await expectDimmed(walker)
  await expect.poll(async () => (await walker.evaluate(measureDialog))?.isInside).toBe(true)
  await expect.poll(async () => (await walker.evaluate(measureDialog))?.emptyShare).toBeLessThan(0.05)
}

/** Runs in the page: whether the text of a status is inside the window and not covered. */
function isStatusInView() {
  const shown = [...document.querySelectorAll('[role=status]')].filter(element => element.getClientRects().length > 0)
  const status = shown.find(element => element.textContent)
  const { left, top, width, height } = status?.getBoundingClientRect() ?? new DOMRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return status !== undefined && (status.contains(hit) || hit?.contains(status) === true)
}

/** Checks that a status says this where a visitor sees it. */
async function expectStatus(walker: Walker, text: string) {
  await walker.expectText({ css: '[role=status]', words: text }, text)
  await expect.poll(() => walker.evaluate(isStatusInView)).toBe(true)
}

/** Sends a form twice: the first time the mail provider refuses the message. */
async function expectFailureThenSuccess(walker: Walker, site: WalkedSite, button: { css: string; words: string }) {
  site.answerMail(400)
  await walker.click(button)
  await expectStatus(walker, 'Failed to send message. Try again.')
  site.answerMail(200)
  await walker.click(button)
  await expectStatus(walker, 'Message sent successfully!')
}

/**
 * Runs in the page: the element with the focus, as its tag and name, with 'hidden: ' before it if it is not in the
 * window.
 */
function getActiveName() {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return 'body'
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  const { width, height, left, right } = activeElement.getBoundingClientRect()
  const isShown = width > 0 && height > 0 && right > 0 && left < innerWidth
  return `${isShown ? '' : 'hidden: '}${activeElement.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
}

/** Presses Tab `count` times from the top of the page, and lists the elements that get the focus. */
async function listTabStops(walker: Walker, count: number) {
  // Focus on the body, which is no tab stop, so that the order starts there whatever was clicked before.
  await walker.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const stops: string[] = []
  while (stops.length < count) {
    await walker.press('Tab')
    stops.push(await walker.evaluate(getActiveName))
  }
  return stops
}

/** Opens the 3-D view of a machine's page: it is drawn, or the page says why not. */
async function expectView(walker: Walker) {
  await walker.click({ css: 'button', words: 'View in 3D' })
  const getState = () => document.querySelector('[data-part=model-stage]')?.getAttribute('data-state')
  // Firefox without a display has no WebGL.
  const hasWebGl = await walker.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
  await expect.poll(() => walker.evaluate(getState), { timeout: DRAWING_LIMIT_MS }).toBe(hasWebGl ? 'ready' : 'failed')
  await expectStatus(walker, hasWebGl ? 'Drag to turn it' : 'This browser cannot show 3D. The picture stays.')
  if (hasWebGl) await expectWork(walker)
}

/** Starts the machine in its open 3-D view: the piece moves, is paused, and jumps to the last station. */
async function expectWork(walker: Walker) {
  const readPlace = () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? 0)
  await walker.click({ css: 'button', words: 'See it work' })
  await expect.poll(() => walker.evaluate(readPlace), { timeout: DRAWING_LIMIT_MS }).toBeGreaterThan(0)
  await walker.click({ css: 'button', words: 'Pause' })
  await walker.expectCount({ css: '[data-run=paused]' }, 1)
  const paused = await walker.evaluate(readPlace)
  await walker.click({ css: 'section[aria-label$="in 3D"] ol:not([aria-hidden]) li:last-child button' })
  const count = MACHINE.stations.length
  await walker.expectText({ css: '[role=status]', words: 'Station' }, new RegExp(`^Station ${count} of ${count}: `))
  await expect.poll(() => walker.evaluate(readPlace)).not.toBe(paused)
}

/**
 * Runs in the page: sorts the machines as if the visitor had chosen 'title' in the select. A script does it, because
 * each driver opens the menu of a select in another way.
 */
function sortByTitle() {
  const sort = document.querySelector('select')
  if (sort === null) return
  sort.value = 'title'
  sort.dispatchEvent(new Event('change', { bubbles: true }))
}
