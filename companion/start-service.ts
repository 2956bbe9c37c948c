import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import type { Log } from './log'
import type { Settings } from './settings'
import type { Store } from './store/open-store'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Connections the kernel holds while we accept others; Node's own 511 drops some of a thousand that come at once. */
const BACKLOG = 4096

/** Connections beyond this are closed at once: each costs some 20 kB, and ones that do nothing cost it too. */
const CONNECTIONS_MAX = 5000

/** A client that takes longer than this to send its headers or its 64 KiB is holding a place for nothing. */
const HEADERS_LIMIT_MS = 10_000
const REQUEST_LIMIT_MS = 20_000

/** Longer than the minute for which common proxies keep a connection, so that they close it and never we. */
const KEEP_ALIVE_MS = 65_000

/** Requests under way get this long at a stop; hosts kill after 10 s. */
const STOP_LIMIT_MS = 5000

type ServiceParts = { store: Store; settings: Settings; log: Log; now: () => number }

/** Listens, deletes what is past its time now and hourly, and returns the port and the way to stop. */
export async function startService({ store, settings, log, now }: ServiceParts) {
  const app = createApp({ store, settings, log, now })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.maxConnections = CONNECTIONS_MAX
  server.headersTimeout = HEADERS_LIMIT_MS
  server.requestTimeout = REQUEST_LIMIT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await listen(server, settings)

  async function purge() {
    const outcome = await store.purge(now() - settings.retentionDays * DAY_MS)
    if (outcome.ok && outcome.value > 0) log('info', 'retention', { deleted: outcome.value })
  }

  void purge()
  const hourly = setInterval(purge, HOUR_MS)

  async function stop() {
    clearInterval(hourly)
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS)
    // A kept-alive connection whose last answer goes out after close() would otherwise stay until its time is up.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    await new Promise(resolve => server.close(resolve))
    clearInterval(sweep)
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
