/**
 * `npm run bench:scale`, after `npm run build`: measures how the build scales with the catalogue. It builds copies of
 * the project with 55, 550 and 5,500 machines that share existing pictures, cards and data sheets, and prints time,
 * memory, files and bytes. Options: `--sizes 55,550`, and `--check`, which fails if a goal is missed. Needs Linux.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { LIST_PAGE_SIZE, WHOLE_LIST_UP_TO } from '@/lib/constants'
import { COPY_STEPS } from '@/scripts/bench/scale/copied-project'
import { measureNode } from '@/scripts/bench/scale/process-tree'
import { makeProject } from '@/scripts/bench/scale/synthetic-catalogue'
import { listFiles } from '@/scripts/build/export-files'
import { contentScript } from '@/scripts/steps/run-command'

/** Inside the project, because hard links cannot cross file systems; ignored by every tool. */
const FOLDER = '.cache/scale'

/** Limits for the largest catalogue on two cores, and for the files per machine. Record 0036 says what misses them. */
const GOAL = { machines: 5500, seconds: 150, peakMib: 1536, filesPerMachine: 7 }

/** The card and the data sheet of a machine, which the copies share here but which every real machine has. */
const SHARED_FILES = 2

/** How much the time per added machine may grow from the smaller pair of sizes to the larger one. */
const MAX_GROWTH = 1.25

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '55,550,5500' }, check: { type: 'boolean', default: false } },
})

/** Larger copies have the same kinds of pages, but checking them takes several times as long as building them. */
const MAX_CHECKED_MACHINES = 1000

/** Checks pages and links of a copy; its time is not measured. */
const CHECK = contentScript('scripts/checks/export.ts', 'out')

/** The cost of a build. `files` excludes further list pages; `home` is the home page's HTML in Brotli bytes. */
type Built = { machines: number; seconds: number; peakMib: number; files: number; bytes: number; home: number }

async function build(machines: number): Promise<Built> {
  makeProject(process.cwd(), FOLDER, machines)
  const built: Built = { machines, seconds: 0, peakMib: 0, files: 0, bytes: 0, home: 0 }
  for (const args of COPY_STEPS) {
    const cost = await measureNode(args, FOLDER, { ...process.env, NEXT_TELEMETRY_DISABLED: '1' })
    if (cost.code !== 0) throw new Error(`${args.join(' ')} failed:\n${cost.output.slice(-3000)}`)
    console.info(`    ${args.slice(-2).join(' ')}: ${cost.seconds.toFixed(1)} s, ${cost.peakMib.toFixed(0)} MiB`)
    built.seconds += cost.seconds
    built.peakMib = Math.max(built.peakMib, cost.peakMib)
  }
  if (machines <= MAX_CHECKED_MACHINES) {
    const check = await measureNode(CHECK, FOLDER, process.env)
    if (check.code !== 0) throw new Error(`The export of the copy has problems:\n${check.output.slice(-3000)}`)
  }
  const out = join(FOLDER, 'out')
  const files = await listFiles(out)
  // Further list pages are left out.
  built.files = files.filter(file => !/\/page\/\d/.test(file)).length
  for (const file of files) built.bytes += statSync(join(out, file)).size
  built.home = brotliCompressSync(readFileSync(join(out, 'index.html'))).length
  const onHome = countOn('index.html', /<h2[^>]*><a [^>]*href="\/product\//g)
  const inList = countOn('products.html', /<article\b/g)
  console.info(`    ${onHome} machines in the home page's carousel, ${inList} on the first products page`)
  const limit = machines > WHOLE_LIST_UP_TO ? LIST_PAGE_SIZE : machines
  if (Math.min(onHome, inList) === 0) throw new Error('No machines were found in a page that shows them')
  if (Math.max(onHome, inList) > limit) throw new Error(`A page shows more than ${limit} machines`)
  rmSync(FOLDER, { recursive: true, force: true })
  return built
}

/** Counts the machines on a page of the copy, a number that must not grow with the catalogue. */
function countOn(page: string, pattern: RegExp) {
  return readFileSync(join(FOLDER, 'out', page), 'utf8').match(pattern)?.length ?? 0
}

/** The cost per machine that the larger build has more than the smaller one. */
function computeCostPerMachine(smaller: Built, larger: Built) {
  const added = larger.machines - smaller.machines
  return {
    milliseconds: ((larger.seconds - smaller.seconds) / added) * 1000,
    files: (larger.files - smaller.files) / added + SHARED_FILES,
    bytes: (larger.bytes - smaller.bytes) / added,
  }
}

async function main() {
  if (!existsSync('.cache/data-sheets/manifest.json')) throw new Error('Run npm run build first')
  const missed: string[] = []
  const all: Built[] = []
  const costs: ReturnType<typeof computeCostPerMachine>[] = []
  for (const machines of options.sizes.split(',').map(Number)) {
    console.info(`${machines} machines`)
    const built = await build(machines)
    const previous = all.at(-1)
    const { seconds, peakMib, files, bytes, home } = built
    console.info(
      `  ${seconds.toFixed(1)} s, peak ${peakMib.toFixed(0)} MiB, ${files} files without further list pages, ${(bytes / 1e6).toFixed(1)} MB, home page ${home} bytes of HTML in Brotli`,
    )
    if (previous) {
      const cost = computeCostPerMachine(previous, built)
      costs.push(cost)
      console.info(
        `  per added machine: ${cost.milliseconds.toFixed(1)} ms, ${cost.files.toFixed(2)} files, ${cost.bytes.toFixed(0)} bytes`,
      )
      if (cost.files > GOAL.filesPerMachine) missed.push(`more than ${GOAL.filesPerMachine} files per machine`)
    }
    if (machines === GOAL.machines && seconds > GOAL.seconds) missed.push(`more than ${GOAL.seconds} s`)
    if (machines === GOAL.machines && peakMib > GOAL.peakMib) missed.push(`more than ${GOAL.peakMib} MiB`)
    all.push(built)
  }
  const [small, large] = costs
  if (small && large && large.milliseconds > small.milliseconds * MAX_GROWTH) missed.push('time per machine grows')
  console.info(missed.length === 0 ? 'Every goal is met' : `Missed: ${missed.join(', ')}`)
  process.exit(options.check && missed.length > 0 ? 1 : 0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
