/** The production build: pictures, export, postbuild, compression. SITE_OUT names another folder. */
import { assetSteps, toCompressionStep, toExportSteps } from '@/lib/hosting/build-steps'
import { EXPORT_FOLDER } from '@/lib/hosting/local-settings'
import { runSteps } from '@/lib/hosting/run-steps'

async function main() {
  const folder = process.env.SITE_OUT ?? EXPORT_FOLDER
  const { failed } = await runSteps([...assetSteps, ...toExportSteps(folder), toCompressionStep(folder)], 'all')
  process.exit(failed === null ? 0 : 1)
}

void main()
