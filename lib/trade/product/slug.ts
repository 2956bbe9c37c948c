/**
 * The URL slug of a title: lowercase, trimmed, spaces as hyphens, non-word characters dropped, repeated hyphens
 * collapsed. A title without a Latin letter or digit gives nothing but hyphens and underscores, if anything; content
 * validation rejects it.
 */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
}

/** A slug that works as a URL and a file name. It must not end in a hyphen, before which chat programs cut a link. */
export const SOUND_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Matches what a slug would drop although it makes a difference: a letter other than a to z, a digit other than 0 to 9,
 * or a dash between digits: Ü, ४, 3–12.
 */
const DROPPED = /[^\P{L}a-z]|[^\P{N}0-9]|\d\s*[\u2010-\u2015\u2212]\s*\d/iu

/** The slug of a machine: the one in its file, which a title without a valid slug needs, or else that of its title. */
export function getOwnSlug({ slug, title = '' }: { slug?: string; title?: string }) {
  return slug ?? toSlug(title)
}

/** A letter other than a to z, in lower or upper case. */
const OTHER_LETTER = /[^\P{L}a-z]/iu

/**
 * A valid slug for a title with accented letters or dashes between numbers; null if other letters remain, or nothing.
 */
export function suggestSlug(title: string): string | null {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '')
  const slug = toSlug(plain.replace(/[_/\u2010-\u2015\u2212]/g, '-')).replace(/^-|-$/g, '')
  return SOUND_SLUG.test(slug) && !OTHER_LETTER.test(plain) ? slug : null
}

/**
 * Returns a message if a title gives no usable slug, otherwise null.
 * `hasField`: there is also a field 'slug', for titles without a valid one.
 */
export function findSlugProblem(title: string, { hasField } = { hasField: false }) {
  const slug = toSlug(title)
  if (SOUND_SLUG.test(slug) && !DROPPED.test(title)) return null
  if (!/[a-z0-9]/.test(slug)) return `'${title}' leaves nothing for an address. Use Latin letters or digits`
  const suggestion = hasField ? suggestSlug(title) : null
  const remedy = suggestion
    ? `Write 'slug: ${suggestion}' below it, or change it`
    : 'Begin and end it with Latin letters or digits, without underscores and other letters'
  return `'${title}' becomes '${slug}' in the URL. ${remedy}`
}

/** The URL slug of a value of a filter. A slash becomes a hyphen ('m/min' → 'm-min'); `toSlug` alone would drop it. */
export function createFacetSlug(value: string) {
  return toSlug(value.replaceAll('/', '-'))
}
