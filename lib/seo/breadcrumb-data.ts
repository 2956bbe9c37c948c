import type { BreadcrumbList, WithContext } from 'schema-dts'
import { paths } from '@/lib/paths'
import { formatUrl } from './site-url'

/**
 * The steps from Home to a page, and the page itself, which needs no address: a trail of one step is an error to Google.
 *
 * @param current the page's own name in the trail
 */
export function createBreadcrumbData(
  steps: readonly { title: string; href: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  const trail = [{ title: 'Home', href: paths.home }, ...steps]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ title, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: title,
        item: formatUrl(href.split('?')[0] ?? href),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  }
}
