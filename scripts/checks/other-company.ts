/**
 * Usage: `tsx scripts/checks/other-company.ts`, after the pictures step. Builds a copy of the project for another
 * company with a long list of machines, checks its pages like those of the site, and fails if they show the sample's
 * brand. e2e/outer/long-catalogue.spec.ts opens this export.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkExport } from '@/scripts/checks/export/check-export'
import { findBrandTraces } from '@/scripts/checks/other-company/brand-traces'
import { makeOtherCompany, OTHER_COMPANY } from '@/scripts/checks/other-company/make-project'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { localSettings } from '@/scripts/export/local-settings'
import { exportPages, typesChecked } from '@/scripts/steps/build-steps'
import { contentScript, runCommand, typescript } from '@/scripts/steps/run-command'

/** The machine whose data sheet and card are made: one is enough to see whether they have the brand of the copy. */
const MACHINE = 'automatic-window-patching-machine'

/**
 * The build steps that depend on the brand. All other pictures, cards and data sheets are those of the tests' project.
 */
const STEPS = [
  contentScript('scripts/export/icons.ts'),
  contentScript('scripts/export/catalogue-data.ts'),
  exportPages,
  contentScript('scripts/export/postbuild.ts', EXPORT_FOLDER),
  typescript('scripts/export/offline-worker.ts', EXPORT_FOLDER),
  contentScript('scripts/data-sheets.ts', MACHINE),
  contentScript('scripts/social-cards.ts', `/product/${MACHINE}`),
]

/** Forms work, but no endpoint is called: the end-to-end tests serve this export without a companion. */
const NO_ENDPOINTS = { VISITORS_URL: '', LOCATION_LOOKUP_URL: '', LOCATION_SAVE_URL: '' }
/** BUILT_ONCE spares the build the cache of its compiler (next.config.ts). */
const SETTINGS = { ...localSettings, ...NO_ENDPOINTS, ...typesChecked, BUILT_ONCE: '1' }

/** The files that the tests read. The rest is deleted, because tools would take it for part of the project. */
const KEPT = ['content', EXPORT_FOLDER]

async function main() {
  makeOtherCompany()
  for (const args of STEPS) {
    const lines: string[] = []
    const code = await runCommand({ args, env: SETTINGS, cwd: OTHER_COMPANY }, line => lines.push(line))
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.join('\n')}`)
  }
  const problems = await checkExport(join(OTHER_COMPANY, EXPORT_FOLDER), {
    isProduction: false,
    cacheFolder: join(OTHER_COMPANY, '.cache/page-checks'),
  })
  problems.push(...(await findBrandTraces(OTHER_COMPANY, EXPORT_FOLDER)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const unused = readdirSync(OTHER_COMPANY).filter(name => !KEPT.includes(name))
  // Not rmSync, which takes seconds for the tens of thousands of linked modules.
  execFileSync('rm', ['-r', ...unused], { cwd: OTHER_COMPANY })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
