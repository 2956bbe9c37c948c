/**
 * `npm run companion`: starts the companion service, which counts visits and stores location records, until a signal.
 */
import { toCode } from './database'
import { createLog } from './log'
import { createServer, listen, openService, stop } from './service'
import { readSettings } from './settings'

async function main() {
  // The database and its logs are readable by their owner only.
  process.umask(0o077)
  const { settings, unknown } = readSettings()
  const log = createLog(line => process.stdout.write(line), Date.now)
  // The service must survive when whatever reads its log goes away.
  process.stdout.on('error', () => {})
  for (const name of unknown) log('warn', 'unknown-setting', { name })

  const service = await openService({ settings, log })
  const server = createServer(service.app.fetch)
  const port = await listen(server, settings).catch(error => {
    throw new Error(`cannot listen on COMPANION_HOST and COMPANION_PORT (${toCode(error)})`)
  })
  log('info', 'listening', { host: settings.host, port })

  let isStopping = false

  async function handleStop(signal: string) {
    // Ctrl+C arrives twice, from the terminal and from npm: the second signal must not interrupt the shutdown.
    if (isStopping) return
    isStopping = true
    log('info', 'stopping', { signal })
    await stop(server)
    await service.close()
    log('info', 'stopped')
    process.exit(0)
  }

  process.on('SIGTERM', handleStop)
  process.on('SIGINT', handleStop)
}

main().catch((error: Error) => {
  process.stderr.write(`The companion service did not start: ${error.message}\n`)
  process.exit(1)
})
