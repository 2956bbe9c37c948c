import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listen, stop } from '@/companion/service'

/** How often to ask whether a server answers yet, and for how long. */
const POLL_MS = 50
const START_LIMIT_MS = 20_000

/** A real web server on the loopback interface, with its own folder. */
export type OwnServer = { origin: string; stop: () => Promise<void> }

/** The folder to serve, the text of the generated configuration, and host and port of the companion. */
type Parts = { folder: string; config: string; companion: string }

/** Starts Caddy with the Caddyfile that the project generates. */
export async function startCaddy(program: string, { folder, config, companion }: Parts): Promise<OwnServer> {
  const port = await findFreePort()
  // No admin interface, whose port all Caddy servers share, and no certificates for loopback.
  const text = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${config}`
  const env = { SITE_HOST: `http://127.0.0.1:${port}`, SITE_FOLDER: resolve(folder), COMPANION: companion }
  return startServer(port, 'Caddyfile', text, (own, file) => ({
    args: [program, 'run', '--adapter', 'caddyfile', '--config', file],
    env: { ...env, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, HOME: own },
  }))
}

/**
 * Starts nginx with the file that the project generates, in a server block like that of docs/deploy.md. `modules` are
 * files to load.
 */
export async function startNginx(
  program: string,
  { folder, config, companion, modules = [] }: Parts & { modules?: readonly string[] },
): Promise<OwnServer> {
  const port = await findFreePort()
  // Below the server's own folder, because this user may not be allowed to write to nginx's default ones.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${kind};`)
  const text = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
${modules.map(file => `load_module ${file};`).join('\n')}
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    server_name www.example.com;
    root ${resolve(folder)};
    set $companion ${companion};
    ${modules.length > 0 ? 'brotli_static on;' : ''}
    ${config}
  }
}
`
  return startServer(port, 'nginx.conf', text, (own, file) => ({
    args: [program, '-p', own, '-e', 'stderr', '-c', file],
    env: {},
  }))
}

/** Makes the command of a server from its own folder and the path of its configuration file. */
type Command = (own: string, file: string) => { args: string[]; env: Record<string, string> }

/** Writes the configuration `text` into a new folder, starts the server there, and waits until its port answers. */
async function startServer(port: number, name: string, text: string, toCommand: Command): Promise<OwnServer> {
  const own = await mkdtemp(join(tmpdir(), 'host-'))
  await writeFile(join(own, name), text)
  const { args, env } = toCommand(own, join(own, name))
  const [program = '', ...rest] = args
  const server = spawn(program, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  server.stderr.on('data', chunk => {
    errors += chunk
  })
  const end = Date.now() + START_LIMIT_MS
  while (!(await isTaken(port))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`${program} does not start:\n${errors}`)
    await setTimeout(POLL_MS)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(own, { recursive: true })
    },
  }
}

/** A port that was free a moment ago: these servers cannot be asked which port they chose. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  await stop(server)
  return port
}

/** Whether something accepts connections on a port. */
function isTaken(port: number): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
}
