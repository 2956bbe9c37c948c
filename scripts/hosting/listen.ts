import { createServer } from 'node:http'
import type { Server } from 'node:net'

/** An expected failure; its message is one line for the developer. */
class PortInUseError extends Error {
  constructor(port: number, setting: string) {
    super(`Port ${port} is in use. Stop the program that uses it, or choose another port: ${setting}=${port + 1}`)
  }
}

/**
 * Starts a server. Rejects with a {@link PortInUseError} if the port is taken.
 *
 * @param host loopback by default, so that nobody else on the network sees an unfinished site
 * @param setting the environment variable that changes the port, for the error message
 */
export function listen(
  server: Server,
  port: number,
  { host = '127.0.0.1', setting = 'PORT' }: { host?: string; setting?: string } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, setting) : error)
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Reserves a port until the returned function is called, so that starting the site twice fails at once and not after a
 * build. Rejects with a {@link PortInUseError} if the port is taken.
 */
export async function holdPort(port: number, setting: string): Promise<() => Promise<void>> {
  const holder = createServer((_request, response) => {
    response.writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    })
    response.end('The site is being built. Try again in a moment.\n')
  })
  await listen(holder, port, { setting })
  return () =>
    new Promise(resolve => {
      holder.close(() => resolve())
      holder.closeAllConnections()
    })
}
