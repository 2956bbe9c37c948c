import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { App } from '@/companion/app'
import { createServer } from '@/companion/service'
import {
  createCacheControl,
  createSecurityHeaders,
  createSharedHeaders,
  HASHED_DOCUMENTS,
  HIDDEN_FILES,
  isShared,
  OWNERSHIP_FILES,
} from './headers'
import { MOCKED_PATHS } from './mocks'

/** The 404 page, relative to an export. */
const NOT_FOUND_FILE = '404.html'

/** The paths that pages call on their own origin. `/health`, which no page calls, is on the companion's port only. */
const SERVICE_PATHS = ['/visitors', '/save-location', ...MOCKED_PATHS]

const HIDDEN = new RegExp(HIDDEN_FILES)
const HASHED = new RegExp(HASHED_DOCUMENTS)
const OWNERSHIP = new RegExp(OWNERSHIP_FILES)

/** A Range header that asks for one range of bytes. */
const SINGLE_RANGE = /^bytes=\d*-\d*$/

/** The paths of an export that are not made, and the sentence that says so. `isComing` if a browser may ask again. */
export type MissingPart = { has: (path: string) => boolean; sentence: string; isComing: boolean }

/**
 * The folder of the export, the companion with the mocks if there is one, further https origins that pages may call,
 * and the part of the site that is not made.
 */
export type SiteOptions = {
  folder: string
  companion?: Pick<App, 'fetch'>
  connect?: readonly string[]
  missing?: MissingPart
}

/**
 * Creates an app that serves an export as the real hosts do: `/products` returns products.html and `/products/` leads
 * there, an unknown path gets 404.html with status 404, content-hashed files are cached for a year, and browsers get
 * precompressed files. Files are looked up at every request, so a build may replace them while the server runs. Throws
 * if the folder is not an export.
 */
export function createSite({ folder, companion, connect, missing }: SiteOptions): App {
  if (!existsSync(join(folder, NOT_FOUND_FILE))) {
    const commands = "npm run build, or the tests' with npm run fixture -- --export"
    throw new Error(`${folder}/ does not contain a finished site. Build it first: ${commands}`)
  }
  const [own, shared] = [createSecurityHeaders(connect), createSharedHeaders()]
  const options = { root: folder, precompressed: true }
  const serveUnknownPage = serveStatic({ ...options, path: NOT_FOUND_FILE })
  /** The handler that serves the 404 page in the language of an address, or the site's own one if there is none. */
  function chooseUnknownPage(path: string) {
    const [, code = ''] = /^\/([a-z]{2,3})\//.exec(path) ?? []
    const languageFile = `${code}/${NOT_FOUND_FILE}`
    return code && existsSync(join(folder, languageFile))
      ? serveStatic({ ...options, path: languageFile })
      : serveUnknownPage
  }
  const addEtag = etag()
  const site: App = new Hono()
  if (companion) for (const path of SERVICE_PATHS) site.all(path, c => companion.fetch(c.req.raw, c.env))

  site.use(async (c, next) => {
    await next()
    // An error response must not be cached for a year under the address of a content-hashed file.
    const isFile = c.res.ok || c.res.status === 304
    for (const [name, value] of Object.entries(isFile && isShared(c.req.path) ? shared : own)) c.header(name, value)
    c.header('Vary', 'Accept-Encoding')
    // Responses of the companion and single sentences have a Cache-Control of their own.
    if (c.res.headers.has('Cache-Control')) return
    c.header('Cache-Control', createCacheControl(isFile ? c.req.path : '/'))
  })
  site.use(async (c, next) => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return createSentence(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' })
    if (HIDDEN.test(path)) return c.notFound()
    if (missing?.has(path)) return createUnavailable(missing)
    const { pathname, search } = new URL(c.req.url)
    const address = toOneAddress(pathname)
    if (address !== pathname) return c.redirect(address + search, 308)
    const range = c.req.header('Range')
    if (range === undefined) return addEtag(c, next)
    // Several ranges, and other units, get the whole file, as HTTP allows.
    if (!SINGLE_RANGE.test(range)) c.req.raw.headers.delete('Range')
    return next()
  })
  site.use(serveStatic(options), serveStatic({ ...options, rewriteRequestPath: path => `${path}.html` }))
  site.notFound(async c => {
    const { pathname, search } = new URL(c.req.url)
    if (HASHED.test(pathname)) return c.redirect(pathname.replace(HASHED, '$1$2') + search, 301)
    // The 404 page is sent whole, even if a range of the missing file was asked for.
    c.req.raw.headers.delete('Range')
    const handNothingOn = async () => {}
    const page = await chooseUnknownPage(c.req.path)(c, handNothingOn)
    // Without the page, a build is replacing the files.
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : createBuildingResponse()
  })
  site.onError(error => {
    console.error(error)
    return createSentence(500, 'The server failed to handle this request.')
  })
  return site
}

/** The one address of a page: `/products` for `/products.html` and `//products/`. A file keeps its own. */
function toOneAddress(path: string): string {
  if (OWNERSHIP.test(path)) return path
  // A redirect to '//name' would lead to another host.
  const page = path.replace(/^\/{2,}/, '/').replace(/(\.html)?\/*$/, '')
  return page === '' || page === '/index' ? '/' : page
}

/** Creates a server of {@link createSite} that does not listen yet. */
export function createSiteServer(options: SiteOptions): Server {
  return createServer(createSite(options).fetch)
}

/** The response to every request while a build is writing the site. */
export function createBuildingResponse(): Response {
  return createUnavailable({
    sentence: 'The site is being built. This page comes by itself in a moment.',
    isComing: true,
  })
}

/** A sentence for what is not there now. While it is being made, browsers and programs ask again by themselves. */
function createUnavailable({ sentence, isComing }: Pick<MissingPart, 'sentence' | 'isComing'>): Response {
  return createSentence(503, sentence, isComing ? { 'Retry-After': '5', Refresh: '5' } : {})
}

/** One sentence as plain text, never cached. */
function createSentence(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${sentence}\n`, { status, headers: { ...own, ...headers } })
}
