import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { listen } from './listen'
import { createSiteServer } from './site-server'
import { type CompanionOptions, startCompanion } from './start-companion'

/** How often to check whether the parent process still runs. */
const PARENT_CHECK_MS = 500

type SiteOptions = { folder: string; port: number; companion: Pick<CompanionOptions, 'port' | 'databaseUrl'> }

/**
 * Starts the companion service and the site's server in front of it. Resolves to their ports once both are listening.
 *
 * @param onEnd called with a message when the companion exits; the caller should then stop the site, because its forms
 * no longer work
 */
export async function startSite(
  { folder, port, companion }: SiteOptions,
  onEnd: (sentence: string) => void,
): Promise<{ port: number; companionPort: number }> {
  const running = await startCompanion({ ...companion, siteOrigin: `http://localhost:${port}` }, console.error)
  void running.ended.then(onEnd)
  const server = await createSiteServer({ folder, companion: new URL(`http://127.0.0.1:${running.port}`), connect: [] })
  await listen(server, port)
  return { port: (server.address() as AddressInfo).port, companionPort: running.port }
}

/**
 * Calls back when the process that started this one is gone, which must be polled, since a killed process does not
 * notify its children. A shell in between is skipped: npm starts one, which survives when npm is killed.
 */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid
  const starter = findStarter()
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(starter)) return
    clearInterval(timer)
    onGone()
  }, PARENT_CHECK_MS)
  timer.unref()
}

/** The pid of the parent, or of the grandparent if the parent is a shell that runs a command. */
function findStarter(): number {
  try {
    const shown = String(execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)]))
    const { above, command = '' } = /(?<above>\d+)\s+(?<command>.*)/.exec(shown)?.groups ?? {}
    return /^\S*sh -c /.test(command) ? Number(above) : process.ppid
  } catch {
    // A system without ps, such as Windows, has no such shell either.
    return process.ppid
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
