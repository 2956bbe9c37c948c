/**
 * Checks the pages, links, HTML, structured data, metadata and style sheets of an export.
 * Usage: `tsx --conditions=react-server scripts/checks/export.ts [folder]`.
 * Any folder except the local one counts as production, which must not contain local settings.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { getCompany } from '@/lib/content/company'
import { env } from '@/lib/env'
import { isHistoryKnown } from '@/lib/seo/last-changes'
import { listFiles } from '@/scripts/build/export-files'
import { EXPORT_FOLDER, LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { checkExport } from '@/scripts/checks/export/check-export'
import { findStyleProblems } from '@/scripts/checks/export/style-problems'

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const facts = { origin: env.siteUrl, brand: getCompany().name, isHistoryKnown: isHistoryKnown() }
  const sheets = (await listFiles(folder)).filter(name => name.endsWith('.css'))
  const problems = [
    ...(await checkExport(folder, { isProduction: folder !== LOCAL_EXPORT_FOLDER, facts })),
    ...findStyleProblems(
      sheets.map(name => readFileSync(join(folder, name), 'utf8')),
      parse(readFileSync('docs/browsers.yaml', 'utf8')),
    ).map(problem => `docs/browsers.yaml: ${problem}`),
  ]
  for (const problem of problems) console.error(problem)
  console.info(`${folder}/: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

void main()
