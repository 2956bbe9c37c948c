/**
 * Checks an export's pages and links. Usage: `tsx scripts/test-export.ts [folder]`.
 * Any folder but the local one is taken for production, which must hold no local setting.
 */
import { checkExport } from '@/lib/hosting/check-export'
import { EXPORT_FOLDER, LOCAL_EXPORT_FOLDER } from '@/lib/hosting/local-settings'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const problems = await checkExport(folder, folder !== LOCAL_EXPORT_FOLDER)
  for (const problem of problems) console.error(problem)
  console.info(`${folder}/: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

void main()
