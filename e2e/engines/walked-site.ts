import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  const companion = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = new URL(request.url ?? '/', 'http://companion').pathname
    const answer = COMPANION_ANSWERS[path]
    if (answer !== undefined) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer)
    site.messages.push(Buffer.concat(chunks).toString())
    response
      .writeHead(site.mailStatus, { 'Content-Type': 'text/plain' })
      .end(site.mailStatus === 200 ? 'OK' : 'Refused')
  })
  await new Promise<void>(resolve => companion.listen(0, '127.0.0.1', resolve))
  const { port } = companion.address() as AddressInfo
  const server = await createSiteServer({
    folder: LOCAL_EXPORT_FOLDER,
    companion: new URL(`http://127.0.0.1:${port}`),
    connect: [],
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const site: WalkedSite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    mailStatus: 200,
    messages: [],
    stop: () => {
      for (const each of [server, companion]) {
        each.close()
        each.closeAllConnections()
      }
    },
  }
  return site
}
