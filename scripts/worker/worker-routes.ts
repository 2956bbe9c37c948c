/**
 * The requests that the service worker handles. Workbox serialises these functions into sw.js, so they can use only
 * their parameters and the globals of a worker. The header X-Keep marks requests of the catalogue download, which
 * stores its responses in its own cache.
 */

type Matched = { request: Request; sameOrigin: boolean; url: URL }

/**
 * A page: a navigation, or a script's request for HTML. Requests to the companion service and for files are not pages.
 */
export function isPage({ request, sameOrigin, url }: Matched): boolean {
  const isForHtml = request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
  const isService = /^\/(visitors|location|save-location|inbox|api)(\/|$)/.test(url.pathname)
  return sameOrigin && isForHtml && !isService && !/\.\w+$/.test(url.pathname)
}

/** A content-hashed script, style sheet or font. */
export function isStatic({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && url.pathname.startsWith('/_next/static/') && !request.headers.has('X-Keep')
}

export function isPicture({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && url.pathname.startsWith('/pictures/') && !request.headers.has('X-Keep')
}

/** A 3-D model, or a picture on its surfaces. */
export function isModel({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && /^\/(models|textures)\//.test(url.pathname) && !request.headers.has('X-Keep')
}

/** Other files that pages fetch: the data of client navigation, search and comparison, and the icons. */
export function isDataFile({ request, sameOrigin, url }: Matched): boolean {
  const isData = /\.(txt|json|svg|ico)$/.test(url.pathname) && url.pathname !== '/offline-catalogue.json'
  return sameOrigin && isData && !request.headers.has('X-Keep')
}
