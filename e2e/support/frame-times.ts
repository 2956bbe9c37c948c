import type { Browser, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Wall clock, and the thread's own, both in microseconds. */
  ts: number
  dur?: number
  tts?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

/**
 * For each key that types into a field while `act` runs: how long the page's own thread works from the key to the end of the frame
 * that shows what the key did, in milliseconds. The thread's clock stands still while other work has the processor.
 */
export async function measureKeys(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return readKeyTimes(traceEvents)
}

function isDispatch({ name, args }: TraceEvent, type: string) {
  return name === 'EventDispatch' && args?.data?.type === type
}

function readKeyTimes(all: readonly TraceEvent[]): number[] {
  const thread = all.find(event => isDispatch(event, 'input'))
  const events = all
    .filter(({ pid, tid, tts }) => pid === thread?.pid && tid === thread.tid && tts !== undefined)
    .sort((a, b) => a.ts - b.ts)
  return events.flatMap((event, index) => {
    if (!isDispatch(event, 'input')) return []
    const key = events.slice(0, index).findLast(before => isDispatch(before, 'keydown'))
    // The last step of a frame on this thread, and the task that it belongs to.
    const step = events.slice(index).find(({ name }) => name === 'Layerize')
    const task = events.find(other => other.name.endsWith('RunTask') && step && isWithin(step, other))
    return key && task ? [(toEnd(task) - (key.tts ?? 0)) / 1000] : []
  })
}

function isWithin(inner: TraceEvent, outer: TraceEvent) {
  return outer.ts <= inner.ts && inner.ts < outer.ts + (outer.dur ?? 0)
}

function toEnd({ tts = 0, tdur = 0 }: TraceEvent) {
  return tts + tdur
}
