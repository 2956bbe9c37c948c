import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPages } from '@/lib/hosting/check-export'
import { listFiles } from '@/lib/hosting/export-files'
import { findHeadProblems, type SiteFacts } from './head-problems'
import { findInvalidHtml } from './html-validity'
import { findOrphans } from './orphan-problems'
import { findSitemapProblems } from './sitemap-problems'
import { findSocialCardProblems } from './social-card-problems'
import { findDataProblems } from './structured-data-problems'
import { findInvalidData } from './validate-structured-data'

/**
 * Everything that a validator, a search engine or a link preview would find wrong with an export's pages; one sentence each.
 *
 * @param isHistoryKnown whether every page's entry in the sitemap must have a date
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
