import { join } from 'node:path'
import { HOSTILE_PROJECT } from '@/scripts/checks/hostile-export/hostile-content'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { test as base } from './fixtures'
import { startOwnSite } from './own-site'

/**
 * A test on the export with hostile content and several list pages, with the site's own headers;
 * scripts/checks/hostile-export.ts builds it.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    const site = await startOwnSite(join(HOSTILE_PROJECT, EXPORT_FOLDER))
    await use(site.origin)
    site.stop()
  },
})
