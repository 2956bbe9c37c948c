import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { isShared } from '@/scripts/hosting/headers'
import { createHostFiles } from '@/scripts/hosting/host-files'

/** Deletes the methods that Node has and CloudFront's runtime has not. */
const DELETE_NEWER_METHODS = `
  for (const name of ['flat', 'flatMap', 'at', 'findLast']) delete Array.prototype[name]
  for (const name of ['replaceAll', 'matchAll', 'at']) delete String.prototype[name]
  delete Object.fromEntries
`

/** The values of one name in a query, as CloudFront hands them over. */
type QueryValue = { value: string; multiValue?: { value: string }[] }

/** The result of the function: another key to request from the bucket, or a redirect. */
type Rewritten = { uri: string } | { statusCode: number; headers: { location: { value: string } } }

/** Runs the function of a distribution. */
export function rewriteUrl(uri: string, querystring: Record<string, QueryValue> = {}): Rewritten {
  const event = { request: { uri, querystring } }
  return runInNewContext(
    `${DELETE_NEWER_METHODS}${readFileSync('hosts/cloudfront/rewrite-url.js', 'utf8')}\nhandler(event)`,
    {
      event,
    },
  )
}

/** Reads the headers that a distribution adds at a path, of the policy of its behaviour. */
export function readPolicyHeaders(path: string): Record<string, string> {
  const name = isShared(path) ? 'shared' : 'response'
  const file = createHostFiles()[`hosts/cloudfront/${name}-headers-policy.json`] ?? ''
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(file)
  const transport = security.StrictTransportSecurity
  return {
    ...(security.ContentSecurityPolicy && {
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    'Strict-Transport-Security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    // CloudFront has a fixed value for it, and sends it if the setting exists.
    ...(security.ContentTypeOptions && { 'X-Content-Type-Options': 'nosniff' }),
    ...Object.fromEntries(custom.Items.map((item: { Header: string; Value: string }) => [item.Header, item.Value])),
  }
}

/** Reads a query into the form in which CloudFront hands it over. */
function readQuery(query: string): Record<string, QueryValue> {
  const parsed: Record<string, QueryValue> = {}
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    const value = rest.join('=')
    const before = parsed[name]
    parsed[name] = { value, multiValue: [...(before?.multiValue ?? []), { value }] }
  }
  return parsed
}

/** A request as a server receives it. */
type Received = { method: string; path: string; headers: Record<string, string> }

/** What a distribution sends. */
type Sent = { status: number; headers: Record<string, string>; body: Buffer }

const EMPTY = Buffer.alloc(0)

/**
 * Answers as a distribution of docs/deploy.md would in front of a bucket: the project's function, the policies' headers
 * and the error pages. It does not compress.
 *
 * @param bucket address of the bucket
 */
export async function answerAsCloudFront(bucket: string, { method, path, headers }: Received): Promise<Sent> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 403, headers: {}, body: EMPTY }
  // At the first question mark: a query may have more.
  const [uri = '', query = ''] = path.split(/\?(.*)/s)
  const rewritten = rewriteUrl(uri, readQuery(query))
  if ('statusCode' in rewritten)
    return { status: rewritten.statusCode, headers: { location: rewritten.headers.location.value }, body: EMPTY }
  const fetchKey = (key: string) =>
    // Requests with other slashes or dots, which `fetch` would normalise, have no key.
    fetch(`${bucket}${key.replaceAll('\\', '%5C')}`, {
      method,
      headers: pickHeaders(headers, ['range', 'if-none-match']),
    })
  const found = await fetchKey(rewritten.uri)
  const errors: { ErrorCode: number; ResponsePagePath: string; ResponseCode: string }[] = JSON.parse(
    readFileSync('hosts/cloudfront/custom-error-responses.json', 'utf8'),
  ).Items
  const error = errors.find(({ ErrorCode }) => ErrorCode === found.status)
  const answer = error ? await fetchKey(error.ResponsePagePath) : found
  return {
    status: error ? Number(error.ResponseCode) : answer.status,
    headers: {
      ...pickHeaders(Object.fromEntries(answer.headers), ['content-type', 'cache-control', 'etag', 'content-range']),
      ...readPolicyHeaders(uri),
    },
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

function pickHeaders(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}
