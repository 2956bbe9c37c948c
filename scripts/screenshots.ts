/**
 * `npm run screenshots`, after `npm start` or `npm test`: takes screenshots of every page and important state of the
 * local export at four widths, into screenshots/. Arguments select them by name: `npm run screenshots -- contact`.
 * `--compare DIR` compares each with the one of the same name in DIR, and fails if any differ.
 */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { launchOnExport } from '@/scripts/engines/launch-on-export'
import { compareWithBefore } from './screenshots/compare-pictures'

const FOLDER = 'screenshots'
const WIDTHS = [360, 768, 1280, 1920]
const HEIGHTS: Record<number, number> = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 }

type Shot = {
  name: string
  path: string
  /** Brings the page into the state to show. */
  prepare?: (page: Page) => Promise<void>
  /** Captures only the viewport, for states that cover the page. */
  isViewport?: boolean
}

const SHOTS: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-first-view', path: '/', isViewport: true },
  { name: 'home-menu', path: '/', isViewport: true, prepare: page => press(page, 'Open menu') },
  { name: 'home-popup', path: '/', isViewport: true, prepare: waitForPopup },
  { name: 'products', path: '/products' },
  { name: 'products-filtered', path: '/products?category=automatic-gluing-machines' },
  { name: 'category', path: '/category/automatic-gluing-machines' },
  { name: 'product', path: '/product/automatic-folder-gluer-machine' },
  {
    name: 'product-details',
    path: '/product/automatic-folder-gluer-machine',
    prepare: page => openTab(page, 'Additional Details'),
  },
  {
    name: 'product-reviews',
    path: '/product/automatic-folder-gluer-machine',
    prepare: page => openTab(page, 'Reviews'),
  },
  { name: 'product-long-title', path: '/product/semi-automatic-die-cutting-and-creasing-machine' },
  { name: 'applications', path: '/application-area' },
  { name: 'line-planner', path: '/line-planner' },
  { name: 'line-plan', path: '/line-planner/pharma-mono-carton' },
  { name: 'compare', path: '/compare' },
  { name: 'line-planner', path: '/line-planner' },
  { name: 'line-plan', path: '/line-planner/perfume-drawer-box' },
  { name: 'contact', path: '/contact-us' },
  { name: 'about', path: '/about-us' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'product-not-found', path: '/product/no-such-machine' },
]

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
}

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click()
}

async function waitForPopup(page: Page) {
  await page.getByRole('dialog', { name: 'Get In Touch With Us' }).waitFor({ timeout: 10_000 })
}

/** Scrolls through the page, so that every lazy picture is loaded, and back to the top. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Runs in the page: disables content-visibility, so that cells far below the viewport are painted too. */
function showAll() {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-part="product-list"] > li'))
    cell.style.contentVisibility = 'visible'
}

async function take(browser: Browser, site: string, { name, path, prepare, isViewport }: Shot, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (prepare !== waitForPopup) await page.addInitScript(() => window.sessionStorage.setItem('form_closed', 'true'))
  await page.goto(site + path)
  await page.locator('[data-part="loading-overlay"]').waitFor({ state: 'hidden' })
  if (!isViewport) await loadPictures(page)
  await prepare?.(page)
  await page.evaluate(showAll)
  await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: !isViewport })
  await context.close()
}

/** Prints how each screenshot differs from the one in the folder. Resolves to how many differ. */
async function compare(folder: string, names: readonly string[]): Promise<number> {
  let count = 0
  for (const name of names) {
    const difference = await compareWithBefore(`${folder}/${name}`, `${FOLDER}/${name}`)
    if (difference === null) continue
    count++
    console.info(`${name}: ${difference}`)
  }
  console.info(`${count} of ${names.length} screenshots differ from those in ${folder}`)
  return count
}

async function main() {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { compare: { type: 'string' } },
  })
  const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)))
  const { site, browser, close } = await launchOnExport()
  await mkdir(FOLDER, { recursive: true })
  for (const shot of shots) {
    for (const width of WIDTHS) await take(browser, site, shot, width)
    console.info(`${FOLDER}/${shot.name}-*.png`)
  }
  await close()
  const names = shots.flatMap(({ name }) => WIDTHS.map(width => `${name}-${width}.png`))
  if (values.compare && (await compare(values.compare, names)) > 0) process.exitCode = 1
}

void main()
