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

/** Throws {@link PortInUseError} when a port is taken, before a long build finds out at its end. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, setting)
  await new Promise(resolve => probe.close(resolve))
}
