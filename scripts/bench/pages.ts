/**
 * `npm run bench:pages`, after `npm run build`: first visits with a phone to the production export and, in turns, to an
 * app that says hello (`empty-app.ts`). Prints the medians of each page, and their ratios to that app, which hold on
 * any machine. Options: `--rounds 5`, `--pages home,product`, `--folder out`, `--language hi`, `--tolerance 2` (by how
 * many percent the goals for bytes may be exceeded), `--slow 4` (how many times the processor is slowed; by default as
 * findRate finds), `--check`, which fails if a goal is missed, and `--lighthouse`, which prints Lighthouse's figures
 * instead.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Browser, chromium } from '@playwright/test'
import { Hono } from 'hono'
import { createServer } from '@/companion/service'
import { buildEmptyApp } from '@/scripts/bench/empty-app'
import { MAX_REQUESTS } from '@/scripts/bench/first-visit'
import { runLighthouse } from '@/scripts/bench/lighthouse'
import { visitWithPhone } from '@/scripts/bench/phone-visit'
import { PHONE_CPU } from '@/scripts/bench/slow-phone'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '@/scripts/engines/find-engines'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { startHttp2Server } from '@/scripts/hosting/http2-server'
import { createSiteServer } from '@/scripts/hosting/site-server'

/** A page, and the most that a first visit to it may transfer in kB, in all and as script: a limit of our own. */
type MeasuredPage = { name: string; path: string; total: number; js: number }

/** One page of each important kind. */
const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', total: 255, js: 137 },
  { name: 'products', path: '/products', total: 251, js: 143 },
  { name: 'product', path: '/product/automatic-folder-gluer-machine', total: 226, js: 137 },
  { name: 'planner', path: '/line-planner', total: 240, js: 145 },
  { name: 'plan', path: '/line-planner/5-ply-export-shipper', total: 240, js: 137 },
  { name: 'about', path: '/about-us', total: 240, js: 137 },
]

/** What the font of a further language may add to a page's transfer, in kB. */
const LANGUAGE_FONT_KB = 45

/** The blocked time of a page may be this many times that of the empty app. */
const MAX_BLOCKED_RATIO = 1.35

/** If the empty app is blocked for less, chance decides the ratios to it: the processor is slowed twice as much. */
const MIN_BLOCKED_MS = 200

/** Measured figures by name, such as 'blocked time in ms'. */
type Figures = Record<string, number>

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.map(({ name }) => name).join(',') },
    folder: { type: 'string', default: EXPORT_FOLDER },
    language: { type: 'string' },
    tolerance: { type: 'string', default: '2' },
    slow: { type: 'string' },
    check: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
  },
})

const rounds = Number(options.rounds)

/**
 * The goals of a page, all of them a maximum, in the unit of the figure or as its ratio to the empty app. They are of
 * figures that visitWithPhone returns, by the same names.
 */
function createGoals({ total, js }: MeasuredPage): Readonly<Record<string, { most: number; isRatio?: true }>> {
  const tolerance = 1 + Number(options.tolerance) / 100
  return {
    'blocked time in ms': { most: MAX_BLOCKED_RATIO, isRatio: true },
    'transfer in kB': { most: Math.round((total + (options.language ? LANGUAGE_FONT_KB : 0)) * tolerance) },
    'script in kB': { most: Math.round(js * tolerance) },
    requests: { most: MAX_REQUESTS },
  }
}

/** The median of each figure over several runs. */
function computeMedians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  const pickMiddle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  return Object.fromEntries(names.map(name => [name, pickMiddle(runs.map(run => run[name] ?? Number.NaN))]))
}

/** Visits all addresses in turns, so that other work on the machine weighs on all alike. Returns their medians. */
async function visitInTurns(browser: Browser, urls: readonly string[], rate: number): Promise<Figures[]> {
  const visits: Figures[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, url] of urls.entries()) visits[index]?.push(await visitWithPhone(browser, url, rate))
  return visits.map(computeMedians)
}

/**
 * How many times the processor is slowed: as much as a phone's, or, on a fast machine, up to four times as much, until
 * the empty app is blocked long enough for a ratio.
 */
async function findRate(browser: Browser, emptyUrl: string): Promise<number> {
  if (options.slow) return Number(options.slow)
  for (let rate = PHONE_CPU; ; rate *= 2) {
    const [empty] = await visitInTurns(browser, [emptyUrl], rate)
    if (rate === 4 * PHONE_CPU || Number(empty?.['blocked time in ms']) >= MIN_BLOCKED_MS) return rate
  }
}

/** Prints each figure with its ratio and its goal. Returns how many goals are missed. */
function report(page: MeasuredPage, figures: Figures, empty: Figures): number {
  const goals = createGoals(page)
  let missed = 0
  console.info(`${page.name} (${page.path})`)
  for (const [name, value] of Object.entries(figures)) {
    const ratio = value / (empty[name] ?? Number.NaN)
    const goal = goals[name]
    // A figure that could not be measured is a missed goal.
    const isMet = !goal || (goal.isRatio ? ratio : value) <= goal.most
    if (!isMet) missed++
    const text = goal ? `at most ${goal.most}${goal.isRatio ? ' times' : ''}${isMet ? '' : '  MISSED'}` : ''
    console.info(`  ${name.padEnd(22)} ${format(value)} ${ratio.toFixed(2).padStart(7)} times  ${text}`)
  }
  return missed
}

/** A figure in a column of eight characters: with one decimal, but whole if it is large. */
function format(value: number): string {
  return value.toFixed(value < 1000 && !Number.isInteger(value) ? 1 : 0).padStart(8)
}

/** Prints the medians of Lighthouse's figures of a page. */
async function reportLighthouse(page: MeasuredPage, url: string, browserPath: string): Promise<void> {
  console.info(`${page.name} (${page.path})`)
  const runs: Figures[] = []
  for (let run = 0; run < rounds; run++) runs.push(await runLighthouse(url, browserPath))
  for (const [name, value] of Object.entries(computeMedians(runs)))
    console.info(`  ${name.padEnd(32)} ${format(value)}`)
}

async function main() {
  const found = findHeadlessChromium()
  if (!found) throw new Error('Chromium or Chrome was not found: run npx tsx scripts/engines/browser.ts')
  if (!existsSync(join(options.folder, 'index.html.br')))
    throw new Error(`${options.folder}/ is no finished export: run npm run build first`)
  const site = await startHttp2Server(createSiteServer({ folder: options.folder }))
  const pages = PAGES.filter(({ name }) => options.pages.split(',').includes(name)).map(page => ({
    ...page,
    path: options.language ? `/${options.language}${page.path}`.replace(/\/$/, '') : page.path,
  }))
  const urls = pages.map(({ path }) => site.origin + path)
  if (options.lighthouse) {
    for (const [index, page] of pages.entries()) await reportLighthouse(page, urls[index] ?? '', found.path)
    process.exit(0)
  }
  // A plain server, because the site's own would forbid the inline scripts of this app.
  const emptyApp = new Hono().use(serveStatic({ root: await buildEmptyApp(), precompressed: true }))
  const { origin: emptyUrl } = await startHttp2Server(createServer(emptyApp.fetch))
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-proxy-server', ...CHROMIUM_FLAGS] })
  const rate = await findRate(browser, emptyUrl)
  console.info(`Medians of ${rounds} rounds at a processor slowed ${rate} times, beside the empty app`)
  const [empty = {}, ...medians] = await visitInTurns(browser, [emptyUrl, ...urls], rate)
  let missed = 0
  for (const [index, page] of pages.entries()) missed += report(page, medians[index] ?? {}, empty)
  await browser.close()
  console.info(missed === 0 ? 'Every goal is met' : `${missed} goals missed`)
  process.exit(options.check && missed > 0 ? 1 : 0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
