import { extname } from 'node:path'
import { paths } from '@/lib/paths'
import { FILE_TYPES } from '@/scripts/hosting/file-types'
import {
  createCacheControl,
  createSecurityHeaders,
  createSharedHeaders,
  isShared,
  type Move,
} from '@/scripts/hosting/headers'
import type { Capability } from './hosts'
import type { LanguageSamples, Samples } from './samples'
import type { Asked } from './send'

/** The expected response. A property that is left out is not checked. */
export type Expected = {
  status: number | readonly number[]
  /** The address that a redirect leads to, relative to the site. */
  to?: string
  /** The Content-Type, under the name that this site uses. */
  type?: string
  /** The Cache-Control. */
  cache?: string
  /** Asked of hosts that can send headers. */
  headers?: Readonly<Record<string, string>>
  /** Headers that must be absent; asked of the same hosts. */
  without?: readonly string[]
  /** Asked of hosts that compress: whether the body must, or must not, be compressed. */
  isCompressed?: boolean
  /** Whether there must be no body. */
  isEmpty?: boolean
  /** A part of the body. */
  contains?: string
}

/**
 * A request of the probe. `title` says what it shows; requests with one title are one line of `npm run smoke`. `needs`
 * is the capability without which a host is not asked. `isShort`: `npm run smoke` sends it too. `isTwice`: it is sent
 * again with the ETag of the first response, as by a browser that has the file.
 */
export type ProbeRequest = Asked & {
  title: string
  expected: Expected
  needs?: Capability
  isShort?: boolean
  isTwice?: boolean
}

/** The header of a browser, which accepts compressed responses. */
const COMPRESSED = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Appended to a URL, to detect a redirect that loses or changes the query. */
const QUERY = '?process=die%20cutting&q=%E0%A4%95&q='

const HTML = FILE_TYPES.html

/** The addresses of a page and of a machine that no site has. */
const UNKNOWN = '/no-such-page'
const UNKNOWN_MACHINE = '/product/no-such-machine'

/** Creates all requests of the probe for what a site has. `moves` are the addresses that lead to others for good. */
export function createRequests(samples: Samples, moves: readonly Move[]): ProbeRequest[] {
  return [
    ...samples.languages.flatMap(language => [
      ...askPages(language),
      ...askAddresses(language),
      ...askUnknown(language),
      ...askFiles(language),
    ]),
    ...askSite(),
    ...askMethods(),
    ...askCompanion(),
    ...moves.flatMap(askMove),
    ...samples.pages.map(path => askPage('Every page is here', { path, method: 'HEAD' })),
    ...samples.files.map(path => askFile('Each kind of file has its type and cache rule', path)),
  ]
}

/** The request of a page, which must have the site's headers and cache rule unless `expected` says otherwise. */
function askPage(title: string, asked: Asked, expected: Partial<Expected> = {}): ProbeRequest {
  const page = { status: 200, type: HTML, cache: createCacheControl('/'), headers: createSecurityHeaders() }
  return { ...asked, title, expected: { ...page, ...expected } }
}

/** Requests of pages: compressed, with a query, as HEAD, and again with an ETag; of one page, for a range of bytes. */
function askPages({ root, home, machine }: LanguageSamples): ProbeRequest[] {
  const title = 'Pages have their type, headers and cache rule'
  const { offline, products } = paths
  const requests = [home, ...(machine === null ? [] : [machine]), root + offline].flatMap(path => [
    { ...askPage(title, { path, headers: COMPRESSED }, { isCompressed: true, contains: '<html' }), isShort: true },
    askPage(title, { path: path + QUERY }, { isCompressed: false, contains: '<html' }),
    askPage(title, { path, method: 'HEAD' }, { isEmpty: true }),
    { ...askPage(title, { path }, { status: 304, type: undefined, cache: undefined, isEmpty: true }), isTwice: true },
  ])
  return [...requests, askPage(title, { path: root + products, headers: { Range: 'bytes=0-9' } }, { status: 206 })]
}

/** Each page has one address. */
function askAddresses({ root, home, machine }: LanguageSamples): ProbeRequest[] {
  const pages = [root + paths.products, ...(root ? [root] : []), ...(machine === null ? [] : [machine])]
  const askOther = (path: string, to: string, { isShort = false } = {}): ProbeRequest => ({
    path,
    title: 'Other addresses lead to the one of a page, and keep the query',
    expected: { status: [301, 308], to },
    needs: 'addresses',
    isShort,
  })
  return [
    ...pages.flatMap(page => [
      askOther(`${page}/${QUERY}`, page + QUERY, { isShort: true }),
      askOther(`${page}/`, page),
      askOther(`${page}.html${QUERY}`, page + QUERY, { isShort: true }),
      // With two slashes at its beginning.
      askOther(`/${page}${QUERY}`, page + QUERY),
    ]),
    ...(root ? [] : [askOther(`/index.html${QUERY}`, home + QUERY, { isShort: true })]),
  ]
}

/** Requests of addresses at which there is nothing. */
function askUnknown({ root, lang, home, machine }: LanguageSamples): ProbeRequest[] {
  const title = 'Unknown addresses answer 404 with the page of the site'
  // Not every host sends a Cache-Control with the 404 page.
  const ask = (path: string) => askPage(title, { path }, { status: 404, cache: undefined, contains: '<html' })
  const unknown = [UNKNOWN, UNKNOWN_MACHINE].map(path => root + path)
  const hashed = [`${root}/_next/static/chunks/none.js`, '/pictures/none.avif', '/data-sheets/none.pdf']
  const folders = [`${root}/product`, `${root}/_next`, `${root}/_next/static`]
  // The compressed files beside those of pages have no address.
  const compressed = [`${home === '/' ? '/index' : home}.html.gz`, ...(machine === null ? [] : [`${machine}.html.br`])]
  return [
    ...unknown.map(path => ({ ...ask(path), isShort: true })),
    ...unknown.map(path => ({
      ...askPage(`${title} in the language`, { path }, { status: 404, contains: `<html lang="${lang}"` }),
      needs: 'unknown' as const,
    })),
    ...[...folders, ...compressed].map(ask),
    // Under a path of content-hashed files, the 404 page must not have their Cache-Control of a year.
    ...hashed.map(path => ({ ...askPage(title, { path }, { status: 404 }), needs: 'unknown' as const })),
    askPage(
      title,
      { path: root + UNKNOWN, headers: COMPRESSED },
      { status: 404, cache: undefined, isCompressed: true },
    ),
    askPage(title, { path: root + UNKNOWN, method: 'HEAD' }, { status: 404, cache: undefined, isEmpty: true }),
  ]
}

/** The request of a file, which must have its type, headers and cache rule unless `expected` says otherwise. */
function askFile(title: string, path: string, expected: Partial<Expected> = {}): ProbeRequest {
  const headers = isShared(path) ? createSharedHeaders() : createSecurityHeaders()
  return {
    path,
    title,
    expected: {
      status: 200,
      type: FILE_TYPES[extname(path).slice(1)],
      cache: createCacheControl(path),
      headers,
      without: isShared(path) ? ['Content-Security-Policy'] : [],
      ...expected,
    },
  }
}

/** Requests of a file of each kind. */
function askFiles({ script, style, picture, card, sheet, model }: LanguageSamples): ProbeRequest[] {
  /** Asks for a whole file and for its first ten bytes; for nothing if the site has no file of the kind. */
  const ask = (title: string, path: string | null, expected: Partial<Expected> = {}): ProbeRequest[] => {
    if (path === null) return []
    const { isCompressed } = expected
    const asked = { ...askFile(title, path, expected), isShort: true }
    return [
      { ...asked, ...(isCompressed && { headers: COMPRESSED }) },
      { ...askFile(title, path, { status: 206, isCompressed: undefined }), headers: { Range: 'bytes=0-9' } },
    ]
  }
  const code = 'Scripts and styles are compressed and cached for a year'
  return [
    ...ask(code, script, { isCompressed: true }),
    ...ask(code, style, { isCompressed: true }),
    ...ask('Pictures are cached for a year, and other sites may show them', picture),
    ...[card, sheet].flatMap(path => [
      ...ask('Cards and data sheets are always the newest, and other sites may show them', path),
      ...(path === null ? [] : [askHashed(path)]),
    ]),
    ...ask('3-D models have their type and are cached for a year', model),
    // Models are most of what a visitor loads. Not part of the short form: not every host compresses them by itself.
    ...ask('3-D models are compressed', model, { isCompressed: true }).map(asked => ({ ...asked, isShort: false })),
  ]
}

/** Asks for a card or a data sheet by the name that it had with a hash. */
function askHashed(path: string): ProbeRequest {
  const title = 'The names that cards and data sheets had, with a hash, lead to the lasting ones'
  // Any eight hexadecimal digits will do.
  const former = path.replace(/(?=\.\w+$)/, '-0f3b5c7d')
  return { path: former, title, expected: { status: [301, 308], to: path }, needs: 'documents' }
}

/** Requests of files that a site has once, not in each language. */
function askSite(): ProbeRequest[] {
  const title = 'The service worker is never cached'
  const hidden = 'Files for hosts, and the page of unknown addresses, have no address'
  // '%5F' is an underscore.
  const hostFiles = ['/_headers', '/_redirects', '/%5Fheaders', '/sitemap.xml.gz']
  return [
    { ...askFile(title, paths.worker, { isCompressed: true }), headers: COMPRESSED, isShort: true },
    ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'].map(path => ({
      ...askFile('Robots, sitemap and manifest have their type', path),
      isShort: true,
    })),
    ...hostFiles.map(path => askPage(hidden, { path }, { status: 404, cache: undefined, contains: '<html' })),
    ...['/404', '/404.html'].map(path => ({
      ...askPage(hidden, { path }, { status: 404, contains: '<html' }),
      needs: 'unknown' as const,
    })),
    ...STRANGE.map(path => ({
      path,
      title: 'No address leads off the site or out of its folder',
      expected: { status: [301, 308, 400, 404] },
    })),
  ]
}

/** URLs that attackers try. */
const STRANGE = [
  '//evil.example/',
  '//evil.example/..',
  '/\\evil.example/',
  '//\\evil.example',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/..%2f..%2f..%2fetc/passwd',
  '/a%0d%0aSet-Cookie:%20a=b/',
  '/%E0%A4%A',
]

function askMethods(): ProbeRequest[] {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap(method =>
    ['/', paths.products, '/sitemap.xml', UNKNOWN].map(
      (path): ProbeRequest => ({
        path,
        method,
        title: 'Other methods than GET and HEAD are refused',
        expected: { status: 405, headers: { Allow: 'GET, HEAD' } },
        needs: 'methods',
      }),
    ),
  )
}

/** The companion's answers must reach the visitor with the companion's own headers, without those of pages. */
function askCompanion(): ProbeRequest[] {
  const title = "The companion answers on the site's own origin"
  const transport = 'Strict-Transport-Security'
  const expected = {
    status: 200,
    type: FILE_TYPES.json,
    cache: 'no-store',
    headers: { [transport]: createSecurityHeaders()[transport] ?? '' },
    without: ['Content-Security-Policy'],
  }
  return [
    { path: '/health', title, expected, needs: 'companion' },
    { path: '/visitors?visit=a', title, expected, needs: 'companion' },
    { path: '/save-location', method: 'POST', title, expected, needs: 'companion' },
  ]
}

/** Requests of a former address: plain, with a query, and as HEAD. */
function askMove({ from, to }: Move): ProbeRequest[] {
  const title = 'Former addresses lead to the new one, and keep the query'
  const ask = (path: string, address: string): ProbeRequest => ({
    path,
    title,
    expected: { status: [301, 308], to: address },
    needs: 'moves',
  })
  return [ask(from, to), ask(from + QUERY, to + QUERY), { ...ask(from, to), method: 'HEAD' }]
}
