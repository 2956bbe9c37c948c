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

/** Calls back once the process that started this one is gone. A killed parent tells its children nothing. */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, PARENT_CHECK_MS)
  timer.unref()
}
