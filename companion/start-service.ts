import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import type { Log } from './log'
import type { Settings } from './settings'
import type { Store } from './store/open-store'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Connections that may wait to be accepted. Node's default of 511 drops some when a thousand arrive at once. */
const BACKLOG = 4096

/** Further connections are closed immediately: each takes some 20 kB of memory, even when idle. */
const MAX_CONNECTIONS = 5000

/** A client that takes longer to send its headers, or its body of at most 64 KiB, is disconnected. */
const HEADERS_LIMIT_MS = 10_000
const REQUEST_LIMIT_MS = 20_000
/** Node's default of 30 s would let such a client stay several times as long. */
const LIMIT_CHECK_MS = 2000

/** Longer than the minute for which common proxies keep idle connections, so that the proxy always closes first. */
const KEEP_ALIVE_MS = 65_000

/** How long a shutdown waits for open requests. Hosts kill the process after 10 s. */
const STOP_LIMIT_MS = 5000

type ServiceParts = { store: Store; settings: Settings; log: Log; now: () => number }

/**
 * Starts listening, and deletes records past their retention time now and every hour. Returns the port, and `stop`,
 * which lets open requests finish and closes the store.
 */
export async function startService({ store, settings, log, now }: ServiceParts) {
  const app = createApp({ store, settings, log, now })
  const serverOptions = {
    headersTimeout: HEADERS_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    connectionsCheckingInterval: LIMIT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  server.maxConnections = MAX_CONNECTIONS
  await listen(server, settings)

  async function purge() {
    const result = await store.purge(now() - settings.retentionDays * DAY_MS)
    if (result.ok && result.value > 0) log('info', 'retention', { deleted: result.value })
  }

  void purge()
  const hourly = setInterval(purge, HOUR_MS)

  async function stop() {
    clearInterval(hourly)
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS)
    // A keep-alive connection whose last response is sent after close() would otherwise stay open until it times out.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    await new Promise(resolve => server.close(resolve))
    clearInterval(closeIdle)
    clearTimeout(cutOff)
    store.close()
  }

  return { port: (server.address() as AddressInfo).port, stop }
}

function listen(server: Server, { port, host }: Settings) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
