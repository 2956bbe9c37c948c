/**
 * Usage: `tsx scripts/checks/hostile-export.ts`, after the pictures step. Builds a copy of the project with hostile
 * content and checks its pages like those of the site. e2e/content-faults.spec.ts opens this export.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { localSettings } from '@/scripts/build/local-settings'
import { checkExport } from '@/scripts/checks/export/check-export'
import { HOSTILE_PROJECT, makeHostileProject } from '@/scripts/checks/hostile-export/hostile-content'
import { exportPages, typesChecked } from '@/scripts/steps/build-steps'
import { contentScript, runCommand, typescript } from '@/scripts/steps/run-command'

/** What depends on the content. Pictures, cards and data sheets are those of the site. */
const STEPS = [
  contentScript('scripts/build/catalogue-data.ts'),
  exportPages,
  typescript('scripts/build/postbuild.ts', EXPORT_FOLDER),
  typescript('scripts/build/offline-worker.ts', EXPORT_FOLDER),
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
  const problems = await checkExport(join(HOSTILE_PROJECT, EXPORT_FOLDER), { isProduction: false })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const unused = readdirSync(HOSTILE_PROJECT).filter(name => !KEPT.includes(name))
  // Node takes seconds for the tens of thousands of linked modules.
  execFileSync('rm', ['-r', ...unused], { cwd: HOSTILE_PROJECT })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
