// The viewer-request function of a distribution, for the runtime cloudfront-js-2.0, which has no `flatMap` and no
// `for … of`. A page's object is stored under its path without `.html`, so `/products` needs no rewrite; `/products/`
// and `/products.html` are redirected to it, and so is the name that a data sheet or card had with a hash to the one
// without. A request for the deployment's own files (`/.deploy…`) gets a key that does not exist, and so the page of
// unknown addresses.

const HASHED_DOCUMENT = /^(\/(?:data-sheets|social)\/.+)-[0-9a-f]{8}(\.(?:pdf|jpg))$/
const OWNERSHIP_FILE = /^\/(google|yandex_|naver|baidu_verify_|pinterest-)[\w-]*\.html$/

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  const uri = request.uri

  if (toPlain(uri).startsWith('/.deploy')) {
    request.uri = '/private/hidden'
    return request
  }
  // The page of unknown addresses, and the files that prove to search engines who owns the site, are stored under these
  // keys alone.
  if (uri === '/404.html' || OWNERSHIP_FILE.test(uri)) return request

  let page = uri.replace(/\.html$/, '').replace(/\/+$/, '')
  if (page === '/index') page = ''
  // A redirect to '//name', or to '/\name', would lead to another host.
  const address = page.replace(/^\/[/\\]+/, '/') || '/'
  if (address !== uri) return createRedirect(address, request.querystring)
  const lasting = uri.replace(HASHED_DOCUMENT, '$1$2')
  if (lasting !== uri) return createRedirect(lasting, request.querystring)

  if (uri === '/') request.uri = '/index.html'
  return request
}

// S3 decodes a key, so '/%2edeploy' would be the same object as '/.deploy'.
function toPlain(uri) {
  try {
    return decodeURIComponent(uri)
  } catch (_error) {
    return uri
  }
}

function createRedirect(address, querystring) {
  const query = Object.keys(querystring)
    .map(name => (querystring[name].multiValue || [querystring[name]]).map(one => `${name}=${one.value}`).join('&'))
    .join('&')
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: {
      location: { value: query ? `${address}?${query}` : address },
      'cache-control': { value: 'public, max-age=0, must-revalidate' },
    },
  }
}
