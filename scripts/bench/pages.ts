/**
 * `npm run bench:pages`, after `npm run build`: measures a first visit to the production export with a phone on slow
 * 4G: Lighthouse medians, transferred bytes, and the ratio of the paint times with and without scripts. Options:
 * `--runs 5`, `--pages home,product`, `--only lighthouse,transfer,ratio`, `--folder out`, and `--check`, which fails if
 * a goal is missed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findThirdParties, PHONE, VISIT_TAIL_MS, watchTraffic } from '@/scripts/bench/page-speed/first-visit'
import {
  computeMedians,
  createReport,
  type FigureName,
  type Figures,
  MEASURED_PAGES,
  MEASURES,
  type Measure,
  meetsGoal,
  type PageName,
} from '@/scripts/bench/page-speed/goals'
import { timeFirstVisit } from '@/scripts/bench/page-speed/paint-times'
import { createPlainSite, removeScripts } from '@/scripts/bench/page-speed/plain-site'
import { runLighthouse } from '@/scripts/bench/page-speed/run-lighthouse'
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '@/scripts/engines/find-engines'
import { startHttp2Server } from '@/scripts/hosting/http2-server'
import { createSiteServer } from '@/scripts/hosting/site-server'

const BYTES_PER_KB = 1000

/** Nobody signed the certificate of the local server. */
const FLAGS = [...CHROMIUM_FLAGS, '--ignore-certificate-errors']

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(MEASURED_PAGES).join(',') },
    only: { type: 'string', default: MEASURES.join(',') },
    folder: { type: 'string', default: EXPORT_FOLDER },
    check: { type: 'boolean', default: false },
  },
})
const runs = Array.from({ length: Number(options.runs) })

/** The origins of the site and of the same site without scripts. */
type Sites = { site: string; plain: string }

async function startSites(): Promise<Sites> {
  const server = await createSiteServer({ folder: options.folder })
  const pages = Object.values(MEASURED_PAGES).map(path => {
    const html = readFileSync(join(options.folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
    return [path, removeScripts(html)] as const
  })
  const plain = createPlainSite(server, new Map(pages))
  return { site: (await startHttp2Server(server)).origin, plain: (await startHttp2Server(plain)).origin }
}

async function measureLighthouse(url: string, browserPath: string): Promise<Figures> {
  const results = []
  for (const _ of runs) results.push(await runLighthouse(url, browserPath, FLAGS))
  for (const failure of new Set(results.flatMap(({ failures }) => failures))) console.info(`  ${failure}`)
  return computeMedians(results.map(({ figures }) => figures))
}

async function measureTransfer(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(PHONE)
  const { traffic, settle } = watchTraffic(context)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForTimeout(VISIT_TAIL_MS)
  await settle()
  await context.close()
  const { total, js, urls } = traffic
  const thirdParty = findThirdParties(traffic, url).length
  return { total: total / BYTES_PER_KB, js: js / BYTES_PER_KB, requests: urls.length, 'third-party': thirdParty }
}

/** Visits both sites in pairs, so that a slower machine affects both alike, in alternating order. */
async function measureRatio(browser: Browser, { site, plain }: Sites, path: string): Promise<Figures> {
  const visit = (origin: string) => timeFirstVisit(browser, origin + path)
  const ratios: Figures[] = []
  // The first visits only warm up the browser.
  for (const origin of [site, plain]) await visit(origin)
  for (const index of runs.keys()) {
    const first = index % 2 === 0 ? await visit(site) : null
    const without = await visit(plain)
    const own = first ?? (await visit(site))
    ratios.push({ 'lcp-ratio': own.lcp / without.lcp, 'fcp-ratio': own.fcp / without.fcp })
    console.info(
      `  in the browser: FCP ${own.fcp.toFixed(0)} and ${without.fcp.toFixed(0)} ms without scripts, LCP ${own.lcp.toFixed(0)} and ${without.lcp.toFixed(0)} ms`,
    )
  }
  return computeMedians(ratios)
}

async function main() {
  const found = findHeadlessChromium()
  if (!found) throw new Error('Chromium or Chrome was not found: run npx tsx scripts/engines/browser.ts')
  if (!existsSync(options.folder)) throw new Error(`${options.folder}/ does not exist: run npm run build first`)
  if (!existsSync(join(options.folder, 'index.html.br')))
    throw new Error(`${options.folder}/ has no precompressed files: run npm run build first`)
  const sites = await startSites()
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-proxy-server', ...FLAGS] })
  const isWanted = (measure: Measure) => options.only.split(',').includes(measure)
  let missed = 0
  for (const name of Object.keys(MEASURED_PAGES) as PageName[]) {
    if (!options.pages.split(',').includes(name)) continue
    const path = MEASURED_PAGES[name]
    console.info(`${name} (${path}), median of ${runs.length}`)
    const figures: Figures = {
      ...(isWanted('transfer') && (await measureTransfer(browser, sites.site + path))),
      ...(isWanted('ratio') && (await measureRatio(browser, sites, path))),
      ...(isWanted('lighthouse') && (await measureLighthouse(sites.site + path, found.path))),
    }
    for (const line of createReport(name, figures)) console.info(line)
    const names = Object.keys(figures) as FigureName[]
    missed += names.filter(figure => !meetsGoal(figure, name, figures[figure] ?? Number.NaN)).length
  }
  await browser.close()
  console.info(missed === 0 ? 'Every goal is met' : `${missed} goals missed`)
  process.exit(options.check && missed > 0 ? 1 : 0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
