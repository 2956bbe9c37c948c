/**
 * The requests that the service worker handles. Workbox serialises these functions into sw.js, so they can use only
 * their parameters and the globals of a worker. The header X-Bypass-Worker marks requests of the catalogue download,
 * which stores its responses in its own cache.
 */

type RouteMatch = { request: Request; sameOrigin: boolean; url: URL }

/**
 * A page: a navigation, or a script's request for HTML. Requests to the companion service and for files are not pages,
 * and neither are those of the catalogue download, which do not ask for HTML alone.
 */
export function isPage({ request, sameOrigin, url }: RouteMatch): boolean {
  const isForHtml = request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
  const isService = /^\/(visitors|location|save-location|inbox|api)(\/|$)/.test(url.pathname)
  return sameOrigin && isForHtml && !isService && !/\.\w+$/.test(url.pathname)
}

/** A content-hashed script, style sheet or font. */
export function isStatic({ request, sameOrigin, url }: RouteMatch): boolean {
  return sameOrigin && url.pathname.startsWith('/_next/static/') && !request.headers.has('X-Bypass-Worker')
}

export function isPicture({ request, sameOrigin, url }: RouteMatch): boolean {
  return sameOrigin && url.pathname.startsWith('/pictures/') && !request.headers.has('X-Bypass-Worker')
}

/** A 3-D model, or a picture on its surfaces. */
export function isModel({ request, sameOrigin, url }: RouteMatch): boolean {
  return sameOrigin && /^\/(models|textures)\//.test(url.pathname) && !request.headers.has('X-Bypass-Worker')
}

/**
 * Other files that pages fetch: the data of client navigation, search and comparison, and the icons. The list of the
 * offline catalogue's files always comes from the network, because it says which of them are current.
 */
export function isDataFile({ request, sameOrigin, url }: RouteMatch): boolean {
  const isData = /\.(txt|json|svg|ico)$/.test(url.pathname) && url.pathname !== '/offline-catalogue.json'
  return sameOrigin && isData && !request.headers.has('X-Bypass-Worker')
}
