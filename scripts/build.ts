/**
 * Production build: pictures, export, post-processing, a check of all pages, compression. SITE_OUT overrides the output
 * folder, `out`. Hosts run nothing but this command, so it refuses all that `npm run deploy` would refuse. Most hosts
 * compress by themselves: `--uncompressed` spares them half a minute of Brotli, and files that nobody requests. If the
 * content of a preview has mistakes, the build makes a page that lists them instead of failing: those who edit do not
 * read the log of a build.
 */
import { loadEnvConfig } from '@next/env'
import { findPreviewSettings } from '@/lib/preview/preview-settings'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import {
  assetSteps,
  checkContent,
  createCompressionStep,
  createExportSteps,
  createPageCheckStep,
} from '@/scripts/steps/build-steps'
import { contentScript, runCommand } from '@/scripts/steps/run-command'
import { runSteps } from '@/scripts/steps/run-steps'

async function main() {
  loadEnvConfig(process.cwd())
  const folder = process.env.SITE_OUT ?? EXPORT_FOLDER
  const compression = process.argv.includes('--uncompressed') ? [] : [createCompressionStep(folder)]
  const { failed } = await runSteps(
    [...assetSteps, ...createExportSteps(folder), [createPageCheckStep(folder), ...compression]],
    'full',
  )
  if (failed === checkContent.name && findPreviewSettings(process.env))
    process.exit(await runCommand({ args: contentScript('scripts/export/problems-page.ts', folder) }))
  process.exit(failed === null ? 0 : 1)
}

void main()
