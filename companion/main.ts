import { createLog } from './log'
import { readSettings } from './settings'
import { startService } from './start-service'
import { formatOpenProblem } from './store/open-advice'
import { openStore } from './store/open-store'
import { toCode } from './store/outcome'

/** Ends the process with one line that a person can act on. */
function refuseToStart(problem: string): never {
  process.stderr.write(`The companion service did not start: ${problem}\n`)
  process.exit(1)
}

async function main() {
  const read = readSettings()
  if (!read.ok) return refuseToStart(read.problem)
  const { settings, unknown } = read
  const log = createLog(line => process.stdout.write(line), Date.now)
  // A reader of our log that goes away must not take the service with it.
  process.stdout.on('error', () => {})
  for (const name of unknown) log('warn', 'unknown-setting', { name })

  const opened = await openStore({ settings, log, now: Date.now })
  if (!opened.ok) return refuseToStart(formatOpenProblem(opened.code))
  const service = await startService({ store: opened.value, settings, log, now: Date.now }).catch(error =>
    refuseToStart(`COMPANION_HOST and COMPANION_PORT cannot be listened on (${toCode(error)})`),
  )
  log('info', 'listening', { host: settings.host, port: service.port, mocks: settings.mocks ? 'on' : 'off' })

  let isStopping = false

  async function handleStop(signal: string) {
    // Ctrl+C reaches us twice, from the terminal and from npm: the second must not cut the stop short.
    if (isStopping) return
    isStopping = true
    log('info', 'stopping', { signal })
    await service.stop()
    log('info', 'stopped')
    process.exit(0)
  }

  process.on('SIGTERM', handleStop)
  process.on('SIGINT', handleStop)
  // Whoever started us over a channel is gone: nobody would stop us any more.
  process.on('disconnect', () => handleStop('disconnect'))
}

void main()
