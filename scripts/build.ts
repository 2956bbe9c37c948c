/** The production build: pictures, export, postbuild, compression. SITE_OUT names another folder. */

import { EXPORT_FOLDER } from '@/scripts/build/local-settings'
import { assetSteps, createCompressionStep, createExportSteps, createPreviewSteps } from '@/scripts/steps/build-steps'
import { runSteps } from '@/scripts/steps/run-steps'

async function main() {
  const folder = process.env.SITE_OUT ?? EXPORT_FOLDER
  const exportSteps = [...createPreviewSteps(process.env), ...createExportSteps(folder)]
  const { failed } = await runSteps([...assetSteps, ...exportSteps, createCompressionStep(folder)], 'all')
  process.exit(failed === null ? 0 : 1)
}

void main()
