/** The paths of the small site's pages. */
export const PAGES = ['/', '/products', '/products.html', '/product/x', '/about-us']

/** A site of a few pages; each names the script that it loads, and that script tells which version it belongs to. */
export function toSmallSite(version: string, words = 'Machines'): Record<string, string> {
  const page = (title: string) =>
    `<html lang="en"><title>${title}</title><h1>${title} ${version}</h1><script src="/_next/static/${version}.js"></script>`
  return {
    'index.html': page('Home'),
    'products.html': page(words),
    'products.txt': `payload ${version}`,
    'product/x.html': page('X'),
    'product/__next.product.$d$slug.__PAGE__.txt': `slug payload ${version}`,
    'about-us.html': page('About'),
    '404.html': page('Page not found'),
    'robots.txt': 'User-agent: *',
    'pictures/a-1234abcd-640.avif': 'picture',
    [`_next/static/${version}.js`]: `run('${version}')`,
    _headers: '/*',
    'index.html.br': 'twin',
  }
}
