/**
 * `npm run bench:viewer`, after `npm start` or `npm test`: opens the 3-D views of the machines with the median and the
 * largest model in the local export, or of the machines named, with a phone's screen. Prints the time to the first
 * frame on slow 4G, the long tasks with the processor throttled four times, and what ten openings leave in memory.
 * Fails when a goal is missed. Other load on the machine distorts the figures, and so does a missing graphics processor.
 */
import { readdirSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { PHONE_CPU, SLOW_4G } from '@/scripts/bench/page-speed/first-visit'
import { closeView, openPage, openView } from '@/scripts/bench/viewer/open-view'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { launchOnExport } from '@/scripts/engines/launch-on-export'

/**
 * Chromium composites in its GPU process, as on a phone, even if that has no graphics processor. Without these flags,
 * the page's own thread waits for each frame and reads it back.
 */
const GPU_FLAGS = ['--ignore-gpu-blocklist', '--use-gl=angle', '--use-angle=swiftshader']

const FIRST_FRAME_MS = 3000
/** No task may be longer, but for decoding a model; that is the second limit. */
const TASK_MS = 200
const DECODING_MS = 400
const OPENINGS = 10
const KEPT_MB = 1

async function timeFirstFrame(browser: Browser, url: string): Promise<number> {
  const { page, session } = await openPage(browser, url)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  const { pressed, ready } = await openView(page)
  await page.context().close()
  return ready - pressed
}

async function timeTasks(browser: Browser, url: string): Promise<number[]> {
  const { page, session } = await openPage(browser, url)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU })
  const { tasks } = await openView(page)
  await page.context().close()
  return tasks.toSorted((one, other) => other - one)
}

/** Megabytes of the heap after the view is closed, and how many contexts are left. */
async function openAndClose(page: Page, session: CDPSession) {
  await openView(page)
  const live = await closeView(page)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return { megabytes: used / 1e6, live }
}

async function measureMemory(browser: Browser, url: string) {
  const { page, session } = await openPage(browser, url)
  await session.send('Performance.enable')
  const first = await openAndClose(page, session)
  let last = first
  for (let count = 0; count < OPENINGS; count++) last = await openAndClose(page, session)
  await page.context().close()
  return { first, last }
}

/** The machines with the median and with the largest model; a model's file is named `<slug>-<hash>.glb`. */
function chooseMachines(): string[] {
  const folder = join(LOCAL_EXPORT_FOLDER, 'models')
  const files = readdirSync(folder).filter(name => name.endsWith('.glb'))
  const bySize = files.toSorted((one, other) => statSync(join(folder, one)).size - statSync(join(folder, other)).size)
  return [bySize[bySize.length >> 1], bySize.at(-1)].flatMap(name => name?.replace(/-[^-]+$/, '') ?? [])
}

async function main() {
  const { site, browser, close } = await launchOnExport(GPU_FLAGS)
  const names = process.argv.slice(2)
  for (const name of names.length > 0 ? names : chooseMachines()) {
    const url = `${site}/product/${name}`
    console.info(`${name}, at a load of ${loadavg()[0]?.toFixed(1)}`)
    const frame = await timeFirstFrame(browser, url)
    console.info(`  first frame on slow 4G: ${Math.round(frame)} ms`)
    const tasks = await timeTasks(browser, url)
    const long = tasks.filter(time => time > TASK_MS)
    console.info(
      `  longest tasks: ${tasks.slice(0, 5).map(Math.round).join(', ')} ms; ${long.length} over ${TASK_MS} ms`,
    )
    const { first, last } = await measureMemory(browser, url)
    console.info(
      `  heap: ${first.megabytes.toFixed(2)} MB after one opening, ${last.megabytes.toFixed(2)} after ten more`,
    )
    console.info(`  canvases that still draw: ${last.live}`)
    const kept = last.megabytes - first.megabytes
    const isTooLong = long.length > 1 || (long[0] ?? 0) > DECODING_MS
    if (frame > FIRST_FRAME_MS || isTooLong || kept > KEPT_MB || last.live > 0) process.exitCode = 1
  }
  await close()
}

void main()
