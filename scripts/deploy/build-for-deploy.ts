import { rm } from 'node:fs/promises'
import { EXPORT_FOLDER } from '@/scripts/build/local-settings'
import { checkExport } from '@/scripts/export/check-export'
import { runCommand, typescript } from '@/scripts/steps/run-command'
import { DeployError } from './deploy-error'

/**
 * Builds the site with production settings into an empty folder, so that nothing of an earlier or local build is in it.
 *
 * @returns the folder of the export
 * @throws DeployError when the build fails
 */
export async function buildAfresh(): Promise<string> {
  await rm(EXPORT_FOLDER, { recursive: true, force: true })
  const code = await runCommand({ args: typescript('scripts/build.ts'), env: { SITE_OUT: EXPORT_FOLDER } })
  if (code !== 0) throw new DeployError('The build failed: nothing was uploaded. The lines above say why.')
  return EXPORT_FOLDER
}

/**
 * Refuses an export that must not be published: one that names addresses of this machine or sample keys, or has a broken
 * page or link. Everything that is wrong with it is printed.
 *
 * @throws DeployError for such an export
 */
export async function requireFitExport(folder: string, print: (line: string) => void): Promise<void> {
  const problems = await checkExport(folder, true)
  for (const problem of problems) print(problem)
  if (problems.length > 0)
    throw new DeployError(`The export has ${problems.length} problems, named above: nothing was uploaded.`)
}
