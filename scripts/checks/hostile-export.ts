/**
 * Usage: `tsx scripts/checks/hostile-export.ts`, after the pictures step. Builds a copy of the project with hostile
 * content and checks its pages like those of the site. e2e/content-faults.spec.ts opens this export.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COPY_STEPS } from '@/scripts/bench/scale/copied-project'
import { HOSTILE_PROJECT, makeHostileProject } from '@/scripts/bench/scale/hostile-content'
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { localSettings } from '@/scripts/build/local-settings'
import { checkExport } from '@/scripts/export/check-export'
import { runCommand } from '@/scripts/steps/run-command'
import { typesChecked } from '@/scripts/steps/test-steps'

/** Forms work, but no endpoint is called: the end-to-end tests serve this export without a companion. */
const SETTINGS = { ...localSettings, VISITORS_URL: '', LOCATION_LOOKUP_URL: '', LOCATION_SAVE_URL: '', ...typesChecked }

/** What the tests read. The rest is deleted, because tools would take it for part of the project. */
const KEPT = ['content', EXPORT_FOLDER]

async function main() {
  makeHostileProject(process.cwd())
  for (const args of COPY_STEPS) {
    const lines: string[] = []
    const code = await runCommand({ args, env: SETTINGS, cwd: HOSTILE_PROJECT }, line => lines.push(line))
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.join('\n')}`)
  }
  const problems = await checkExport(join(HOSTILE_PROJECT, EXPORT_FOLDER), { isProduction: false })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const name of readdirSync(HOSTILE_PROJECT)) {
    if (!KEPT.includes(name)) rmSync(join(HOSTILE_PROJECT, name), { recursive: true })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
