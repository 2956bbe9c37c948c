import type { MetadataRoute } from 'next'
import { getCompany } from '@/lib/content/content'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { name, wordMark } = getCompany()
  return {
    name,
    short_name: wordMark.first,
    start_url: '/',
    display: 'browser',
    background_color: '#FBFAF7',
    theme_color: '#FBFAF7',
    lang: 'en-IN',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
