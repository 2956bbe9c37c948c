/**
 * `npm start`: builds the site with local settings into its own folder, starts the companion service and serves the
 * site. PORT and COMPANION_PORT choose other ports. Ctrl-C stops everything.
 */
import { assetSteps, toCompressionStep, toExportSteps } from '@/lib/hosting/build-steps'
import { listen, requireFreePort } from '@/lib/hosting/listen'
import { COMPANION_PORT, LOCAL_EXPORT_FOLDER, localSettings, SITE_PORT } from '@/lib/hosting/local-settings'
import { stopCommands } from '@/lib/hosting/run-command'
import { runSteps } from '@/lib/hosting/run-steps'
import { createSiteServer } from '@/lib/hosting/site-server'
import { startCompanion } from '@/lib/hosting/start-companion'

const port = Number(process.env.PORT ?? SITE_PORT)
const companionPort = Number(process.env.COMPANION_PORT ?? COMPANION_PORT)
const url = `http://localhost:${port}`

function stop(code: number) {
  stopCommands()
  process.exit(code)
}

async function start() {
  await requireFreePort(port, 'PORT')
  await requireFreePort(companionPort, 'COMPANION_PORT')
  const exportSteps = toExportSteps(LOCAL_EXPORT_FOLDER, localSettings)
  const steps = [...assetSteps, ...exportSteps, toCompressionStep(LOCAL_EXPORT_FOLDER, '--quick')]
  const { failed } = await runSteps(steps, 'progress')
  if (failed !== null) throw new Error(`\nThe site was not built: '${failed}' failed. The lines above say why.`)

  await startCompanion({ port: companionPort, siteOrigin: url }, console.error)
  const companion = new URL(`http://127.0.0.1:${companionPort}`)
  await listen(await createSiteServer({ folder: LOCAL_EXPORT_FOLDER, companion, connect: [] }), port)
  console.info(`\nThe site:                  ${url}\nWhat its forms have sent:  ${url}/inbox\nCtrl-C stops both.`)
}

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
start().catch((error: Error) => {
  console.error(error.message)
  stop(1)
})
