/**
 * `npm run bench:pages`, after `npm run build`: measures a first visit to the production export with a phone: medians
 * of Lighthouse (on its slow 4G), and transferred bytes. Options: `--runs 5`, `--pages home,product`, `--only transfer`
 * or `lighthouse`, `--folder out`, `--language hi`, `--tolerance 15` (percent on the goals for bytes), and `--check`,
 * which fails if a goal is missed.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import {
  findThirdParties,
  MAX_LAYOUT_SHIFT,
  MAX_REQUESTS,
  PHONE,
  VISIT_TAIL_MS,
  watchTraffic,
} from '@/scripts/bench/first-visit'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '@/scripts/engines/find-engines'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { startHttp2Server } from '@/scripts/hosting/http2-server'
import { createSiteServer } from '@/scripts/hosting/site-server'
import { tool } from '@/scripts/steps/run-command'

/** One page of each important kind, with the goals for its transfer until 3 s after load and its script, in kB. */
const PAGES = [
  { name: 'home', path: '/', total: 280, js: 134 },
  { name: 'products', path: '/products', total: 270, js: 140 },
  { name: 'product', path: '/product/automatic-folder-gluer-machine', total: 240, js: 134 },
  { name: 'planner', path: '/line-planner', total: 240, js: 140 },
  { name: 'plan', path: '/line-planner/5-ply-export-shipper', total: 240, js: 134 },
] as const

/** What the letters of a further language may add, in kB. */
const LETTERS = 45

type MeasuredPage = (typeof PAGES)[number]

/** Measured figures by name. */
type Figures = Record<string, number>

const AT_LEAST: Figures = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The goals of a page that are a maximum. A figure without a goal is only informative. */
function createLimits({ total, js }: MeasuredPage): Figures {
  return {
    'layout shift': MAX_LAYOUT_SHIFT,
    'transfer in kB': Math.round((total + (options.language ? LETTERS : 0)) * tolerance),
    'script in kB': Math.round(js * tolerance),
    requests: MAX_REQUESTS,
    'third-party requests': 0,
  }
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.map(({ name }) => name).join(',') },
    only: { type: 'string', default: 'transfer,lighthouse' },
    folder: { type: 'string', default: EXPORT_FOLDER },
    language: { type: 'string' },
    tolerance: { type: 'string', default: '0' },
    check: { type: 'boolean', default: false },
  },
})

const tolerance = 1 + Number(options.tolerance) / 100

async function measureTransfer(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true })
  const { traffic, settle } = watchTraffic(context)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForTimeout(VISIT_TAIL_MS)
  await settle()
  await context.close()
  return {
    'transfer in kB': traffic.total / 1000,
    'script in kB': traffic.js / 1000,
    requests: traffic.urls.length,
    'third-party requests': findThirdParties(traffic, url).length,
  }
}

/** The parts of Lighthouse's JSON report that are read here. */
type LighthouseReport = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
}

/** Runs Lighthouse once in a new browser, with its default settings: a phone and simulated throttling. */
async function runLighthouse(url: string, browserPath: string): Promise<Figures> {
  const flags = ['--headless=new', '--no-proxy-server', '--ignore-certificate-errors', ...CHROMIUM_FLAGS].join(' ')
  const settings = ['--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)(process.execPath, tool('lighthouse/cli/index.js', url, ...settings), {
    env: { ...process.env, CHROME_PATH: browserPath },
    maxBuffer: 64 * 2 ** 20,
  })
  const { categories, audits, runtimeError, environment }: LighthouseReport = JSON.parse(stdout)
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const read = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const figures: Figures = {}
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    figures[name] = Math.round((score ?? 0) * 100)
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    if (name !== 'performance') for (const { id } of failed) console.info(`  ${name}: ${audits[id]?.title}`)
  }
  return {
    ...figures,
    // Lighthouse slows any processor down four times. Its points are meant for hosts with an index of 1,500 to 2,000.
    'benchmark index of this host': environment.benchmarkIndex,
    'largest contentful paint in ms': read('largest-contentful-paint'),
    'first contentful paint in ms': read('first-contentful-paint'),
    'blocking time in ms': read('total-blocking-time'),
    'layout shift': read('cumulative-layout-shift'),
  }
}

/** The median of each figure of the first run over several runs. */
function computeMedians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  const toMiddle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
  return Object.fromEntries(names.map(name => [name, toMiddle(runs.map(run => run[name] ?? Number.NaN))]))
}

/** Prints each figure with its goal. Returns how many goals are missed. */
function report(page: MeasuredPage, figures: Figures): number {
  const limits = createLimits(page)
  let missed = 0
  for (const [name, value] of Object.entries(figures)) {
    const least = AT_LEAST[name] ?? Number.NEGATIVE_INFINITY
    const most = limits[name] ?? Number.POSITIVE_INFINITY
    // A figure that could not be measured is a missed goal.
    const isMet = value >= least && value <= most
    if (!isMet) missed++
    const goal = name in AT_LEAST ? `at least ${least}` : name in limits ? `at most ${most}` : ''
    const text = value.toFixed(Number.isInteger(value) ? 0 : 3)
    console.info(`  ${name.padEnd(32)} ${text.padStart(9)}  ${goal}${isMet ? '' : '  MISSED'}`)
  }
  return missed
}

async function main() {
  const found = findHeadlessChromium()
  if (!found) throw new Error('Chromium or Chrome was not found: run npx tsx scripts/engines/browser.ts')
  if (!existsSync(join(options.folder, 'index.html.br')))
    throw new Error(`${options.folder}/ is no finished export: run npm run build first`)
  const { origin } = await startHttp2Server(await createSiteServer({ folder: options.folder }))
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-proxy-server', ...CHROMIUM_FLAGS] })
  let missed = 0
  for (const page of PAGES.filter(({ name }) => options.pages.split(',').includes(name))) {
    const path = options.language ? `/${options.language}${page.path}`.replace(/\/$/, '') : page.path
    console.info(`${page.name} (${path})`)
    const url = origin + path
    if (options.only.includes('transfer')) missed += report(page, await measureTransfer(browser, url))
    if (!options.only.includes('lighthouse')) continue
    const runs: Figures[] = []
    for (let run = 0; run < Number(options.runs); run++) runs.push(await runLighthouse(url, found.path))
    missed += report(page, computeMedians(runs))
  }
  await browser.close()
  console.info(missed === 0 ? 'Every goal is met' : `${missed} goals missed`)
  process.exit(options.check && missed > 0 ? 1 : 0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
