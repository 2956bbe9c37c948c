/**
 * `npm start`: builds the site with local settings into `out-local`, then serves it with the companion service in one
 * process. PORT and COMPANION_PORT set other ports. Ctrl-C stops both.
 */
import { LOCAL_EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { localSettings } from '@/scripts/export/local-settings'
import { readSitePort, runLocally, startCompanion, startSite } from '@/scripts/hosting/local-site'
import { assetSteps, createExportSteps } from '@/scripts/steps/build-steps'
import { runSteps } from '@/scripts/steps/run-steps'

runLocally(async () => {
  const site = await startSite(readSitePort())
  const companion = await startCompanion(site.port)
  const exportSteps = createExportSteps(LOCAL_EXPORT_FOLDER, localSettings)
  const { failed } = await runSteps([...assetSteps, ...exportSteps], 'progress')
  if (failed !== null) throw new Error(`\nThe site was not built: '${failed}' failed. See the output above.`)

  site.show({ folder: LOCAL_EXPORT_FOLDER, companion: companion.app, connect: [] })
  const url = `http://localhost:${site.port}`
  console.info(`\nThe site:                  ${url}\nWhat its forms have sent:  ${url}/inbox\nCtrl-C stops both.`)
})
