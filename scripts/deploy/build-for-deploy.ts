import { rm } from 'node:fs/promises'
import { EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { checkExport } from '@/scripts/checks/export/check-export'
import { runCommand, typescript } from '@/scripts/steps/run-command'
import { DeployError } from './deploy-error'

/**
 * Builds the site with the settings of the environment into an empty folder, so that it contains nothing of an earlier
 * build. A folder that SITE_OUT names is not used: the upload is made from this one.
 *
 * @returns the folder of the export
 * @throws DeployError if the build fails
 */
export async function buildAfresh(): Promise<string> {
  await rm(EXPORT_FOLDER, { recursive: true, force: true })
  const code = await runCommand({ args: typescript('scripts/build.ts'), env: { SITE_OUT: EXPORT_FOLDER } })
  if (code !== 0) throw new DeployError('The build failed: nothing was uploaded. See the output above.')
  return EXPORT_FOLDER
}

/**
 * Checks that an export can be published: that it contains no local URLs, sample keys, broken pages or broken links.
 * Prints every problem.
 *
 * @throws DeployError if there are problems
 */
export async function requireFitExport(folder: string, print: (line: string) => void): Promise<void> {
  const problems = await checkExport(folder, { isProduction: true })
  for (const problem of problems) print(problem)
  if (problems.length > 0)
    throw new DeployError(`The export has ${problems.length} problems, listed above: nothing was uploaded.`)
}
