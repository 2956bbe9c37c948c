import { contentScript, tool, typescript } from './run-command'
import type { Step } from './run-steps'

/**
 * The steps from a clean checkout to an export that a host can serve.
 *
 * @param folder where the export lands, inside the repository
 * @param settings public settings of the build, on top of the environment's
 */
export function toBuildSteps(folder: string, settings: Readonly<Record<string, string>> = {}): Step[] {
  return [
    { name: 'Pictures', args: contentScript('scripts/pictures.ts') },
    { name: 'Data for comparison', args: contentScript('scripts/catalogue-data.ts') },
    { name: `Export to ${folder}/`, args: tool('next/dist/bin/next', 'build'), env: { ...settings, SITE_OUT: folder } },
    { name: 'Scripts into files, integrity', args: typescript('scripts/postbuild.ts', folder) },
    { name: 'Compression', args: typescript('scripts/compress.ts', folder) },
  ]
}
