import type { PictureManifestEntry } from '@/lib/pictures/manifest'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Where a picture stands: in a cell among others, or alone over most of the window. */
export type PicturePlace = 'cell' | 'stage'

/** What a browser needs of a finished picture to show it. */
export type ShownPicture = Pick<PictureManifestEntry, 'base' | 'widths' | 'width' | 'height'>

/** That part of a picture alone, for facts that travel to the browser. */
export function toShownPicture({ base, widths, width, height }: ShownPicture): ShownPicture {
  return { base, widths, width, height }
}

/** A cell needs no more than this even on a phone with a fine screen, and a stage no less. In pixels. */
const LARGEST_IN_CELL_PX = 960
const LEAST_ON_STAGE_PX = 640

/** Width of the one WebP file of a cell; also for readers that ignore `srcset`, such as feeds. */
const PLAIN_WIDTH_PX = 640

type Widths = readonly number[]

/** The widths one format is made in. WebP is for the few browsers without AVIF: one file for cells and the largest for stages. */
export function createFormatWidths(widths: Widths, format: PictureFormat): Widths {
  return format === 'avif' ? widths : widths.filter(width => width === toPlainWidth(widths) || width === widths.at(-1))
}

/** The AVIF `srcset` for a place. A picture too small for the place offers what it has. */
export function toSrcSet({ base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>, place: PicturePlace) {
  const fitting = widths.filter(width => (place === 'cell' ? width <= LARGEST_IN_CELL_PX : width >= LEAST_ON_STAGE_PX))
  return (fitting.length > 0 ? fitting : widths).map(width => `${base}-${width}.avif ${width}w`).join(', ')
}

/** URL of the one file to use where no choice can be offered: WebP, for a cell 640 px wide or the next smaller, else the largest. */
export function formatPlainUrl(
  { base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>,
  place: PicturePlace = 'cell',
) {
  return `${base}-${place === 'cell' ? toPlainWidth(widths) : widths.at(-1)}.webp`
}

/** Size in pixels of the file that {@link formatPlainUrl} names for a cell. */
export function toPlainSize({ width, height, widths }: Pick<PictureManifestEntry, 'width' | 'height' | 'widths'>) {
  const plain = toPlainWidth(widths) ?? width
  return { width: plain, height: Math.round((height * plain) / width) }
}

function toPlainWidth(widths: Widths) {
  return widths.findLast(candidate => candidate <= PLAIN_WIDTH_PX) ?? widths[0]
}
