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

/**
 * Lists what a validator, a search engine or a link preview would object to in an export's pages, one message each.
 *
 * @param isHistoryKnown whether git history is available, from which every sitemap entry must then have a date
 */
export async function checkPages(folder: string, facts: SiteFacts, isHistoryKnown: boolean): Promise<string[]> {
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
    problems.push(
      ...findDataProblems({ path, html }, files, facts.origin),
      ...(await findInvalidData({ path, html })),
      ...(await findInvalidHtml({ path, html })),
    )
  }
  return problems
}
