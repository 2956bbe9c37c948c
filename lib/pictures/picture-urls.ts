import type { PictureManifestEntry } from '@/lib/pictures/manifest'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Width of the file in `src`, for readers that ignore `srcset`: feeds, social cards, old browsers. */
const PLAIN_WIDTH_PX = 640

/** The `srcset` of one format. */
export function toSrcSet({ base, widths }: PictureManifestEntry, format: PictureFormat) {
  return widths.map(width => `${base}-${width}.${format} ${width}w`).join(', ')
}

/** URL of the one file to use where no choice can be offered: WebP, 640 px wide or the next smaller. */
export function toPlainUrl({ base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>) {
  const width = widths.findLast(candidate => candidate <= PLAIN_WIDTH_PX) ?? widths[0]
  return `${base}-${width}.webp`
}
