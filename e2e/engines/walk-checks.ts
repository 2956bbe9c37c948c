import { expect } from '@playwright/test'
import type { WalkedSite } from './walked-site'
import type { Walker } from './walker'

/** Colour and opacity of the backdrop. */
const DIM = 'rgb(15, 36, 56) 0.62'

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
export async function expectDimmed(walker: Walker) {
  await expect.poll(async () => (await walker.evaluate(measureDialog, null))?.dim).toBe(DIM)
}

/** Checks that the open dialog is inside the window, is filled by its content and dims the page. */
export async function expectSoundDialog(walker: Walker) {
  const dialog = await walker.evaluate(measureDialog, null)
  expect(dialog).toMatchObject({ isInside: true, dim: DIM })
  expect(dialog?.emptyShare).toBeLessThan(0.05)
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
  await expect.poll(() => walker.evaluate(isStatusInView, null)).toBe(true)
}

/** Sends a form twice: the first time the mail provider refuses the message. */
export async function expectFailureThenSuccess(
  walker: Walker,
  site: WalkedSite,
  button: { css: string; words: string },
) {
  site.mailStatus = 400
  await walker.click(button)
  await expectStatus(walker, 'Failed to send message. Try again.')
  site.mailStatus = 200
  await walker.click(button)
  await expectStatus(walker, 'Message sent successfully!')
}

/** The element with the focus, as its tag and name, with 'hidden: ' before it if it is not in the window. */
export const activeName = (walker: Walker) =>
  walker.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'body'
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
    const { width, height, left, right } = activeElement.getBoundingClientRect()
    const isShown = width > 0 && height > 0 && right > 0 && left < innerWidth
    return `${isShown ? '' : 'hidden: '}${activeElement.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
  }, null)

/** The titles of the listed machines. */
export const listMachines = (walker: Walker) =>
  walker.evaluate(() => {
    const links = [...document.querySelectorAll('main article a')].filter(link => link.getClientRects().length > 0)
    return links.map(link => link.textContent ?? '')
  }, null)

/** Presses Tab from the top of the page and lists the elements that it reaches. */
export async function listTabStops(walker: Walker, count: number) {
  // Focus on the body, which is no tab stop, so that the order starts there whatever was clicked before.
  await walker.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  }, null)
  const stops: string[] = []
  while (stops.length < count) {
    await walker.press('Tab')
    stops.push(await activeName(walker))
  }
  return stops
}

/** Opens the 3-D view of a machine's page: it is drawn, or the page says why not. */
export async function expectView(walker: Walker) {
  await walker.click({ css: 'button', words: 'Turn it round' })
  const state = () =>
    walker.evaluate(() => document.querySelector('[data-part=model-stage]')?.getAttribute('data-state'), null)
  // Firefox without a display has no WebGL.
  const hasWebGl = await walker.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null, null)
  await expect.poll(state, { timeout: 60_000 }).toBe(hasWebGl ? 'ready' : 'failed')
  await expectStatus(walker, hasWebGl ? 'Drag to turn it' : 'This browser cannot show 3-D. The picture stays.')
}

/** Sorts the list of machines as a choice of the select does; the drivers open its menu in different ways. */
export const sortByTitle = (walker: Walker) =>
  walker.evaluate(() => {
    const sort = document.querySelector('select')
    if (sort === null) return
    sort.value = 'title'
    sort.dispatchEvent(new Event('change', { bubbles: true }))
  }, null)
