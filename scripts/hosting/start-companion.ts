import { type Command, startCommand } from '@/scripts/steps/run-command'

/** A start that takes longer than this has gone wrong. */
const START_LIMIT_MS = 20_000

/** Arguments of `node` for the companion; the two limits keep its heap small (docs/companion.md says how they were chosen). */
const COMPANION_ARGS = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  '--require',
  'tsx/cjs',
  'companion/main.ts',
]

/** Where the companion listens, who may call it, and where it keeps what it receives (its own default when left out). */
export type CompanionOptions = { port: number; siteOrigin: string; databaseUrl?: string }

/** The command that runs the companion with its mock mail provider and its inbox. */
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

/** A companion that listens: its port, and what resolves, with a sentence, when its process has ended. */
export type RunningCompanion = { port: number; ended: Promise<string> }

/**
 * Starts the companion and resolves once it listens. Of its log only warnings and errors are printed.
 * It is ended by `stopCommands`, and ends by itself when this process is gone.
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
      child.once('exit', (code, signal) => end(`The companion service ended (${signal ?? `code ${code}`}).`))
    })
    void ended.then(() => {
      clearTimeout(timer)
      reject(new Error('The companion service did not start.'))
    })
  })
}

/** The port in the log line that says that the companion listens; null for every other line. */
function findPort(line: string): number | null {
  return line.includes('"event":"listening"') ? Number(/"port":(\d+)/.exec(line)?.[1]) : null
}
