/**
 * Production build: pictures, export, post-processing, a check of all pages, compression. SITE_OUT overrides the output
 * folder, `out`. Hosts run only this, so that it refuses all that `npm run deploy` would refuse. Most hosts compress by
 * themselves: `--uncompressed` spares them half a minute of Brotli, and files that nobody requests.
 */
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import {
  assetSteps,
  createCompressionStep,
  createExportSteps,
  createPageCheckStep,
  createPreviewSteps,
} from '@/scripts/steps/build-steps'
import { runSteps } from '@/scripts/steps/run-steps'

async function main() {
  const folder = process.env.SITE_OUT ?? EXPORT_FOLDER
  const exportSteps = [...createPreviewSteps(process.env), ...createExportSteps(folder), createPageCheckStep(folder)]
  const compression = process.argv.includes('--uncompressed') ? [] : [createCompressionStep(folder)]
  const { failed } = await runSteps([...assetSteps, ...exportSteps, ...compression], 'full')
  process.exit(failed === null ? 0 : 1)
}

void main()
