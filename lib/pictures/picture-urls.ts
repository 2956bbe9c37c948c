import type { PictureManifestEntry } from '@/lib/pictures/manifest'

export const ALL_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof ALL_FORMATS)[number]

/** Whether pages name AVIF. `npm start` makes WebP alone, in a third of the time; next.config.ts has the setting. */
export const HAS_AVIF = process.env.PICTURE_FORMATS !== 'webp'

/** The formats that this build makes and its pages name. */
export const PICTURE_FORMATS: readonly PictureFormat[] = HAS_AVIF ? ALL_FORMATS : ['webp']

/** How large a picture is shown: at most about 105 CSS pixels wide, on a card in a list, or across most of the window. */
export type DisplaySize = 'small' | 'card' | 'large'

/** The widest file that a card needs, even on a high-density phone screen, and the narrowest for a large display. */
const MAX_CARD_WIDTH_PX = 960
const MIN_LARGE_WIDTH_PX = 640

/** The widest WebP file: beyond it are AVIF files for screens of two device pixels per CSS pixel. */
const MAX_WEBP_WIDTH_PX = 1600

/** Width of the single WebP file for cards and for readers that ignore `srcset`, such as feeds. */
const PLAIN_WIDTH_PX = 640

type Widths = readonly number[]

/**
 * The widths to generate in a format. WebP is for the few browsers without AVIF: one file for cards and one for
 * large displays.
 */
export function createFormatWidths(widths: Widths, format: PictureFormat): Widths {
  return format === 'avif'
    ? widths
    : widths.filter(width => width === getPlainWidth(widths) || width === getLargeWidth(widths))
}

/**
 * The AVIF `srcset` for a display size. If no file fits it, all files are listed. For a small picture, one file, the
 * narrowest: it suffices for three device pixels per CSS pixel.
 */
export function formatSrcSet({ base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>, size: DisplaySize) {
  if (size === 'small') return `${base}-${widths[0]}.avif`
  const fitting = widths.filter(width => (size === 'card' ? width <= MAX_CARD_WIDTH_PX : width >= MIN_LARGE_WIDTH_PX))
  return (fitting.length > 0 ? fitting : widths).map(width => `${base}-${width}.avif ${width}w`).join(', ')
}

/** URL of the WebP file to use without `srcset`: at most 640 px wide for a card or a small picture, else 1600. */
export function formatPlainUrl(
  { base, widths }: Pick<PictureManifestEntry, 'base' | 'widths'>,
  size: DisplaySize = 'card',
) {
  return `${base}-${size === 'large' ? getLargeWidth(widths) : getPlainWidth(widths)}.webp`
}

/** Size in pixels of the file that {@link formatPlainUrl} returns for a card. */
export function getPlainSize({ width, height, widths }: Pick<PictureManifestEntry, 'width' | 'height' | 'widths'>) {
  const plain = getPlainWidth(widths) ?? width
  return { width: plain, height: Math.round((height * plain) / width) }
}

function getPlainWidth(widths: Widths) {
  return widths.findLast(candidate => candidate <= PLAIN_WIDTH_PX) ?? widths[0]
}

function getLargeWidth(widths: Widths) {
  return widths.findLast(candidate => candidate <= MAX_WEBP_WIDTH_PX) ?? widths[0]
}
