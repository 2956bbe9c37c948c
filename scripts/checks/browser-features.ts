/**
 * Prints each platform feature in use that a supported browser lacks, with what such a browser does instead. The unit
 * tests fail where an explanation is missing; this shows them all.
 * Usage: `tsx scripts/checks/browser-features.ts`
 */
import { FALLBACKS } from '@/scripts/checks/browser-features/fallbacks'
import { readSite } from '@/scripts/checks/browser-features/read-site'
import { listYoungFeatures } from '@/scripts/checks/browser-features/young-features'

for (const { id, lacking, places } of listYoungFeatures(readSite().uses)) {
  console.info(`${id}: ${FALLBACKS[id] ?? 'no fallback'}`)
  console.info(`  first in ${lacking.join(', ')}; used in ${places.join(', ')}`)
}
