import { createLog } from './log'
import { readSettings } from './settings'
import { startService } from './start-service'
import { formatDatabaseOpenError } from './store/database-open-errors'
import { openStore } from './store/open-store'
import { toCode } from './store/result'

/** Exits with a one-line message for the operator. */
function refuseToStart(problem: string): never {
  process.stderr.write(`The companion service did not start: ${problem}\n`)
  process.exit(1)
}

async function main() {
  const read = readSettings()
  if (!read.ok) return refuseToStart(read.problem)
  const { settings, unknown } = read
  const log = createLog(line => process.stdout.write(line), Date.now)
  // The service must survive when whatever reads its log goes away.
  process.stdout.on('error', () => {})
  for (const name of unknown) log('warn', 'unknown-setting', { name })

  const opened = await openStore({ settings, log, now: Date.now })
  if (!opened.ok) return refuseToStart(formatDatabaseOpenError(opened.code))
  const service = await startService({ store: opened.value, settings, log, now: Date.now }).catch(error =>
    refuseToStart(`cannot listen on COMPANION_HOST and COMPANION_PORT (${toCode(error)})`),
  )
  log('info', 'listening', { host: settings.host, port: service.port, mocks: settings.mocks ? 'on' : 'off' })

  let isStopping = false

  async function handleStop(signal: string) {
    // Ctrl+C arrives twice, from the terminal and from npm: the second signal must not interrupt the shutdown.
    if (isStopping) return
    isStopping = true
    log('info', 'stopping', { signal })
    await service.stop()
    log('info', 'stopped')
    process.exit(0)
  }

  process.on('SIGTERM', handleStop)
  process.on('SIGINT', handleStop)
  // The parent process that opened an IPC channel is gone, so nothing else would ever stop this process.
  process.on('disconnect', () => handleStop('disconnect'))
}

void main()
