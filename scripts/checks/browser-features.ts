/**
 * Prints each platform feature in use that a supported browser lacks, with its fallback note. The unit tests fail if a
 * note is missing.
 * Usage: `tsx scripts/checks/browser-features.ts`
 */
import { FALLBACKS } from '@/scripts/checks/browser-features/fallbacks'
import { readSite } from '@/scripts/checks/browser-features/read-site'
import { listUnsupportedFeatures } from '@/scripts/checks/browser-features/unsupported-features'

for (const { id, lacking, places } of listUnsupportedFeatures(readSite().uses)) {
  console.info(`${id}: ${FALLBACKS[id] ?? 'no fallback note'}`)
  console.info(`  support starts at: ${lacking.join(', ')}; used in ${places.join(', ')}`)
}
