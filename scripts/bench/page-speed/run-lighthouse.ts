import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, tool } from '@/scripts/steps/run-command'
import type { Figures } from './goals'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The parts of Lighthouse's JSON report that are read here. */
type LighthouseReport = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
}

/** Figures of one run, and the failed audits outside performance, as 'category: title'. */
export type LighthouseResult = { figures: Figures; failures: string[] }

/**
 * Runs Lighthouse once in a new browser, with its default settings: a phone and simulated throttling.
 *
 * @param browserPath the browser's executable
 * @param flags command-line flags of the browser
 */
export async function runLighthouse(
  url: string,
  browserPath: string,
  flags: readonly string[],
): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const lines: string[] = []
  const args = tool(
    'lighthouse/cli/index.js',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    `--chrome-flags=${['--headless=new', '--no-proxy-server', ...flags].join(' ')}`,
  )
  try {
    const code = await runCommand({ args, env: { CHROME_PATH: browserPath } }, line => lines.push(line))
    if (code !== 0) throw new Error(`Lighthouse exited with ${code}:\n${lines.join('\n')}`)
    return toResult(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toResult({ categories, audits, runtimeError, environment }: LighthouseReport): LighthouseResult {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const scores = CATEGORIES.map(name => [name, Math.round((categories[name].score ?? 0) * 100)] as const)
  const read = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const failures = CATEGORIES.filter(name => name !== 'performance').flatMap(name =>
    categories[name].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title}`] : []
    }),
  )
  return {
    figures: {
      ...Object.fromEntries(scores),
      'host-speed': environment.benchmarkIndex,
      lcp: read('largest-contentful-paint'),
      fcp: read('first-contentful-paint'),
      tbt: read('total-blocking-time'),
      cls: read('cumulative-layout-shift'),
    },
    failures,
  }
}
