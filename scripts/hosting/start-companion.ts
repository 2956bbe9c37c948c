import { type Command, startCommand } from '@/scripts/steps/run-command'

/** If starting takes longer than this, it has failed. */
const START_LIMIT_MS = 20_000

/** `node` arguments of the companion. The first two keep its heap small, as docs/companion.md explains. */
const COMPANION_ARGS = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  '--require',
  'tsx/cjs',
  'companion/main.ts',
]

/** The port, the origin that may call the companion, and its database (by default the companion's own default). */
export type CompanionOptions = { port: number; siteOrigin: string; databaseUrl?: string }

/** Creates the command that runs the companion with its mocks. */
export function createCompanionCommand({ port, siteOrigin, databaseUrl }: CompanionOptions): Command {
  const settings = {
    COMPANION_PORT: String(port),
    COMPANION_HOST: '127.0.0.1',
    COMPANION_MOCKS: 'on',
    COMPANION_ORIGINS: [siteOrigin, siteOrigin.replace('localhost', '127.0.0.1')].join(','),
  }
  return {
    args: COMPANION_ARGS,
    env: databaseUrl === undefined ? settings : { ...settings, COMPANION_DATABASE_URL: databaseUrl },
  }
}

/** A listening companion: its port, and a promise that resolves to a message when its process exits. */
export type RunningCompanion = { port: number; ended: Promise<string> }

/**
 * Starts the companion and resolves once it is listening. Prints only warnings and errors from its log. It is stopped
 * by `stopCommands`, and exits by itself when this process is gone.
 */
export function startCompanion(options: CompanionOptions, print: (line: string) => void): Promise<RunningCompanion> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The companion service did not start in time.')), START_LIMIT_MS)
    const child = startCommand({ ...createCompanionCommand(options), hasChannel: true }, line => {
      const port = findPort(line)
      if (port !== null) {
        clearTimeout(timer)
        resolve({ port, ended })
      }
      if (!line.includes('"level":"info"')) print(line)
    })
    const ended = new Promise<string>(end => {
      child.once('exit', (code, signal) => end(`The companion service exited (${signal ?? `code ${code}`}).`))
    })
    void ended.then(() => {
      clearTimeout(timer)
      reject(new Error('The companion service did not start.'))
    })
  })
}

/** The port in the log line of the 'listening' event; null for every other line. */
function findPort(line: string): number | null {
  return line.includes('"event":"listening"') ? Number(/"port":(\d+)/.exec(line)?.[1]) : null
}
