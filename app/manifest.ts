import type { MetadataRoute } from 'next'
import { getBrand, getCompany } from '@/lib/content/content'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { name, wordMark } = getCompany()
  const { colours, locale } = getBrand()
  return {
    name,
    short_name: wordMark.first,
    start_url: toAddress(paths.home),
    // An icon on the home screen, not an app with a window of its own.
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    lang: locale,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
