import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import type { Log } from './log'
import type { Settings } from './settings'
import { openStore } from './store'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How long a shutdown waits for open requests. Hosts kill the process after 10 s. */
const STOP_LIMIT_MS = 5000

/** How often idle connections are closed while a shutdown waits. */
const CLOSE_IDLE_MS = 50

/**
 * Opens the database and creates the app over it, or throws a line for the operator. Old records are deleted now and
 * every hour. `close` closes the database.
 */
export async function openService({ settings, log }: { settings: Settings; log: Log }) {
  const store = await openStore({ settings, log, now: Date.now })

  async function purge() {
    // The store logs why it fails; the next hour tries again.
    const deleted = await store.purge(settings.retentionDays * DAY_MS).catch(() => 0)
    if (deleted > 0) log('info', 'retention', { deleted })
  }

  void purge()
  const hourly = setInterval(purge, HOUR_MS).unref()

  async function close() {
    clearInterval(hourly)
    await store.close()
  }

  return { app: createApp({ store, settings, log }), close }
}

/** Creates a server that disconnects slow and idle clients. */
export function createServer(fetch: Parameters<typeof createAdaptorServer>[0]['fetch']): Server {
  const serverOptions = {
    // How long a client may take to send its headers, and its body of at most 4 KiB.
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    // Node's default of 30 s would let such a client stay several times as long.
    connectionsCheckingInterval: 2000,
    // Longer than the minute for which common proxies keep idle connections, so that the proxy always closes first.
    keepAliveTimeout: 65_000,
  }
  // Its type allows a server of HTTP/2 too, for which `createServer` would have to be passed.
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  // Further connections are closed immediately: each takes some 20 kB of memory, even when idle.
  server.maxConnections = 5000
  return server
}

/** Starts a server and resolves to its port. Rejects with an error of the system, such as EADDRINUSE. */
export async function listen(server: NetServer, { port, host }: { port: number; host: string }): Promise<number> {
  // Node's default backlog of 511 drops some connections when a thousand arrive at once.
  server.listen({ port, host, backlog: 4096 })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Stops a server: open requests may finish. */
export async function stop(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS)
  // A keep-alive connection whose last response is sent after close() would otherwise stay open until it times out.
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS)
  await new Promise(resolve => server.close(resolve))
  clearInterval(closeIdle)
  clearTimeout(cutOff)
}
