import { createServer, type Server } from 'node:http'

/** A port that somebody else holds; the message is one line for the person at the keyboard. */
class PortInUseError extends Error {
  constructor(port: number, setting: string) {
    super(`Port ${port} is in use. Stop the program that holds it, or choose another port: ${setting}=${port + 1}`)
  }
}

/**
 * Starts a server on a port of this machine.
 *
 * @param setting name of the environment variable that changes the port, for the message when it is taken
 * @param host loopback by default, so that nobody else on the network sees a half-finished site
 */
export function listen(server: Server, port: number, setting = 'PORT', host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, setting) : error)
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Takes a port until the returned function is called, so that a second start beside this one fails at its beginning and
 * not after a build. Throws {@link PortInUseError} when somebody holds it already.
 */
export async function holdPort(port: number, setting: string): Promise<() => Promise<void>> {
  const holder = createServer((_request, answer) => {
    answer.writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    })
    answer.end('The site is being built. Try again in a moment.\n')
  })
  await listen(holder, port, setting)
  return () =>
    new Promise(resolve => {
      holder.close(() => resolve())
      holder.closeAllConnections()
    })
}
