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

/** Returns a message if a title gives no usable slug, otherwise null. */
export function findSlugProblem(title: string) {
  if (/[a-z0-9]/.test(toSlug(title))) return null
  return `'${title}' leaves nothing for an address. Use Latin letters or digits`
}

/** The URL slug of a value of a filter. A slash becomes a hyphen ('m/min' → 'm-min'); `toSlug` alone would drop it. */
export function createFacetSlug(value: string) {
  return toSlug(value.replaceAll('/', '-'))
}
