/**
 * Builds the export that e2e/content-faults.spec.ts opens, from a copy of the project whose content is hostile, and holds every
 * page of it to the rules of any page: `tsx scripts/checks/hostile-export.ts`, when the pictures are made.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COPY_STEPS } from '@/scripts/bench/scale/copied-project'
import { HOSTILE_PROJECT, makeHostileProject } from '@/scripts/bench/scale/hostile-content'
import { EXPORT_FOLDER, localSettings } from '@/scripts/build/local-settings'
import { checkExport } from '@/scripts/export/check-export'
import { runCommand } from '@/scripts/steps/run-command'
import { typesChecked } from '@/scripts/steps/test-steps'

/** Forms work, and nobody is called: the end-to-end tests serve this export without a companion. */
const SETTINGS = { ...localSettings, VISITORS_URL: '', LOCATION_LOOKUP_URL: '', LOCATION_SAVE_URL: '', ...typesChecked }

/** What they read; tools that look through the project would take the rest for its own. */
const KEPT = ['content', EXPORT_FOLDER]

async function main() {
  makeHostileProject(process.cwd())
  for (const args of COPY_STEPS) {
    const lines: string[] = []
    const code = await runCommand({ args, env: SETTINGS, cwd: HOSTILE_PROJECT }, line => lines.push(line))
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${lines.join('\n')}`)
  }
  const problems = await checkExport(join(HOSTILE_PROJECT, EXPORT_FOLDER), false)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const name of readdirSync(HOSTILE_PROJECT)) {
    if (!KEPT.includes(name)) rmSync(join(HOSTILE_PROJECT, name), { recursive: true })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
