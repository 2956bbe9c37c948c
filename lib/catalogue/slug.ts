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
