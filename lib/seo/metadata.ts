import 'server-only'
import type { Metadata, Viewport } from 'next'
import { getCompany } from '@/lib/content/company'
import { env } from '@/lib/env'
import { findSocialCard } from './social-card'

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_CHARACTERS = 160

/** The colours of the browser's own frame around every page. */
export const siteViewport: Viewport = { themeColor: '#FBFAF7', colorScheme: 'light' }

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
    alternates: { canonical: path },
    openGraph: {
      title,
      description: shortened,
      url: path,
      siteName: name,
      locale: 'en_IN',
      type: 'website',
      images,
    },
    // Title, text and picture are taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  }
}

/** Cuts a text at the last whole word that fits and adds an ellipsis. */
export function shorten(text: string, max = MAX_DESCRIPTION_CHARACTERS) {
  if (text.length <= max) return text
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}
