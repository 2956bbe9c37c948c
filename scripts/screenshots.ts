/**
 * `npm run screenshots`, after `npm start` or `npm test`: takes screenshots of every page and important state of the
 * local export at four widths, into screenshots/. Arguments select them by name: `npm run screenshots -- contact`.
 * `--export DIR` takes them of another export, such as that of an earlier commit. `--compare DIR` compares each with the
 * one of the same name in DIR, and fails if any differ.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { CHROMIUM_FLAGS, findChromium } from '@/scripts/engines/find-engines'
import { startHttp2Server } from '@/scripts/hosting/http2-server'
import { createSiteServer } from '@/scripts/hosting/site-server'

const FOLDER = 'screenshots'
const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** Smaller differences of a colour channel (of 255) are ignored: rendering is not deterministic to the last bit. */
const CHANNEL_TOLERANCE = 24

/** How many pixels the heights may differ, because they are sums of rounded fractions. */
const HEIGHT_TOLERANCE = 2

/** The share of pixels that may differ, such as those of a blinking caret. */
const MAX_DIFFERENT_SHARE = 0.0005

type Shot = {
  name: string
  path: string
  /** Brings the page into the state to show. */
  prepare?: (page: Page) => Promise<void>
  /** Captures only the viewport, for states that cover the page. */
  isViewport?: boolean
}

type Viewport = (typeof VIEWPORTS)[number]

/** How often a page that does not come to rest is taken. */
const MAX_TRIES = 5

const MACHINE = '/product/automatic-folder-gluer-machine'
const STATES: Shot[] = [
  { name: 'home-first-view', path: '/', isViewport: true },
  { name: 'home-menu', path: '/', isViewport: true, prepare: click('button', 'Open menu') },
  { name: 'home-popup', path: '/', isViewport: true, prepare: waitForPopup },
  { name: 'products-filtered', path: '/products?category=automatic-gluing-machines' },
  { name: 'product-details', path: MACHINE, prepare: click('tab', 'Additional Details') },
  { name: 'product-reviews', path: MACHINE, prepare: click('tab', 'Reviews') },
  { name: 'product-not-found', path: '/product/no-such-machine' },
]

/** Clicks a control once React has taken it over: until then, the menu's leads to the foot of the page. */
function click(role: 'button' | 'tab', name: string) {
  return async (page: Page) => {
    const control = page.getByRole(role, { name })
    const isHydrated = (element: unknown) => Object.keys(element ?? {}).some(key => key.startsWith('__reactProps'))
    await page.waitForFunction(isHydrated, await control.elementHandle())
    await control.click()
  }
}

function waitForPopup(page: Page) {
  return page.getByRole('dialog', { name: 'Get In Touch With Us' }).waitFor({ timeout: 10_000 })
}

/** Lists every page of an export, named by its path, and the important states of some. */
function listShots(folder: string): Shot[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
  const pages = files.toSorted().map(file => {
    const path = file.slice(0, -'.html'.length)
    if (path === 'index') return { name: 'home', path: '/' }
    return { name: path.replaceAll('/', '-'), path: path === '404' ? '/no-such-page' : `/${path}` }
  })
  return [...pages, ...STATES]
}

/** Runs in the page: scrolls down and back, so that every lazy part is loaded, and waits for fonts and pictures. */
async function loadAll() {
  for (const picture of document.images) picture.decoding = 'sync'
  // Cells of a list that are far below the viewport are painted too.
  for (const cell of document.querySelectorAll<HTMLElement>('[data-part="product-list"] li'))
    cell.style.contentVisibility = 'visible'
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  const shown = [...document.images].filter(picture => picture.getClientRects().length > 0)
  const loaded = [document.fonts.ready, ...shown.map(picture => picture.decode().catch(() => {}))]
  // A lazy picture that the page removes meanwhile is never loaded.
  await Promise.race([Promise.all(loaded), new Promise(resolve => setTimeout(resolve, 2000))])
}

/** Takes screenshots until two are the same: what comes late, such as a carousel, is then in place. */
async function captureSteady(page: Page, fullPage: boolean): Promise<Buffer> {
  let last = await page.screenshot({ fullPage })
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const next = await page.screenshot({ fullPage })
    if (next.equals(last)) break
    last = next
  }
  return last
}

async function take(browser: Browser, url: string, { prepare, isViewport = false }: Shot, viewport: Viewport) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  if (prepare !== waitForPopup) await page.addInitScript(() => window.sessionStorage.setItem('form_closed', 'true'))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('[data-part="loading-overlay"]').waitFor({ state: 'hidden' })
  if (!isViewport) await page.evaluate(loadAll)
  await prepare?.(page)
  const picture = await captureSteady(page, !isViewport)
  await page.close()
  return picture
}

/**
 * Takes a shot at all widths, in a browser of its own, so that one that crashes spoils no other shot. Resolves to how the
 * screenshots differ from those in the folder `before`, if there is one.
 */
async function takeAll(folder: string, shot: Shot, before: string | undefined): Promise<string[]> {
  const { origin, trustFlag, close } = await startHttp2Server(await createSiteServer({ folder, connect: [] }))
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args: [trustFlag, ...CHROMIUM_FLAGS] })
  const differences: string[] = []
  try {
    for (const viewport of VIEWPORTS) {
      const file = `${shot.name}-${viewport.width}.png`
      writeFileSync(join(FOLDER, file), await take(browser, origin + shot.path, shot, viewport))
      const difference = before ? await findDifference(join(before, file), join(FOLDER, file)) : null
      if (difference !== null) differences.push(`${file}: ${difference}`)
    }
  } finally {
    await browser.close()
    close()
  }
  return differences
}

/** Describes how two screenshots differ; null if they do not. */
async function findDifference(before: string, now: string): Promise<string | null> {
  if (!existsSync(before)) return 'has no earlier screenshot'
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(now).metadata()])
  const shared = { left: 0, top: 0, width: one.width, height: Math.min(one.height, other.height) }
  const input = await sharp(now).extract(shared).toBuffer()
  const { data, info: raw } = await sharp(before)
    .extract(shared)
    .composite([{ input, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const changed = await sharp(data, { raw })
    .threshold(CHANNEL_TOLERANCE, { greyscale: false })
    .bandbool('or')
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const share = changed.filter(value => value > 0).length / changed.length
  const isAsHigh = Math.abs(one.height - other.height) <= HEIGHT_TOLERANCE
  if (isAsHigh && share <= MAX_DIFFERENT_SHARE) return null
  const [top, bottom] = [changed.indexOf(255), changed.lastIndexOf(255)].map(at => Math.floor(at / shared.width))
  const height = isAsHigh ? '' : `was ${one.height} px high and is ${other.height}; `
  return `${height}${(100 * share).toFixed(2)} % of the pixels differ${share > 0 ? `, between y = ${top} and ${bottom}` : ''}`
}

async function main() {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { compare: { type: 'string' }, export: { type: 'string', default: LOCAL_EXPORT_FOLDER } },
  })
  const shots = listShots(values.export).filter(
    ({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)),
  )
  mkdirSync(FOLDER, { recursive: true })
  const takeShot = (shot: Shot) => takeAll(values.export, shot, values.compare)
  let count = 0
  await pLimit(availableParallelism()).map(shots, async shot => {
    // The second try is for a browser that was starved or killed.
    const problems = await takeShot(shot)
      .catch(() => takeShot(shot))
      .catch((error: Error) => [`${shot.name}: cannot be taken, ${error.message.split('\n')[0]}`])
    for (const problem of problems) console.info(problem)
    count += problems.length
  })
  const compared = values.compare ? `, compared with ${values.compare}` : ''
  console.info(`${shots.length} pages and states in ${FOLDER}/${compared}: ${count} differences or problems`)
  if (count > 0) process.exitCode = 1
}

void main()
