import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createCompanionCommand } from '@/scripts/hosting/start-companion'

/** All clients share one address here, so the limit that would stop them is raised by its setting. */
export const RATE_PER_MINUTE = 100_000_000

export type Service = Awaited<ReturnType<typeof createService>>

/**
 * The companion over one database file, as `npm run companion` starts it, with ways to end it and to start it again.
 * `url` is where it listens now.
 */
export async function createService(file: string) {
  let child: ChildProcess
  let url: string
  let peakMib = 0

  /** `fileBlocks`: the size in blocks of 512 bytes beyond which the system refuses to let a file grow, as a full disk. */
  async function start(fileBlocks: number | 'unlimited' = 'unlimited') {
    const { args, env } = createCompanionCommand({
      port: 0,
      siteOrigin: 'http://localhost',
      databaseUrl: `file:${file}`,
    })
    const command = `ulimit -f ${fileBlocks}; exec "${process.execPath}" ${args.join(' ')}`
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

  // A run that is cut off leaves nothing behind.
  process.on('exit', () => child.kill('SIGKILL'))
  await start()
  return { start, end, getUrl: () => url, getPeakMib: () => peakMib }
}

function readUrl(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The companion ended with ${code}.`)))
    child.stdout?.on('data', chunk => {
      const [, port] = /"event":"listening".*"port":(\d+)/.exec(String(chunk)) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
}

/** Peak resident memory in MiB; 0 where the system has no /proc. */
function readPeakMib(pid: number | undefined) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
