import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How often memory is sampled. A shorter peak may be missed. */
const SAMPLE_MS = 250

const KIB_PER_MIB = 1024

/** A process in Linux's /proc, with the pid of its parent and its resident memory in KiB. */
type Process = { pid: number; parent: number; residentKib: number }

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ pid: Number(name), parent: read('PPid'), residentKib: read('VmRSS') }]
      } catch {
        // The process has exited since /proc was listed.
        return []
      }
    })
}

/** Resident memory in MiB of a process and its descendants. Shared pages count once per process that maps them. */
function sumTree(processes: readonly Process[], root: number): number {
  const tree = new Set([root])
  // Children may be listed before their parents, so repeat until nothing is added.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid)
  }
  return (
    processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { residentKib }) => sum + residentKib, 0) / KIB_PER_MIB
  )
}

/** The cost of a command: exit code (1 if killed), elapsed seconds, peak memory of its process tree, and output. */
export type Cost = { code: number; seconds: number; peakMib: number; output: string }

/** Runs `node` with the given arguments in the folder `cwd` and measures its cost. Needs Linux's /proc. */
export async function measureNode(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Cost> {
  const start = performance.now()
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let peakMib = 0
  const timer = setInterval(() => {
    peakMib = Math.max(peakMib, child.pid ? sumTree(readProcesses(), child.pid) : 0)
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
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', part => parts.push(part))
  await new Promise(resolve => child.once('close', resolve))
  return parts.join('')
}
