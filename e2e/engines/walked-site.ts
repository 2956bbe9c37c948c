import { Hono } from 'hono'
import { listen } from '@/companion/service'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { createSiteServer } from '@/scripts/hosting/site-server'

/**
 * The local export with a companion whose responses a test can set, because not every driver can intercept requests.
 */
export type WalkedSite = {
  origin: string
  /** HTTP status of the mail provider's responses from now on. */
  mailStatus: number
  /** Bodies of the messages it was sent. */
  messages: string[]
  stop: () => void
}

/** The companion's responses by path, when all is well. */
export const COMPANION_ANSWERS: Readonly<Record<string, string>> = {
  '/visitors': '{"count":1234}',
  '/location': '{"country":"IN"}',
  '/save-location': '{"ok":true}',
}

/** Starts the site on a free port of loopback. */
export async function startWalkedSite(): Promise<WalkedSite> {
  const companion = new Hono()
  for (const [path, answer] of Object.entries(COMPANION_ANSWERS)) {
    companion.all(path, c => c.body(answer, 200, { 'Content-Type': 'application/json' }))
  }
  companion.all('*', async c => {
    site.messages.push(await c.req.text())
    return new Response(site.mailStatus === 200 ? 'OK' : 'Refused', { status: site.mailStatus })
  })
  const server = createSiteServer({ folder: LOCAL_EXPORT_FOLDER, companion, connect: [] })
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  const site: WalkedSite = {
    origin: `http://localhost:${port}`,
    mailStatus: 200,
    messages: [],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return site
}
