/**
 * A title as it stands in an address: lowercase, trimmed, spaces to hyphens, non-word characters dropped, repeated hyphens collapsed.
 * A title without a Latin letter or digit gives an empty text, or one of hyphens alone: the content gate refuses it.
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

/** Whether an address can be made of a title. */
export function findSlugMistake(title: string) {
  return /[a-z0-9]/.test(toSlug(title)) ? null : `'${title}' ${EMPTY_SLUG}`
}
