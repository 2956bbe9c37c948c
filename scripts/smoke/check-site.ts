import { paths } from '@/lib/paths'
import {
  createCacheControl,
  createSecurityHeaders,
  createSharedHeaders,
  IMMUTABLE_FOLDERS,
} from '@/scripts/hosting/headers'

/** A published site whose home page and sitemap were fetched; `get` does not follow redirects. */
type Site = {
  origin: string
  get: (address: string) => Promise<Response>
  home: string
  sitemap: string
}

/** What was checked, and what is wrong with it. */
export type SmokeResult = { name: string; problem: string | null }

/** A page that no site has. */
const UNKNOWN_PAGE = '/smoke-test/no-such-page'

/** A host that takes longer counts as down. */
const LIMIT_MS = 20_000

/** Each check returns what is wrong, or null. */
const CHECKS: Readonly<Record<string, (site: Site) => Promise<string | null> | string | null>> = {
  'The home page is the site that was built for this address': ({ home, origin }) =>
    home.includes(`rel="canonical" href="${origin}"`) || home.includes(`rel="canonical" href="${origin}/"`)
      ? null
      : `it does not name ${origin} as its address: check SITE_URL`,
  'A machine has its page': async site => {
    const url = /<loc>([^<]*\/product\/[^<]+)/.exec(site.sitemap)?.[1]
    return url === undefined
      ? 'the sitemap has no machine'
      : findFault(await site.get(new URL(url).pathname), 'text/html')
  },
  'An unknown page answers 404, with a page': async ({ get }) =>
    findFault(await get(UNKNOWN_PAGE), 'text/html', {}, 404),
  'Pages have the security headers': async ({ get }) => findFault(await get('/'), 'text/html', createSecurityHeaders()),
  'Pages are checked on every use': async ({ get }) => {
    const caching = (await get('/')).headers.get('Cache-Control') ?? ''
    return /max-age=0|no-cache/.test(caching) ? null : `Cache-Control is '${caching}'`
  },
  'Scripts are compressed and cached for a year': async site => {
    const response = await getFirst(site, /"(\/_next\/static\/[^"]+\.js)"/)
    const fault = findFault(response, 'javascript', createCaching(IMMUTABLE_FOLDERS[0]))
    return fault ?? (response.headers.has('Content-Encoding') ? null : 'they are not compressed')
  },
  'Pictures are cached for a year, and other sites may show them': async site =>
    findFault(await getFirst(site, /"(\/pictures\/[^"\s,]+)/), 'image/', {
      ...createSharedHeaders(),
      ...createCaching('/pictures/'),
    }),
  'The service worker is never cached': async ({ get }) =>
    findFault(await get(paths.worker), 'javascript', createCaching(paths.worker)),
  'Search engines find the sitemap, and every page in it is here': async ({ get, origin, sitemap, home }) => {
    const strange = [...sitemap.matchAll(/<loc>([^<]+)/g)].find(([, url]) => new URL(url ?? '').origin !== origin)
    if (strange) return `the sitemap names ${strange[1]}`
    if (/<meta name="robots" content="noindex/.test(home)) return 'the pages forbid it: check SITE_INDEXABLE'
    const robots = await (await get('/robots.txt')).text()
    return robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? null : 'robots.txt does not name the sitemap'
  },
}

/**
 * Checks the published site at an origin: ten requests or so, none of which leaves a trace.
 *
 * @param companion the origin of the companion service; null if there is none
 */
export async function checkSite(origin: string, companion: string | null): Promise<SmokeResult[]> {
  const get = (address: string) =>
    fetch(new URL(address, origin), { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
  const results: SmokeResult[] = []
  try {
    const [home, sitemap] = await Promise.all(['/', '/sitemap.xml'].map(async path => (await get(path)).text()))
    const site = { origin, get, home: home ?? '', sitemap: sitemap ?? '' }
    const checkHealth = async () => findFault(await get(`${companion}/health`), 'application/json')
    const checks = { ...CHECKS, ...(companion !== null && { 'The companion can write': checkHealth }) }
    for (const [name, check] of Object.entries(checks)) {
      results.push({ name, problem: await Promise.resolve(site).then(check).catch(explain) })
    }
  } catch (error) {
    results.push({ name: `${origin} responds`, problem: explain(error) })
  }
  return results
}

function explain(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

function createCaching(path: string) {
  return { 'Cache-Control': createCacheControl(path) }
}

/** Fetches the first file that the home page names like this. Throws if it names none. */
function getFirst({ home, get }: Site, pattern: RegExp): Promise<Response> {
  const path = pattern.exec(home)?.[1]
  if (path === undefined) throw new Error('the home page names none')
  return get(path)
}

/** Returns what differs in status, content type and headers, or null. HTTPS alone can promise to remain HTTPS. */
function findFault(
  response: Response,
  type: string,
  headers: Record<string, string> = {},
  status = 200,
): string | null {
  const { pathname, protocol } = new URL(response.url)
  if (response.status !== status) return `${pathname} answers ${response.status} instead of ${status}`
  const sentType = response.headers.get('Content-Type')
  if (!sentType?.includes(type)) return `${pathname} has the type ${sentType}`
  const wrong = Object.entries(headers).filter(([name, value]) => response.headers.get(name) !== value)
  const names = wrong
    .map(([name]) => name)
    .filter(name => protocol === 'https:' || !name.startsWith('Strict-Transport'))
  return names.length > 0 ? `${pathname} lacks ${names.join(', ')}, or has another value` : null
}
