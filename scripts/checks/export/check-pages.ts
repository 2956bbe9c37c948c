import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '@/scripts/build/export-files'
import { readPages } from '@/scripts/export/check-export'
import { findHeadProblems, type SiteFacts } from './head-problems'
import { findInvalidHtml } from './html-validity'
import { findOrphans } from './orphan-problems'
import { findSitemapProblems } from './sitemap-problems'
import { findSocialCardProblems } from './social-card-problems'
import { findDataProblems } from './structured-data-problems'
import { findInvalidData } from './validate-structured-data'

/** Options of {@link checkPages}. */
export type PagesCheck = {
  /** Requires a date for every sitemap entry; git history must be available. */
  isHistoryKnown: boolean
  /**
   * Which pages the HTML validator checks. It takes a tenth of a second per page, and pages of a kind share components.
   */
  validated: 'every page' | 'one page of each kind'
}

/** Lists what a validator, a search engine or a link preview would object to in an export's pages, one message each. */
export async function checkPages(
  folder: string,
  facts: SiteFacts,
  { isHistoryKnown, validated }: PagesCheck,
): Promise<string[]> {
  const pages = await readPages(folder)
  const files = new Set((await listFiles(folder)).map(file => `/${file}`))
  const xml = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  const problems = [
    ...findHeadProblems(pages, facts),
    ...(await findSocialCardProblems(folder, pages, facts)),
    ...findSitemapProblems({ xml, pages, files, isHistoryKnown }, facts),
    ...findOrphans(pages),
  ]
  for (const [path, html] of pages) {
    problems.push(...findDataProblems({ path, html }, files, facts.origin), ...(await findInvalidData({ path, html })))
  }
  for (const [path, html] of validated === 'every page' ? pages : pickKinds(pages)) {
    problems.push(...(await findInvalidHtml({ path, html })))
  }
  return problems
}

/** Picks the first page of each folder, and every page at the top level. */
function pickKinds(pages: ReadonlyMap<string, string>): Map<string, string> {
  const firsts = new Map<string, [string, string]>()
  for (const [path, html] of pages) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const kind = folder === '' ? path : folder
    if (!firsts.has(kind)) firsts.set(kind, [path, html])
  }
  return new Map(firsts.values())
}
