/**
 * What the service worker answers for, and as what. Workbox writes these functions into sw.js as text, so each stands alone:
 * it uses nothing but its parameters and what a worker's global scope has.
 */

type Matched = { request: Request; sameOrigin: boolean; url: URL }

/**
 * A page: a visit to one, or a script that asks for its HTML. What the companion answers is none, and neither is a file.
 * Only visits and such scripts name HTML as what they want, so that no call to a service is ever taken for a page.
 */
export function isPage({ request, sameOrigin, url }: Matched): boolean {
  const isWanted = request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
  const isService = /^\/(visitors|location|save-location|inbox|api)(\/|$)/.test(url.pathname)
  return sameOrigin && isWanted && !isService && !/\.\w+$/.test(url.pathname)
}

/** A file named by its content: a script, style sheet or font. One that is marked goes into the store of the catalogue instead. */
export function isStatic({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && url.pathname.startsWith('/_next/static/') && !request.headers.has('X-Keep')
}

export function isPicture({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && url.pathname.startsWith('/pictures/') && !request.headers.has('X-Keep')
}

/** What pages fetch beside those: the data of client navigation, of search and comparison, and the drawn icons. */
export function isDataFile({ request, sameOrigin, url }: Matched): boolean {
  const isData = /\.(txt|json|svg|ico)$/.test(url.pathname) && url.pathname !== '/offline-catalogue.json'
  return sameOrigin && isData && !request.headers.has('X-Keep')
}
