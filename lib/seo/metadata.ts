import 'server-only'
import type { Metadata } from 'next'
import { getCompany } from '@/lib/content/company'
import { env } from '@/lib/env'
import { findSocialCard } from './social-card'

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_CHARACTERS = 160

type PageMetadata = {
  title: string
  description: string
  path: string
  /** False for a page that has nothing of its own to find, such as one that a visitor's choice fills. */
  isIndexable?: boolean
}

/** Defaults that every page inherits. A preview deployment is kept out of search engines. */
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

/** Title with the brand at its end, description and canonical URL of one page. */
export function createPageMetadata({ title, description, path, isIndexable = true }: PageMetadata): Metadata {
  const { name } = getCompany()
  const shortened = shorten(description)
  const card = findSocialCard(path)
  const images = card ? [{ url: card, width: 1200, height: 630, alt: title }] : undefined
  return {
    title: `${title} | ${name}`,
    description: shortened,
    // Only where it is not the default: a key without a value would undo what the site says of a preview.
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

/** Cuts a text at the last whole word that fits. */
export function shorten(text: string, max = MAX_DESCRIPTION_CHARACTERS) {
  if (text.length <= max) return text
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}
