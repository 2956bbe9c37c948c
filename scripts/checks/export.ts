/**
 * Checks the pages, links, HTML, structured data and metadata of an export.
 * Usage: `tsx --conditions=react-server scripts/checks/export.ts [folder]`.
 * Any folder except the local one counts as production, which must not contain local settings.
 */
import { getCompany } from '@/lib/content/content'
import { env } from '@/lib/env'
import { isHistoryKnown } from '@/lib/seo/last-changes'
import { EXPORT_FOLDER, LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { checkPages } from '@/scripts/checks/export/check-pages'
import { checkExport } from '@/scripts/export/check-export'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const facts = { origin: env.siteUrl, brand: getCompany().name }
  const problems = [
    ...(await checkExport(folder, { isProduction: folder !== LOCAL_EXPORT_FOLDER })),
    ...(await checkPages(folder, facts, isHistoryKnown())),
  ]
  for (const problem of problems) console.error(problem)
  console.info(`${folder}/: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

void main()
