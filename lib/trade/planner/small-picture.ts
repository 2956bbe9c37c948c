/** The widths in px of the files that a small picture is shown with: AVIF, and WebP for the few browsers without. */
export const SMALL_WIDTHS = [320, 640] as const

/**
 * The address of a machine's picture without width and format. The planner's file holds the version alone, because
 * whole addresses of all machines cost the first plan of a phone half a kilobyte more; of a picture with another name than
 * the machine it holds the address.
 */
export function formatSmallBase(slug: string, version: string): string {
  return version.startsWith('/') ? version : `/pictures/products/${slug}-${version}`
}
