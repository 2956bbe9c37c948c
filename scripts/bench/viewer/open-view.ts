import type { Browser, CDPSession, Page } from '@playwright/test'
import { PHONE } from '@/scripts/bench/page-speed/first-visit'

/** Loading, drawing and the end of the page's own start-up, on a machine without a graphics processor. */
const PATIENCE_MS = 120_000
const SETTLE_MS = 1000

/** What {@link watch} collects in the page; `tasks` are long tasks in milliseconds. */
type Watched = { pressed: number; ready: number; tasks: number[]; contexts: WeakRef<WebGL2RenderingContext>[] }
type WatchedWindow = { watched: Watched }

/** Runs in the page before its scripts. */
function watch() {
  window.sessionStorage.setItem('form_closed', 'true')
  const watched: Watched = { pressed: 0, ready: 0, tasks: [], contexts: [] }
  Object.assign(window, { watched })
  document.addEventListener('click', event => Object.assign(watched, { pressed: event.timeStamp, tasks: [] }), true)
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > watched.pressed) watched.tasks.push(duration)
  }).observe({ type: 'longtask' })
  new MutationObserver(() => {
    if (!document.querySelector('[data-part="model-stage"][data-state="ready"]')) return
    window.requestAnimationFrame(time => Object.assign(watched, { ready: time }))
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] })
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...options: [string]) {
    const context = getContext.apply(this, options)
    if (context instanceof WebGL2RenderingContext) watched.contexts.push(new WeakRef(context))
    return context
  } as typeof getContext
}

/** A page whose own start-up is over, on a phone's screen and with nothing cached. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('html[data-ready]').waitFor()
  await page.waitForTimeout(SETTLE_MS)
  return { page, session: await context.newCDPSession(page) }
}

/** Presses the button, waits until the view shows and rests, and returns what happened since. */
export async function openView(page: Page): Promise<Watched> {
  await page.getByRole('button', { name: 'Turn it round' }).click()
  await page.locator('[data-part="model-stage"][data-state="ready"]').waitFor({ timeout: PATIENCE_MS })
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => (window as unknown as WatchedWindow).watched)
}

/** Closes the view, and returns how many of the page's canvases still hold a WebGL context. */
export async function closeView(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  return page.evaluate(() => {
    const { contexts } = (window as unknown as WatchedWindow).watched
    return contexts.filter(context => context.deref()?.isContextLost() === false).length
  })
}
