/**
 * The URL slug of a title: lowercase, trimmed, spaces as hyphens, non-word characters dropped, repeated hyphens
 * collapsed. A title without a Latin letter or digit gives an empty string or only hyphens; content validation rejects
 * it.
 */
export function toSlug(title: string) {
  return title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
}

const EMPTY_SLUG = 'leaves nothing for an address. Use Latin letters or digits'

/** Returns a message if a title gives no usable slug, otherwise null. */
export function findSlugMistake(title: string) {
  return /[a-z0-9]/.test(toSlug(title)) ? null : `'${title}' ${EMPTY_SLUG}`
}
