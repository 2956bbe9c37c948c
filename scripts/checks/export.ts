/**
 * Checks the pages, links and HTML of an export, and with 'search' also structured data, metadata and style sheets.
 * Usage: `tsx --conditions=react-server scripts/checks/export.ts [folder] [search]`.
 * Any folder except the local one counts as production, which must not contain local settings.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { getCompany } from '@/lib/content/content'
import { env } from '@/lib/env'
import { isHistoryKnown } from '@/lib/seo/last-changes'
import { checkExport } from '@/scripts/checks/export/check-export'
import { groupProblems } from '@/scripts/checks/export/group-problems'
import { findStyleProblems } from '@/scripts/checks/export/style-problems'
import { listFiles } from '@/scripts/export/export-files'
import { EXPORT_FOLDER, LOCAL_EXPORT_FOLDER } from '@/scripts/export/export-folders'

async function main() {
  const [folder = EXPORT_FOLDER, scope] = process.argv.slice(2)
  if (scope !== undefined && scope !== 'search') throw new Error(`Unknown: '${scope}'. Only 'search' may follow`)
  const isProduction = folder !== LOCAL_EXPORT_FOLDER
  const cacheFolder = join('.cache/page-checks', basename(folder))
  const facts = { origin: env.siteUrl, brand: getCompany().name, isHistoryKnown: isHistoryKnown() }
  const found =
    scope === 'search'
      ? [...(await checkExport(folder, { isProduction, cacheFolder, facts })), ...(await checkStyles(folder))]
      : await checkExport(folder, { isProduction, cacheFolder })
  const problems = groupProblems(found)
  for (const problem of problems) console.error(problem)
  console.info(`${folder}/: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

/** Lists what older browsers lack of the style sheets of an export, and notes in docs/browsers.yaml without a use. */
async function checkStyles(folder: string) {
  const sheets = (await listFiles(folder)).filter(name => name.endsWith('.css'))
  return findStyleProblems(
    sheets.map(name => readFileSync(join(folder, name), 'utf8')),
    parse(readFileSync('docs/browsers.yaml', 'utf8')),
  ).map(problem => `docs/browsers.yaml: ${problem}`)
}

void main()
