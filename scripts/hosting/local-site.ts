import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { App } from '@/companion/app'
import type { Log } from '@/companion/log'
import { createServer, listen, openService } from '@/companion/service'
import { readSettings } from '@/companion/settings'
import { OFFLINE_CATALOGUE } from '@/lib/offline/catalogue-list'
import { paths } from '@/lib/paths'
import { SITE_PORT } from '@/scripts/export/local-settings'
import { stopCommands } from '@/scripts/steps/run-command'
import { createMocks, MOCKED_PATHS } from './mocks'
import { createBuildingResponse, createSite, type MissingPart, type SiteOptions } from './site-server'

/** How often to check whether npm still runs. */
const PARENT_CHECK_MS = 500

/** Closes the companion's database; does nothing until the companion is started. */
let closeCompanion = async () => {}

/** Reads PORT. Throws if it is not a port; an empty value counts as unset. */
export function readSitePort(): number {
  const text = process.env.PORT?.trim() || String(SITE_PORT)
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`PORT must be a whole number from 0 to 65535, not '${text}'.`)
}

/**
 * Starts the server of a site. Until `show` is called it says that the site is being built, so that starting twice
 * fails at once and not after a build. Listens on loopback by default, where nobody else sees an unfinished site.
 */
export async function startSite(port: number, host = '127.0.0.1') {
  let handle: App['fetch'] = createBuildingResponse
  const server = createServer((request, env) => handle(request, env))
  const usedPort = await listenOrExplain(server, { port, host, setting: 'PORT' })
  const show = (options: SiteOptions) => {
    handle = createSite(options).fetch
  }
  return { port: usedPort, show }
}

/**
 * Describes what `npm start` makes after the site in its own language: the further languages, which are the folders of
 * the content with a language file, and the files for reading offline.
 *
 * @param failed the step that failed, if one has
 */
export function describeLaterPart(failed?: string, content = 'content'): MissingPart {
  const codes = readdirSync(content).filter(name => existsSync(join(content, name, 'language.yaml')))
  const sentence =
    failed === undefined
      ? 'This part of the site is still being made. It comes by itself in a moment.'
      : `This part of the site was not made: '${failed}' failed. The terminal of npm start says why.`
  // '/hi', '/hi/products', '/hi.txt', and '/data-sheets/hi/gluer.pdf'.
  const isOfLanguage = (path: string) => path.split(/[/.]/, 3).some(part => codes.includes(part))
  const isOffline = (path: string) => path === paths.worker || path === OFFLINE_CATALOGUE
  return { has: path => isOfLanguage(path) || isOffline(path), sentence, isComing: failed === undefined }
}

/**
 * Starts the companion and the mocks of what others run, in this process and on a port of their own, with the settings
 * of the environment. Prints only warnings and errors of the log. Throws a line for the developer if it cannot start.
 */
export async function startCompanion(sitePort: number): Promise<{ app: App; port: number }> {
  const origins = [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`]
  const ownSettings = { COMPANION_HOST: '127.0.0.1', COMPANION_ORIGINS: origins.join() }
  const { settings, unknown } = readSettings({ ...process.env, ...ownSettings })
  const log: Log = (level, event, fields) => {
    if (level !== 'info') console.error(`companion: ${event}`, fields ?? '')
  }
  for (const name of unknown) log('warn', 'unknown-setting', { name })
  const { app: companion, close } = await openService({ settings, log })
  closeCompanion = close
  const mocks = createMocks(origins)
  const app: App = new Hono()
  for (const path of MOCKED_PATHS) app.all(path, c => mocks.fetch(c.req.raw, c.env))
  app.all('*', c => companion.fetch(c.req.raw, c.env))
  const { port, host } = settings
  return { app, port: await listenOrExplain(createServer(app.fetch), { port, host, setting: 'COMPANION_PORT' }) }
}

/** Where a server listens, and the environment variable that sets its port. */
type Address = { port: number; host: string; setting: string }

/** Starts a server and resolves to its port. If the port is in use, the error says what to do. */
async function listenOrExplain(server: ReturnType<typeof createServer>, { port, host, setting }: Address) {
  return listen(server, { port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    const remedy = `Stop the program that uses it, or choose another port: ${setting}=${port + 1}`
    throw new Error(`Port ${port} is in use. ${remedy}`)
  })
}

/** Ends this process with everything that it has started. */
export async function stopAll(code: number): Promise<never> {
  stopCommands()
  await closeCompanion()
  process.exit(code)
}

/**
 * Runs a command of npm until it fails (which prints one line), is interrupted, or npm itself is gone. Everything that
 * the command has started is then stopped too.
 */
export function runLocally(main: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0))
  // A killed npm tells its children nothing, so this process looks for npm. Started by a shell without npm, it stays
  // when the shell exits.
  if (process.env.npm_lifecycle_event !== undefined) {
    const npm = findNpm()
    const stopIfAlone = () => {
      if (!isRunning(npm)) void stopAll(1)
    }
    setInterval(stopIfAlone, PARENT_CHECK_MS).unref()
  }
  main().catch((error: Error) => {
    console.error(error.message)
    return stopAll(1)
  })
}

/** The process id of npm: the parent of this process or of the shell that npm runs commands in. */
function findNpm(): number {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)], { encoding: 'utf8' })
  // A system without ps, such as Windows, has no such shell either.
  const [, npm] = /^\s*(\d+)\s+\S*sh -c /.exec(stdout ?? '') ?? []
  return npm === undefined ? process.ppid : Number(npm)
}

/** Whether a process exists; signal 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
