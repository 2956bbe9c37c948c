/**
 * `npm run smoke -- https://www.example.com [https://companion.example.com]`: checks the published site with the short
 * form of the probe in scripts/probe, and prints a line for each kind of request. Exits with 1 if one fails. The second
 * address is that of the companion, which is the site's own where one server answers for both.
 */
import { checkSite } from '@/scripts/smoke/check-site'

/** Returns the origin of a URL; undefined if it is not a valid one. */
function readOrigin(text: string): string | undefined {
  return /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : undefined
}

async function main() {
  const [site, companion] = process.argv.slice(2)
  const origin = readOrigin(site ?? '')
  // Null if none is named, undefined if what is named is no URL.
  const companionOrigin = companion === undefined ? null : readOrigin(companion)
  if (origin === undefined || companionOrigin === undefined) {
    console.error('Usage: npm run smoke -- https://www.example.com [https://companion.example.com]')
    process.exitCode = 1
    return
  }
  const results = await checkSite(origin, companionOrigin)
  for (const { name, problem } of results)
    console.info(problem === null ? `ok    ${name}` : `FAIL  ${name}: ${problem}`)
  if (companionOrigin === null)
    console.info('      Name the address of the companion, after that of the site, to check it.')
  process.exitCode = results.some(({ problem }) => problem !== null) ? 1 : 0
}

void main()
