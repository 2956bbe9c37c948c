import 'server-only'
import type { Metadata, Viewport } from 'next'
import { getBrand, getCompany } from '@/lib/content/content'
import { env } from '@/lib/env'
import { toAddress } from '@/lib/language'
import { findAlternates, findCanonical } from './languages'
import { findSocialCard } from './social-card'

/** Search engines cut longer descriptions anywhere, so they are cut after a word. */
const MAX_DESCRIPTION_CHARACTERS = 160

/** The colours of the browser's own frame around every page. */
export function createSiteViewport(): Viewport {
  return { themeColor: getBrand().colours.paper, colorScheme: 'light' }
}

type PageMetadata = {
  title: string
  description: string
  path: string
  /** False for a page without content of its own, such as a comparison that the visitor selects. */
  isIndexable?: boolean
}

/** Default metadata of all pages. Preview deployments are excluded from search engines. */
export function createSiteMetadata(): Metadata {
  const { name } = getCompany()
  return {
    metadataBase: new URL(env.siteUrl),
    title: name,
    applicationName: name,
    icons: {
      icon: { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    },
    formatDetection: { telephone: false },
    robots: env.indexable ? undefined : { index: false, follow: false },
  }
}

/** Metadata of one page: its title followed by the company name, its description, canonical URL and social card. */
export function createPageMetadata({ title, description, path, isIndexable = true }: PageMetadata): Metadata {
  const { name } = getCompany()
  const shortened = shorten(description)
  const card = findSocialCard(path)
  const images = card ? [{ url: card, width: 1200, height: 630, alt: title }] : undefined
  return {
    title: `${title} | ${name}`,
    description: shortened,
    // Only if it is not the default: a key without a value would override the site's setting for previews.
    ...(isIndexable ? {} : { robots: { index: false } }),
    alternates: { canonical: findCanonical(path), languages: isIndexable ? findAlternates(path) : undefined },
    openGraph: {
      title,
      description: shortened,
      url: toAddress(path),
      siteName: name,
      locale: getBrand().locale.replace('-', '_'),
      type: 'website',
      images,
    },
    // Title, text and picture are taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  }
}

/** Cuts a text of more than MAX_DESCRIPTION_CHARACTERS after the last whole word that fits, and adds an ellipsis. */
export function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION_CHARACTERS) return text
  // The last character is the ellipsis, or the space before a word that no longer fits.
  return `${text.slice(0, MAX_DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`
}
