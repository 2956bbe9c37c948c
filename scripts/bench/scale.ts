/**
 * How the build grows with the catalogue: `npm run bench:scale`, after `npm run build`. It builds copies of the project with 55,
 * 550 and 5,500 machines whose pictures, cards and data sheets are made already, and prints time, memory, files and bytes.
 * Options: `--sizes 55,550`, and `--check`, which ends with an error when a goal is missed. Needs Linux.
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

/** Inside the project, so that links do not cross file systems; ignored by every tool. */
const FOLDER = '.cache/scale'

/** Goals of the largest catalogue, on two cores. */
const GOAL = { machines: 5500, seconds: 150, peakMib: 1536, filesEach: 8 }

/** The card and the data sheet, which the copies share here and which every real machine has. */
const SHARED_FILES = 2

/** A further machine may take this much longer between the two largest sizes than between the two smaller ones. */
const FLAT = 1.25

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '55,550,5500' }, check: { type: 'boolean', default: false } },
})

/** A larger copy has pages of the same kinds, and its check takes several times as long as its build. */
const CHECKED_UP_TO = 1000

/** Not measured: whether the pages and links of the copy are sound. */
const CHECK = contentScript('scripts/checks/export.ts', 'out')

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
  if (machines <= CHECKED_UP_TO) {
    const check = await measureNode(CHECK, FOLDER, process.env)
    if (check.code !== 0) throw new Error(`The copy is not sound:\n${check.output.slice(-3000)}`)
  }
  const out = join(FOLDER, 'out')
  const files = await listFiles(out)
  // Those of further list pages are counted apart: six each, of which one, the page's data, does not stand in their folder.
  const ofLists = files.filter(file => /\/page\/\d/.test(file)).length
  const listPages = files.filter(file => /\/page\/\d+\.html$/.test(file)).length
  built.files = files.length - ofLists - listPages
  for (const file of files) built.bytes += statSync(join(out, file)).size
  built.home = brotliCompressSync(readFileSync(join(out, 'index.html'))).length
  const onHome = countOn('index.html', /class="swiper-slide slide/g)
  const inList = countOn('products.html', /<article\b/g)
  console.info(`    ${onHome} machines in the slider of home, ${inList} on the first page of products`)
  const most = machines > WHOLE_LIST_UP_TO ? LIST_PAGE_SIZE : machines
  if (Math.max(onHome, inList) > most) throw new Error(`A page shows more than ${most} machines`)
  rmSync(FOLDER, { recursive: true, force: true })
  return built
}

/** How many machines stand on a page of the copy, which must not grow with the catalogue. */
function countOn(page: string, mark: RegExp) {
  return readFileSync(join(FOLDER, 'out', page), 'utf8').match(mark)?.length ?? 0
}

/** Cost of each machine that one build has more than another. */
function toEach(from: Built, to: Built) {
  const more = to.machines - from.machines
  return {
    milliseconds: ((to.seconds - from.seconds) / more) * 1000,
    files: (to.files - from.files) / more + SHARED_FILES,
    bytes: (to.bytes - from.bytes) / more,
  }
}

async function main() {
  if (!existsSync('.cache/data-sheets/manifest.json')) throw new Error('Run npm run build first: it makes the pictures')
  const missed: string[] = []
  const all: Built[] = []
  const each: ReturnType<typeof toEach>[] = []
  for (const machines of options.sizes.split(',').map(Number)) {
    console.info(`${machines} machines`)
    const built = await build(machines)
    const previous = all.at(-1)
    const { seconds, peakMib, files, bytes, home } = built
    console.info(
      `  ${seconds.toFixed(1)} s, peak ${peakMib.toFixed(0)} MiB, ${files} files beside further list pages, ${(bytes / 1e6).toFixed(1)} MB, home ${home} bytes of HTML with brotli`,
    )
    if (previous) {
      const more = toEach(previous, built)
      each.push(more)
      console.info(
        `  each further machine: ${more.milliseconds.toFixed(1)} ms, ${more.files.toFixed(2)} files, ${more.bytes.toFixed(0)} bytes`,
      )
      if (more.files > GOAL.filesEach) missed.push(`more than ${GOAL.filesEach} files each`)
    }
    if (machines === GOAL.machines && seconds > GOAL.seconds) missed.push(`more than ${GOAL.seconds} s`)
    if (machines === GOAL.machines && peakMib > GOAL.peakMib) missed.push(`more than ${GOAL.peakMib} MiB`)
    all.push(built)
  }
  const [small, large] = each
  if (small && large && large.milliseconds > small.milliseconds * FLAT) missed.push('a further machine takes longer')
  console.info(missed.length === 0 ? 'Every goal is met' : `Missed: ${missed.join(', ')}`)
  process.exit(options.check && missed.length > 0 ? 1 : 0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
