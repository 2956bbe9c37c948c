import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createCompanionCommand } from '@/scripts/hosting/start-companion'

/** Raised, because all clients share one IP address here. */
export const RATE_PER_MINUTE = 100_000_000

export type Service = Awaited<ReturnType<typeof createService>>

/**
 * Starts the companion with one database file, as `npm run companion` does. `end` and `start` stop and restart it,
 * which changes the URL that `getUrl` returns.
 */
export async function createService(file: string) {
  let child: ChildProcess
  let url: string
  let peakMib = 0

  /** `maxFileBlocks` is the size, in blocks of 512 bytes, beyond which no file can grow: it simulates a full disk. */
  async function start({ maxFileBlocks }: { maxFileBlocks?: number } = {}) {
    const { args, env } = createCompanionCommand({
      port: 0,
      siteOrigin: 'http://localhost',
      databaseUrl: `file:${file}`,
    })
    const command = `ulimit -f ${maxFileBlocks ?? 'unlimited'}; exec "${process.execPath}" ${args.join(' ')}`
    child = spawn('sh', ['-c', command], {
      env: { ...process.env, ...env, COMPANION_RATE_PER_MINUTE: String(RATE_PER_MINUTE) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    url = await readUrl(child)
  }

  async function end(signal: NodeJS.Signals) {
    peakMib = Math.max(peakMib, readPeakMib(child.pid))
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  // An aborted run leaves no process behind.
  process.on('exit', () => child.kill('SIGKILL'))
  await start()
  return { start, end, getUrl: () => url, getPeakMib: () => peakMib }
}

function readUrl(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The companion exited with ${code}.`)))
    child.stdout?.on('data', chunk => {
      const [, port] = /"event":"listening".*"port":(\d+)/.exec(String(chunk)) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
}

/** Peak resident memory in MiB; 0 without /proc. */
function readPeakMib(pid: number | undefined) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
