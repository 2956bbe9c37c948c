import type { Browser } from '@playwright/test'
import { PHONE, VISIT_TAIL_MS, watchTraffic } from './first-visit'

/** A task longer than this blocks the page for the rest of its time: a visitor would notice the delay of a press. */
const LONG_TASK_MS = 50

/**
 * An event of Chromium's trace. `ph` is its phase ('X': one with a duration), `dur` its duration by the clock and
 * `tdur` the processor time of its thread, both in microseconds.
 */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/**
 * Makes a first visit to a server on this machine, with a phone whose processor is slowed `rate` times, until all is
 * loaded and has had time to run. Tasks are measured in processor time, which other work on the machine lengthens less
 * than time by the clock.
 *
 * @returns figures by name; the name says the unit
 */
export async function visitWithPhone(browser: Browser, url: string, rate: number): Promise<Record<string, number>> {
  // Without the service worker: a page registers it only after a longer visit, which a slow machine could make of this.
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  const { traffic, settle } = watchTraffic(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await page.goto(url)
  await page.waitForTimeout(VISIT_TAIL_MS)
  await page.waitForLoadState('networkidle')
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const largestPaint = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
    return observer.takeRecords().at(-1)?.startTime ?? Number.NaN
  })
  await settle()
  await context.close()
  const tasks = findTaskTimes(traceEvents)
  return {
    'blocked time in ms': sum(tasks.map(time => Math.max(0, time - LONG_TASK_MS))),
    'longest task in ms': Math.max(...tasks),
    'all tasks in ms': sum(tasks),
    'largest paint in ms': largestPaint,
    'script in kB': traffic.js / 1000,
    'transfer in kB': traffic.total / 1000,
    requests: traffic.urls.length,
  }
}

/**
 * The processor times of the tasks of the page's main thread, in ms. The browser keeps a spare process with a main
 * thread of its own: the page's is the busiest.
 */
function findTaskTimes(events: readonly TraceEvent[]): number[] {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const times = mainThreads.map(({ pid, tid }) =>
    events
      .filter(event => event.name === 'RunTask' && event.ph === 'X' && event.pid === pid && event.tid === tid)
      .map(({ dur = 0, tdur = dur }) => tdur / 1000),
  )
  return times.sort((a, b) => sum(b) - sum(a))[0] ?? []
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}
