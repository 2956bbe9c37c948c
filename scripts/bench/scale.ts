/**
 * `npm run bench:scale`: builds a copy of the project with 500 machines twice, without and with finished pictures, and
 * prints time, memory and files of each; then checks the export and the first visits to it. `--check` fails if a goal
 * is missed. The copies have no 3-D models, which a build only copies. Needs Linux or macOS.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOriginals, copyProject, growCatalogue } from '@/scripts/bench/copied-project'
import { isPrecompressed, listFiles } from '@/scripts/build/export-files'
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { typesChecked } from '@/scripts/steps/build-steps'
import { contentScript, typescript } from '@/scripts/steps/run-command'

/** Ignored by every tool. */
const PROJECT = '.cache/scale'

const MACHINES = 500

/** The goals on two cores: seconds for each build, memory of all processes in MiB, and percent for first visits. */
const GOALS = { cold: 480, cached: 180, peakMib: 1536, tolerance: 15 } as const

/** How often memory is read. A shorter peak may be missed. */
const SAMPLE_MS = 500

/** Resident memory in MiB of a process and its descendants. Shared pages count once per process that maps them. */
function readTreeMib(root: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const processes = rows.map(row => row.trim().split(/\s+/).map(Number))
  const tree = new Set([root])
  // Children may be listed before their parents, so repeat until nothing is added.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const [pid = 0, parent = 0] of processes) if (tree.has(parent)) tree.add(pid)
  }
  return processes.reduce((sum, [pid = 0, , kib = 0]) => sum + (tree.has(pid) ? kib : 0), 0) / 1024
}

/** Runs `node` and shows its output. Rejects if it fails. */
async function run(args: readonly string[], cwd?: string) {
  const start = performance.now()
  // The copy has no more than a build reads, so that types of the other parts are unknown.
  const env = { ...process.env, ...typesChecked }
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env })
  let peakMib = 0
  const timer = setInterval(() => {
    peakMib = Math.max(peakMib, readTreeMib(child.pid ?? 0))
  }, SAMPLE_MS)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed`)
  return { seconds: (performance.now() - start) / 1000, peakMib }
}

async function main() {
  const missed: string[] = []
  copyProject(PROJECT, 'missing')
  copyOriginals(PROJECT, growCatalogue(PROJECT, MACHINES))
  for (const kind of ['cold', 'cached'] as const) {
    // Only what was made from pictures is kept: the second build has nothing of the compiler's.
    rmSync(join(PROJECT, '.next'), { recursive: true, force: true })
    const { seconds, peakMib } = await run(typescript('scripts/build.ts'), PROJECT)
    const files = (await listFiles(join(PROJECT, EXPORT_FOLDER))).filter(name => !isPrecompressed(name)).length
    const cost = `${seconds.toFixed(0)} s (goal ${GOALS[kind]}), peak ${peakMib.toFixed(0)} MiB (goal ${GOALS.peakMib})`
    console.info(`\n${MACHINES} machines, ${kind}: ${cost}, ${files} files`)
    if (seconds > GOALS[kind]) missed.push(`${kind}: more than ${GOALS[kind]} s`)
    if (peakMib > GOALS.peakMib) missed.push(`${kind}: more than ${GOALS.peakMib} MiB`)
  }
  await run(contentScript('scripts/checks/export.ts', EXPORT_FOLDER, 'search'), PROJECT)
  const folder = `--folder=${join(PROJECT, EXPORT_FOLDER)}`
  const visits = ['--only=transfer', `--tolerance=${GOALS.tolerance}`, '--check', folder]
  await run(typescript('scripts/bench/pages.ts', ...visits)).catch(() => missed.push('first visits'))
  rmSync(PROJECT, { recursive: true })
  console.info(missed.length === 0 ? 'Every goal is met' : `Missed: ${missed.join(', ')}`)
  process.exit(process.argv.includes('--check') && missed.length > 0 ? 1 : 0)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
