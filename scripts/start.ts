/**
 * `npm start`: builds the site with local settings into `out-local`, and serves it with the companion service in one
 * process. The site in its own language is served first; until further languages and offline use are made, their
 * addresses answer that they follow. PORT and COMPANION_PORT set other ports. Ctrl-C stops both.
 */
import { LOCAL_EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { startSettings } from '@/scripts/export/local-settings'
import { describeLaterPart, readSitePort, runLocally, startCompanion, startSite } from '@/scripts/hosting/local-site'
import { createStartSteps } from '@/scripts/steps/build-steps'
import { runSteps } from '@/scripts/steps/run-steps'

runLocally(async () => {
  const site = await startSite(readSitePort())
  const companion = await startCompanion(site.port)
  // No further origins that pages may call: what stands in for the mail service is at the site's own.
  const options = { folder: LOCAL_EXPORT_FOLDER, companion: companion.app, connect: [] }
  const { first, later } = createStartSteps(startSettings)
  const built = await runSteps(first, 'progress')
  if (built.failed !== null)
    throw new Error(`\nThe site was not built: '${built.failed}' failed. See the output above.`)

  site.show({ ...options, missing: describeLaterPart() })
  const url = `http://localhost:${site.port}`
  console.info(`\nThe site:                  ${url}\nWhat its forms have sent:  ${url}/inbox\nCtrl-C stops both.`)
  console.info('\nFurther languages and reading offline follow. What is not there yet says so, and comes by itself.')

  const { failed } = await runSteps(later, 'progress')
  if (failed !== null) {
    site.show({ ...options, missing: describeLaterPart(failed) })
    console.error(
      `\n'${failed}' failed: see the output above. The site stays up without further languages or offline use.`,
    )
    return
  }
  site.show(options)
  console.info(`\nAll of the site is there: ${url}`)
})
