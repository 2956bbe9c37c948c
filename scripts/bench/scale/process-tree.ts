import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How often the memory is read: a peak shorter than this may be missed. */
const SAMPLE_MS = 250

const KIB_PER_MIB = 1024

/** A process as Linux lists it: its parent, and its resident memory in KiB. */
type Row = { pid: number; parent: number; kib: number }

function readRows(): Row[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ pid: Number(name), parent: read('PPid'), kib: read('VmRSS') }]
      } catch {
        // It has ended since the folder was read.
        return []
      }
    })
}

/** Resident memory of a process and all it has started, in MiB; shared pages count once for each that maps them. */
export function sumTree(rows: readonly Row[], root: number): number {
  const tree = new Set([root])
  // Children may stand before their parents: go on until nothing is added.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid)
  }
  return rows.filter(({ pid }) => tree.has(pid)).reduce((sum, { kib }) => sum + kib, 0) / KIB_PER_MIB
}

/** What a command took: seconds of the clock, and the most memory of its process tree. */
export type Cost = { code: number; seconds: number; peakMib: number; output: string }

/** Runs `node` with arguments in a folder and measures it. Needs Linux's /proc. */
export async function measureNode(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Cost> {
  const start = performance.now()
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let peakMib = 0
  const timer = setInterval(() => {
    peakMib = Math.max(peakMib, sumTree(readRows(), child.pid ?? 0))
  }, SAMPLE_MS)
  const [code, output] = await Promise.all([waitForEnd(child), readOutput(child)])
  clearInterval(timer)
  return { code, seconds: (performance.now() - start) / 1000, peakMib, output }
}

function waitForEnd(child: ChildProcess): Promise<number> {
  return new Promise(resolve => {
    child.once('error', () => resolve(1))
    child.once('close', code => resolve(code ?? 1))
  })
}

async function readOutput(child: ChildProcess): Promise<string> {
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => parts.push(String(part)))
  await new Promise(resolve => child.once('close', resolve))
  return parts.join('')
}
