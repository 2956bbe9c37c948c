/**
 * The URL slug of a title: lowercase, trimmed, spaces as hyphens, non-word characters dropped, repeated hyphens
 * collapsed. A title without a Latin letter or digit gives nothing but hyphens and underscores, if anything; content
 * validation rejects it.
 */
export function toSlug(title: string) {
  return title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
}

/** What an address and the picture's file can be named: chat programs cut a link before a hyphen at its end. */
const SOUND_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns a message if a title gives no usable slug, otherwise null. */
export function findSlugProblem(title: string) {
  const slug = toSlug(title)
  if (SOUND_SLUG.test(slug)) return null
  if (!/[a-z0-9]/.test(slug)) return `'${title}' leaves nothing for an address. Use Latin letters or digits`
  return `'${title}' becomes '${slug}' in the URL. Begin and end it with Latin letters or digits, without underscores`
}

/** The URL slug of a value of a filter. A slash becomes a hyphen ('m/min' → 'm-min'); `toSlug` alone would drop it. */
export function createFacetSlug(value: string) {
  return toSlug(value.replaceAll('/', '-'))
}
