import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS } from '@/scripts/engines/find-engines'
import { tool } from '@/scripts/steps/run-command'

/** The parts of Lighthouse's JSON report that are read here. */
type LighthouseReport = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
}

/**
 * Runs Lighthouse once in a new browser, with its default settings: a phone and simulated throttling. Returns its
 * points and times in ms. Throws if it cannot load the page.
 */
export async function runLighthouse(url: string, browserPath: string): Promise<Record<string, number>> {
  const flags = ['--headless=new', '--no-proxy-server', '--ignore-certificate-errors', ...CHROMIUM_FLAGS].join(' ')
  const settings = ['--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)(process.execPath, tool('lighthouse/cli/index.js', url, ...settings), {
    env: { ...process.env, CHROME_PATH: browserPath },
    maxBuffer: 64 * 2 ** 20,
  })
  const { categories, audits, runtimeError, environment }: LighthouseReport = JSON.parse(stdout)
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const getFigure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const figures: Record<string, number> = {}
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    figures[name] = Math.round((score ?? 0) * 100)
    // Audits of the performance hardly ever have a full score; its figures are returned below.
    if (name === 'performance') continue
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    for (const { id } of failed) console.info(`  ${name}: ${audits[id]?.title}`)
  }
  return {
    ...figures,
    // Lighthouse slows any processor down four times. Its points are meant for hosts with an index of 1,500 to 2,000.
    'benchmark index of this host': environment.benchmarkIndex,
    'largest contentful paint in ms': getFigure('largest-contentful-paint'),
    'first contentful paint in ms': getFigure('first-contentful-paint'),
    'blocking time in ms': getFigure('total-blocking-time'),
    'layout shift': getFigure('cumulative-layout-shift'),
  }
}
