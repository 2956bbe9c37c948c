import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { listen } from './listen'
import { createSiteServer } from './site-server'
import { type CompanionOptions, startCompanion } from './start-companion'

/** How often it is looked whether the process that started this one is still there, in milliseconds. */
const PARENT_CHECK_MS = 500

type SiteOptions = { folder: string; port: number; companion: Pick<CompanionOptions, 'port' | 'databaseUrl'> }

/**
 * Starts the companion service and the site in front of it; resolves to their ports once both listen.
 *
 * @param onEnd called with a sentence when the companion has ended: the caller ends the site as well, since forms that
 * reach nobody are worse than none
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
 * Calls back once the process that started this one is gone, a shell between them apart: npm puts one there, and it goes
 * on waiting when npm was killed. A killed parent tells its children nothing, so it is looked for.
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

/** The parent, or the parent's parent where the parent is a shell with a command to run. */
function findStarter(): number {
  try {
    const shown = String(execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)]))
    const { above, command = '' } = /(?<above>\d+)\s+(?<command>.*)/.exec(shown)?.groups ?? {}
    return /^\S*sh -c /.test(command) ? Number(above) : process.ppid
  } catch {
    // A machine without this program, such as one with Windows, has no such shell either.
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
