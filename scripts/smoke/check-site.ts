import pLimit from 'p-limit'
import type { Move } from '@/scripts/hosting/headers'
import { explain, MAX_CONCURRENT_REQUESTS, probe } from '@/scripts/probe/probe'
import { createRequests } from '@/scripts/probe/requests'
import { findSamples, listMissing, type ReadText, type Samples } from '@/scripts/probe/samples'
import { send } from '@/scripts/probe/send'

/** A published site whose home page and sitemap were fetched. */
type Site = { origin: string; read: ReadText; home: string; sitemap: string; samples: Samples }

/** What was checked, and what is wrong with it. */
export type SmokeResult = { name: string; problem: string | null }

/** The addresses of former machines, which lead to others, are not asked for: a published site has no list of them. */
const NO_MOVES: readonly Move[] = []

/** Checks beyond the requests of the probe. Each returns what is wrong, or null. */
const CHECKS: Readonly<Record<string, (site: Site) => Promise<string | null> | string | null>> = {
  'The home page is the site that was built for this address': ({ home, origin }) =>
    home.includes(`rel="canonical" href="${origin}"`) || home.includes(`rel="canonical" href="${origin}/"`)
      ? null
      : `it does not name ${origin} as its address: check SITE_URL`,
  // The samples were found as a visitor finds them, in the pages: without one, the probe would ask for nothing.
  'Each language has a machine, and pages name what they load': ({ samples }) => {
    const missing = listMissing(samples)
    return missing.length > 0 ? `not found: ${missing.join(', ')}` : null
  },
  'Search engines find the sitemap': async ({ origin, sitemap, home, read }) => {
    const strange = listAddresses(sitemap).find(url => url.origin !== origin)
    if (strange) return `the sitemap names ${strange.href}`
    if (/<meta name="robots" content="noindex/.test(home)) return 'the pages forbid it: check SITE_INDEXABLE'
    const robots = await read('/robots.txt')
    return robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? null : 'robots.txt does not name the sitemap'
  },
  'Every page in the sitemap is here': async ({ origin, sitemap }) => {
    const addresses = listAddresses(sitemap)
    const missing = await pLimit(MAX_CONCURRENT_REQUESTS).map(addresses, async ({ pathname }) => {
      const { status } = await send(origin, { path: pathname, method: 'HEAD' })
      return status === 200 ? [] : [`${pathname} answers ${status}`]
    })
    if (addresses.length === 0) return 'it names none'
    const [first, ...others] = missing.flat()
    if (first === undefined) return null
    if (others.length === 0) return first
    return `${first}, and ${others.length} more ${others.length === 1 ? 'is' : 'are'} missing too`
  },
}

/** The addresses of all pages in a sitemap. */
function listAddresses(sitemap: string): URL[] {
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url))
}

/**
 * Checks the published site at an origin: the short form of the probe, in each language, and a request for each page
 * of the sitemap. None leaves a trace at the site; the companion overwrites one row of its own, which it has for this.
 *
 * @param companion the origin of the companion service; null if there is none
 */
export async function checkSite(origin: string, companion: string | null): Promise<SmokeResult[]> {
  const read = async (path: string) => {
    const { status, text } = await send(origin, { path })
    return status === 200 ? text : ''
  }
  try {
    const [home = '', sitemap = ''] = await Promise.all(['/', '/sitemap.xml'].map(read))
    const samples = await findSamples(read)
    const requests = createRequests(samples, NO_MOVES).filter(({ isShort }) => isShort)
    const findings = await probe(origin, 'published', requests)
    const titles = [...new Set(findings.map(({ title }) => title))]
    const site = { origin, read, home, sitemap, samples }
    return [
      ...(await Promise.all(Object.entries(CHECKS).map(([name, check]) => run(name, () => check(site))))),
      ...titles.map(name => {
        const wrong = findings.find(({ title, fault }) => title === name && fault !== null)
        return { name, problem: wrong ? `${wrong.asked} ${wrong.fault}` : null }
      }),
      ...(companion === null ? [] : [await run('The companion can write', () => checkHealth(companion))]),
    ]
  } catch (error) {
    return [{ name: `${origin} responds`, problem: explain(error) }]
  }
}

/** Runs a check; an error is its problem. */
async function run(name: string, check: () => Promise<string | null> | string | null): Promise<SmokeResult> {
  const problem = await Promise.resolve().then(check).catch(explain)
  return { name, problem }
}

/** What is wrong with the companion, which overwrites a row of its database before it answers; null if nothing is. */
async function checkHealth(companion: string): Promise<string | null> {
  const { status } = await send(companion, { path: '/health' })
  return status === 200 ? null : `/health answers ${status} instead of 200`
}
