/** The widths in px of the files that a small picture is shown with: AVIF, and WebP for the few browsers without. */
export const SMALL_WIDTHS = [320, 640] as const

/**
 * The address of a machine's picture without width and format.
 *
 * @param version the part of the address after the slug, which is all that the planner's file needs to contain: whole
 * addresses of all machines would add half a kilobyte to it. For a picture that is not named after the machine, it is
 * the whole address.
 */
export function formatSmallBase(slug: string, version: string): string {
  return version.startsWith('/') ? version : `/pictures/products/${slug}-${version}`
}
