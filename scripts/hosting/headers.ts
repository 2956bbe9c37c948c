import { MAIL_PROVIDER_ORIGIN } from '@/lib/constants'
import { paths } from '@/lib/paths'

/**
 * The response headers of the site for every host: the local server sends them, and the configuration files of hosting
 * providers are generated from them. They are defined nowhere else.
 */

/** One year, the customary max-age of files that never change. */
const YEAR_SECONDS = 31_536_000

/** The folder of the framework's scripts, style sheets and fonts. A further language has one of its own. */
export const STATIC_FOLDER = '/_next/static/'

/** Folders of content-hashed files, whose names change with their content. */
export const IMMUTABLE_FOLDERS = [
  STATIC_FOLDER,
  '/pictures/',
  '/search/',
  '/models/',
  '/textures/',
  '/drawings/',
] as const

/**
 * Paths of content-hashed files, those of a further language included: /hi/_next/static/. It is the text of a regular
 * expression, like the others below, because hosts' configuration files contain it too.
 */
export const IMMUTABLE_FILES = `^(${IMMUTABLE_FOLDERS.join('|')}|/[a-z]{2,3}${STATIC_FOLDER})`
const IMMUTABLE = new RegExp(IMMUTABLE_FILES)

/**
 * Paths that data sheets and cards had while their names contained a hash: `$1$2` is the path without it.
 * hosts/cloudfront/rewrite-url.js repeats this expression.
 */
export const HASHED_DOCUMENTS = '^(/(?:data-sheets|social)/.+)-[0-9a-f]{8}(\\.(?:pdf|jpg))$'

/**
 * Paths of files of an export that must answer 404: the pages of unknown addresses themselves, the precompressed
 * variants of other files, and the configuration files of other hosts: /hi/404.html, /index.html.br, /_headers.
 */
export const HIDDEN_FILES = '^(/[a-z]{2,3})?/404(\\.html)?$|\\.(br|gz)$|^/_(headers|redirects)$'

/**
 * Paths of files with which search engines and networks prove who owns a site, and which are served as they are, such
 * as /google0123456789abcdef.html.
 * hosts/cloudfront/rewrite-url.js repeats this expression.
 */
export const OWNERSHIP_FILES = '^/(google|yandex_|naver|baidu_verify_|pinterest-)[0-9A-Za-z_-]*\\.html$'

/** The paths that the companion answers on the site's own origin. */
export const COMPANION_PATHS = ['/visitors', '/save-location', '/health'] as const

/** An address that leads to another for good. */
export type Move = { from: string; to: string }

/**
 * Folders of files that newsletters and other sites show. They have no Content-Security-Policy, because Safari applies
 * it to its own view of a PDF and may show nothing.
 */
export const SHARED_FOLDERS = ['/pictures/', '/social/', '/data-sheets/'] as const

/** The folder and the Content-Type of 3-D models, which not every host derives from their extension. */
export const MODEL_FOLDER = '/models/'
export const MODEL_TYPE = 'model/gltf-binary'

/**
 * The sources of what Vercel's toolbar loads, by directive:
 * https://vercel.com/docs/vercel-toolbar/managing-toolbar#using-a-content-security-policy
 */
const TOOLBAR: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://vercel.live'],
  'style-src': ['https://vercel.live', "'unsafe-inline'"],
  'img-src': ['https://vercel.live', 'https://vercel.com', 'data:', 'blob:'],
  'font-src': ['https://vercel.live', 'https://assets.vercel.com'],
  'connect-src': ['https://vercel.live', 'wss://ws-us3.pusher.com'],
  'frame-src': ['https://vercel.live'],
}

/**
 * The policy that says what a page may load.
 * `script-src 'self'` holds because the inline scripts of the export become data after the build,
 * and `style-src 'self'` because no element carries a style attribute.
 *
 * @param connect https origins that pages may call beside their own; a plain http origin is refused, because
 * anybody on the way could answer in its place.
 */
export function createContentSecurityPolicy(connect: readonly string[] = [MAIL_PROVIDER_ORIGIN]): string {
  const insecure = connect.find(origin => !origin.startsWith('https://'))
  if (insecure !== undefined) throw new Error(`connect-src takes https origins only, not '${insecure}'`)
  return formatPolicy(createDirectives(connect))
}

/** The policy of a preview: that of the site, and what Vercel's toolbar needs for comments on the page. */
export function createPreviewPolicy(): string {
  const directives = createDirectives([MAIL_PROVIDER_ORIGIN])
  return formatPolicy(
    directives.map(([name, ...sources]) => [name, ...new Set([...sources, ...(TOOLBAR[name] ?? [])])]),
  )
}

type Directive = [name: string, ...sources: string[]]

/** The directives of the site's policy; `connect` are further origins that pages may call. */
function createDirectives(connect: readonly string[]): Directive[] {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    // The map of the contact page, which opens in place when the visitor asks for it.
    ['frame-src', 'https://www.google.com'],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
  ]
}

function formatPolicy(directives: readonly Directive[]): string {
  return directives.map(directive => directive.join(' ')).join('; ')
}

/**
 * Creates the headers of every response but those below {@link SHARED_FOLDERS}, Cache-Control excepted.
 *
 * @param connect see {@link createContentSecurityPolicy}
 */
export function createSecurityHeaders(connect?: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(connect),
    ...createCommonHeaders(),
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Creates the headers of the files below {@link SHARED_FOLDERS}, Cache-Control excepted. */
export function createSharedHeaders(): Record<string, string> {
  return { ...createCommonHeaders(), 'Cross-Origin-Resource-Policy': 'cross-origin' }
}

/** Tells whether the file at a path is one that other sites show. */
export function isShared(path: string): boolean {
  return SHARED_FOLDERS.some(folder => path.startsWith(folder))
}

/** The headers that every response has. */
function createCommonHeaders() {
  return {
    // No includeSubDomains: the company's other host names are not this site's to decide.
    'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Returns whether the name of the file at a path is content-hashed, so that its content never changes. */
export function isImmutable(path: string): boolean {
  return IMMUTABLE.test(path)
}

/**
 * The Cache-Control value of a URL path: a year for content-hashed files, revalidation for all others. The service
 * worker gets no max-age at all, because some hosts and browsers would extend it and keep an old build active.
 */
export function createCacheControl(path: string): string {
  if (path === paths.worker) return 'no-cache'
  return isImmutable(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=0, must-revalidate'
}
