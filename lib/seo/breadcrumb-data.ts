import 'server-only'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { formatUrl } from './site-url'

/**
 * Structured data for the breadcrumb from Home to a page. It includes the page itself, without a URL, because Google
 * reports a breadcrumb of one step as an error.
 *
 * @param steps the pages between Home and this page
 * @param current the name of this page
 */
export function createBreadcrumbData(
  steps: readonly { title: string; href: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  const trail = [{ title: getWords().frame.home, href: paths.home }, ...steps]
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
