/**
 * `npm run bench:view`, after `npm run build`: how long a visitor with a slow phone on slow 4G waits from the press of
 * 'See it work' to the first movement, and how many frames a second follow, drawn without a graphics processor. Prints
 * the medians of each machine. Other work on this computer lengthens all of it. Options: `--machines NAME,NAME` (by
 * default all that can be seen at work), `--rounds 3`, `--folder out`.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { PHONE } from '@/scripts/bench/first-visit'
import { slowDownNetwork, slowDownProcessor } from '@/scripts/bench/slow-phone'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '@/scripts/engines/find-engines'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { startHttp2Server } from '@/scripts/hosting/http2-server'
import { createSiteServer } from '@/scripts/hosting/site-server'

const { values: options } = parseArgs({
  options: {
    machines: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    folder: { type: 'string', default: EXPORT_FOLDER },
  },
})

/** How long frames are counted, in ms. */
const COUNTED_MS = 5000

/** A view that has not moved after this time never will, in ms. */
const LONGEST_WAIT_MS = 60_000

/** What a visitor saw: seconds from the press to the first movement, and frames a second after it. */
type Seen = { firstMovement: number; frames: number }

/** Opens a machine's page, waits until it is idle, presses 'See it work' and watches the slider, which moves per frame. */
async function watch(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await slowDownNetwork(page)
  await slowDownProcessor(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const button = page.locator('[data-part="model-stage"] button').first()
  await button.scrollIntoViewIfNeeded()
  const seen = await button.evaluate(watchSlider, { countedMs: COUNTED_MS, longestWaitMs: LONGEST_WAIT_MS })
  await context.close()
  return seen
}

/** Runs in the page, so nothing in it has a name: the names that tsx keeps are kept by a function that pages lack. */
async function watchSlider(button: Element, limits: { countedMs: number; longestWaitMs: number }): Promise<Seen> {
  const pressed = performance.now()
  let moved = 0
  let frames = 0
  let last = '0'
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  while (true) {
    const now = await new Promise<number>(requestAnimationFrame)
    const place = document.querySelector<HTMLInputElement>('fieldset input[type=range]')?.value ?? '0'
    if (place !== last) {
      if (moved === 0) moved = now
      else frames++
      last = place
    }
    if (moved === 0 && now - pressed > limits.longestWaitMs) throw new Error('nothing moves')
    if (moved > 0 && now - moved > limits.countedMs)
      return { firstMovement: (moved - pressed) / 1000, frames: frames / ((now - moved) / 1000) }
  }
}

function findMedian(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function main() {
  const found = findHeadlessChromium()
  if (!found) throw new Error('Chromium or Chrome was not found: run npx tsx scripts/engines/browser.ts')
  if (!existsSync(join(options.folder, 'index.html.br')))
    throw new Error(`${options.folder}/ is no finished export: run npm run build first`)
  const names =
    options.machines?.split(',') ??
    readdirSync(join(options.folder, 'product')).flatMap(file =>
      file.endsWith('.html') ? [basename(file, '.html')] : [],
    )
  const site = await startHttp2Server(createSiteServer({ folder: options.folder }))
  const args = ['--no-proxy-server', site.trustFlag, ...CHROMIUM_FLAGS]
  console.info('seconds to the first movement, frames a second')
  for (const name of names.sort()) {
    const seen: Seen[] = []
    for (let round = 0; round < Number(options.rounds); round++) {
      // A new browser each time: shaders that one has compiled would be kept for the next.
      const browser = await chromium.launch({ executablePath: found.path, args })
      seen.push(await watch(browser, `${site.origin}/product/${name}`))
      await browser.close()
    }
    const firstMovement = findMedian(seen.map(one => one.firstMovement))
    const frames = findMedian(seen.map(one => one.frames))
    console.info(`${firstMovement.toFixed(2).padStart(6)} ${frames.toFixed(1).padStart(6)}  ${name}`)
  }
  process.exit(0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
