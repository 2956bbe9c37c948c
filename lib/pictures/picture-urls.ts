import type { PictureManifestEntry } from '@/lib/pictures/manifest'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Where a picture is shown: in a cell of a list, or alone on most of the window. */
export type PicturePlace = 'cell' | 'stage'

/** The properties of a processed picture that a browser needs to show it. */
export type ShownPicture = Pick<PictureManifestEntry, 'base' | 'widths' | 'width' | 'height'>

/** Drops all other properties, so that they are not sent to the browser. */
export function toShownPicture({ base, widths, width, height }: ShownPicture): ShownPicture {
  return { base, widths, width, height }
}

/** The widest file that a cell needs, even on a high-density phone screen, and the narrowest that a stage needs. */
const MAX_CELL_WIDTH_PX = 960
const MIN_STAGE_WIDTH_PX = 640

/** Width of the single WebP file for cells and for readers that ignore `srcset`, such as feeds. */
const PLAIN_WIDTH_PX = 640

type Widths = readonly number[]

/**
 * The widths to generate in a format. WebP is for the few browsers without AVIF: one file for cells and the largest for
 * stages.
 */
export function createFormatWidths(widths: Widths, format: PictureFormat): Widths {
  return format === 'avif' ? widths : widths.filter(width => width === getPlainWidth(widths) || width === widths.at(-1))
}

/** The AVIF `srcset` for a place. If no file fits the place, all files are listed. */
export function formatSrcSet({ base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>, place: PicturePlace) {
  const fitting = widths.filter(width => (place === 'cell' ? width <= MAX_CELL_WIDTH_PX : width >= MIN_STAGE_WIDTH_PX))
  return (fitting.length > 0 ? fitting : widths).map(width => `${base}-${width}.avif ${width}w`).join(', ')
}

/** URL of the WebP file to use without `srcset`: at most 640 px wide for a cell, the largest for a stage. */
export function formatPlainUrl(
  { base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>,
  place: PicturePlace = 'cell',
) {
  return `${base}-${place === 'cell' ? getPlainWidth(widths) : widths.at(-1)}.webp`
}

/** Size in pixels of the file that {@link formatPlainUrl} returns for a cell. */
export function getPlainSize({ width, height, widths }: Pick<PictureManifestEntry, 'width' | 'height' | 'widths'>) {
  const plain = getPlainWidth(widths) ?? width
  return { width: plain, height: Math.round((height * plain) / width) }
}

function getPlainWidth(widths: Widths) {
  return widths.findLast(candidate => candidate <= PLAIN_WIDTH_PX) ?? widths[0]
}
