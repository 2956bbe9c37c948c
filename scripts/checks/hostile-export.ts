/**
 * Usage: `tsx scripts/checks/hostile-export.ts`, after the pictures step. Builds a copy of the project with hostile
 * content under another brand, checks its pages like those of the site, and finds nothing of the sample's brand.
 * e2e/outer/content-faults.spec.ts opens this export.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkExport } from '@/scripts/checks/export/check-export'
import { findBrandTraces } from '@/scripts/checks/hostile-export/brand-traces'
import { HOSTILE_PROJECT, makeHostileProject } from '@/scripts/checks/hostile-export/hostile-content'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { localSettings } from '@/scripts/export/local-settings'
import { exportPages, typesChecked } from '@/scripts/steps/build-steps'
import { contentScript, runCommand, typescript } from '@/scripts/steps/run-command'

/** One machine, which shows how the brand gets into data sheets and cards. */
const MACHINE = 'automatic-window-patching-machine'

/** What depends on the content. The pages show the pictures, cards and data sheets of the site. */
const STEPS = [
  contentScript('scripts/export/icons.ts'),
  contentScript('scripts/export/catalogue-data.ts'),
  exportPages,
  typescript('scripts/export/postbuild.ts', EXPORT_FOLDER),
  typescript('scripts/export/offline-worker.ts', EXPORT_FOLDER),
  contentScript('scripts/data-sheets.ts', MACHINE),
  contentScript('scripts/social-cards.ts', `/product/${MACHINE}`),
]

/** Forms work, but no endpoint is called: the end-to-end tests serve this export without a companion. */
const NO_ENDPOINTS = { VISITORS_URL: '', LOCATION_LOOKUP_URL: '', LOCATION_SAVE_URL: '' }
const SETTINGS = { ...localSettings, ...NO_ENDPOINTS, ...typesChecked, BUILT_ONCE: '1' }

/** What the tests read. The rest is deleted, because tools would take it for part of the project. */
const KEPT = ['content', EXPORT_FOLDER]

async function main() {
  makeHostileProject()
  for (const args of STEPS) {
    const lines: string[] = []
    const code = await runCommand({ args, env: SETTINGS, cwd: HOSTILE_PROJECT }, line => lines.push(line))
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.join('\n')}`)
  }
  const problems = await checkExport(join(HOSTILE_PROJECT, EXPORT_FOLDER), {
    isProduction: false,
    cacheFolder: join(HOSTILE_PROJECT, '.cache/page-checks'),
  })
  problems.push(...(await findBrandTraces(HOSTILE_PROJECT, EXPORT_FOLDER)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const unused = readdirSync(HOSTILE_PROJECT).filter(name => !KEPT.includes(name))
  // Node takes seconds for the tens of thousands of linked modules.
  execFileSync('rm', ['-r', ...unused], { cwd: HOSTILE_PROJECT })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
