import { join } from 'node:path'
import { EXPORT_FOLDER } from '@/lib/hosting/local-settings'
import { HOSTILE_PROJECT } from '@/lib/scale/hostile-content'
import { test as base } from './journey'
import { startOwnSite } from './own-site'

/**
 * A journey through the export whose content is hostile and whose lists have several pages, under the site's own headers;
 * scripts/hostile-export.ts builds it.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    const site = await startOwnSite(join(HOSTILE_PROJECT, EXPORT_FOLDER))
    await use(site.origin)
    site.stop()
  },
})
