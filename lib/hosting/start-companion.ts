import { type Command, startCommand } from './run-command'

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

/** The command that runs the companion with its stand-in for the mail provider and its inbox. */
export function toCompanionCommand({ port, siteOrigin, databaseUrl }: CompanionOptions): Command {
  const settings = {
    COMPANION_PORT: String(port),
    COMPANION_HOST: '127.0.0.1',
    COMPANION_STAND_IN: 'on',
    COMPANION_ORIGINS: [siteOrigin, siteOrigin.replace('localhost', '127.0.0.1')].join(','),
  }
  return {
    args: COMPANION_ARGS,
    env: databaseUrl === undefined ? settings : { ...settings, COMPANION_DATABASE_URL: databaseUrl },
  }
}

/**
 * Starts the companion and resolves once it listens. Of its log only warnings and errors are printed.
 * It is ended by `stopCommands`.
 */
export function startCompanion(options: CompanionOptions, print: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The companion service did not start in time.')), START_LIMIT_MS)
    const child = startCommand(toCompanionCommand(options), line => {
      if (line.includes('"event":"listening"')) {
        clearTimeout(timer)
        resolve()
      }
      if (!line.includes('"level":"info"')) print(line)
    })
    child.once('exit', code => {
      clearTimeout(timer)
      if (code !== 0 && code !== null) print(`The companion service ended with code ${code}: forms and counter stop.`)
      reject(new Error('The companion service did not start.'))
    })
  })
}
