/**
 * `npm start`: builds the site with local settings into `out-local`, starts the companion service and serves the site.
 * PORT and COMPANION_PORT set other ports. Ctrl-C stops both, and if one of them stops, so does the other.
 */
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { COMPANION_PORT, localSettings, SITE_PORT } from '@/scripts/build/local-settings'
import { holdPort } from '@/scripts/hosting/listen'
import { startSite, watchParent } from '@/scripts/hosting/start-site'
import { assetSteps, createExportSteps } from '@/scripts/steps/build-steps'
import { stopCommands } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

const port = Number(process.env.PORT ?? SITE_PORT)
const companionPort = Number(process.env.COMPANION_PORT ?? COMPANION_PORT)
const url = `http://localhost:${port}`

function stop(code: number) {
  stopCommands()
  process.exit(code)
}

async function start() {
  const releasePort = await holdPort(port, 'PORT')
  const releaseCompanionPort = await holdPort(companionPort, 'COMPANION_PORT')
  const exportSteps = createExportSteps(LOCAL_EXPORT_FOLDER, localSettings)
  const { failed } = await runSteps([...assetSteps, ...exportSteps], 'progress')
  if (failed !== null) throw new Error(`\nThe site was not built: '${failed}' failed. See the output above.`)

  await Promise.all([releasePort(), releaseCompanionPort()])
  await startSite({ folder: LOCAL_EXPORT_FOLDER, port, companion: { port: companionPort } }, sentence => {
    console.error(`${sentence} The site stops too. Start both again with: npm start`)
    stop(1)
  })
  console.info(`\nThe site:                  ${url}\nWhat its forms have sent:  ${url}/inbox\nCtrl-C stops both.`)
}

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
process.on('SIGHUP', () => stop(0))
// Stops when npm stops. A shell that started this in the background may exit.
if (process.env.npm_lifecycle_event !== undefined) watchParent(() => stop(1))
start().catch((error: Error) => {
  console.error(error.message)
  stop(1)
})
