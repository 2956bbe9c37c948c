import pLimit from 'p-limit'
import { type Capability, HOSTS, type HostName } from './hosts'
import type { Expected, ProbeRequest } from './requests'
import { type Answer, send } from './send'

/** How many requests are under way at once: few enough for a small server. */
export const MAX_CONCURRENT_REQUESTS = 8

/** Names that hosts may use for a Content-Type, each with the one that this site uses. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
}

/** A request, and what was wrong with its response, if anything. */
export type Finding = { title: string; asked: string; fault: string | null }

/** Sends the requests that a host promises to answer, and says what is wrong with each answer. */
export async function probe(origin: string, host: HostName, requests: readonly ProbeRequest[]): Promise<Finding[]> {
  const capabilities: readonly Capability[] = HOSTS[host]
  const promised = requests.filter(({ needs }) => needs === undefined || capabilities.includes(needs))
  return pLimit(MAX_CONCURRENT_REQUESTS).map(promised, async request => ({
    title: request.title,
    asked: `${request.method ?? 'GET'} ${request.path}`,
    fault: await ask(origin, request).then(
      answer => findFault(answer, request.expected, origin, capabilities),
      explain,
    ),
  }))
}

/** Sends a request, or twice, the second time with the ETag of the first response, as a browser that has the file. */
function ask(origin: string, request: ProbeRequest): Promise<Answer> {
  const first = send(origin, request)
  if (!request.isTwice) return first
  return first.then(({ headers }) =>
    send(origin, { ...request, headers: { ...request.headers, 'If-None-Match': headers.etag ?? '' } }),
  )
}

/** Says what is wrong with a request that got no answer. */
export function explain(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

/** Says what is wrong with an answer; null if nothing is. */
function findFault(
  { status, headers, text }: Answer,
  expected: Expected,
  origin: string,
  capabilities: readonly Capability[],
): string | null {
  const statuses = [expected.status].flat()
  if (!statuses.includes(status)) return `answers ${status} instead of ${statuses.join(' or ')}`
  const { location } = headers
  if (location !== undefined && !URL.canParse(location, origin)) return `leads to '${location}', which is no address`
  const to = location === undefined ? null : new URL(location, origin)
  if (to !== null && to.origin !== new URL(origin).origin) return `leads to ${location}`
  if (expected.to !== undefined && (to === null || to.pathname + to.search !== expected.to))
    return `leads to ${location}, not to ${expected.to}`
  const type = headers['content-type']
  if (expected.type !== undefined && normalize(type) !== normalize(expected.type)) return `has the type ${type}`
  const caching = headers['cache-control'] ?? ''
  if (expected.cache !== undefined && !isCachedAs(caching, expected.cache)) return `has Cache-Control '${caching}'`
  if (expected.isEmpty && text !== '') return 'has a body'
  if (expected.contains !== undefined && !text.includes(expected.contains))
    return `does not contain ${expected.contains}`
  return (
    (capabilities.includes('headers') ? findHeaderFault(headers, expected) : null) ??
    (capabilities.includes('compression') ? findCompressionFault(headers, expected) : null)
  )
}

/** Says which header is missing, wrong, or there although it must not be; null if none is. */
function findHeaderFault(headers: Answer['headers'], expected: Expected): string | null {
  const wrong = Object.entries(expected.headers ?? {}).filter(([name, value]) => headers[name.toLowerCase()] !== value)
  if (wrong.length > 0) return `lacks ${wrong.map(([name]) => name).join(', ')}, or has another value`
  const extra = expected.without?.find(name => name.toLowerCase() in headers)
  return extra === undefined ? null : `has ${extra}`
}

/** Says what is wrong with the compression of a response; null if nothing is. */
function findCompressionFault(headers: Answer['headers'], { isCompressed }: Expected): string | null {
  if (isCompressed === undefined) return null
  if ('content-encoding' in headers !== isCompressed)
    return isCompressed ? 'is not compressed' : 'is compressed although the request does not accept that'
  return /\baccept-encoding\b/i.test(headers.vary ?? '') ? null : 'does not vary by Accept-Encoding'
}

/**
 * A Content-Type in small letters, with this site's name for it. Parameters, that is the charset, stay only where that
 * name begins with 'text/'. So a script without a charset differs from one with it, whatever the host calls it.
 */
function normalize(contentType = ''): string {
  const [name = '', ...parameters] = contentType.toLowerCase().split(/\s*;\s*/)
  const type = OTHER_NAMES[name] ?? name
  return [type, ...(type.startsWith('text/') ? parameters : [])].join('; ')
}

/** Hosts have different Cache-Control values for 'revalidate on every use'. */
function isCachedAs(caching: string, expected: string): boolean {
  if (expected.includes('max-age=0')) return /max-age=0|no-cache/.test(caching)
  return caching === expected
}
