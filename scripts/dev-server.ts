/**
 * The development server of Next. While content/ has mistakes, it answers every page with the list of them, which
 * `npm run dev` sends it. Usage: `tsx scripts/dev-server.ts <port>`, with an IPC channel
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import next from 'next'
import { readContentStamp } from '@/lib/content/files/folder-stamp'

/** The HTML that replaces every page, or null, and the stamp of the content that it was made for. */
export type DevState = { stamp: string; page: string | null }

const HOSTNAME = '127.0.0.1'

/** How often to look whether `npm run dev` has read the current content. */
const POLL_INTERVAL_MS = 100

/** The newest state that `npm run dev` has sent. */
let state: DevState | undefined
process.on('message', (newest: DevState) => {
  state = newest
})
process.on('disconnect', () => process.exit(1))

/** Whether a browser opens a page: as a document, or as Next's data for one, which have the header 'rsc'. */
function opensPage({ headers }: IncomingMessage) {
  return headers.accept?.includes('text/html') || headers.rsc !== undefined
}

/** The HTML that replaces every page, or null. A request right after a save waits until the new content is read. */
async function readProblemsPage() {
  while (state?.stamp !== readContentStamp()) await setTimeout(POLL_INTERVAL_MS)
  return state.page
}

async function main(port: number) {
  const server = createServer(async (request, response) => {
    const page = opensPage(request) ? await readProblemsPage() : null
    if (page === null) return handle(request, response)
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
  })
  const app = next({ dev: true, turbopack: true, hostname: HOSTNAME, port, httpServer: server })
  const handle = app.getRequestHandler()
  await app.prepare()
  await once(server.listen(port, HOSTNAME), 'listening')
  console.info(`The site: http://localhost:${port}`)
}

main(Number(process.argv[2])).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
