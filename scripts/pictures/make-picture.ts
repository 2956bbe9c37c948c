import 'server-only'
import sharp from 'sharp'
import { LONGEST_PICTURE_SIDE } from '@/lib/content/files/limits'
import type { PictureFormat } from '@/lib/pictures/picture-urls'
import { PictureError } from './picture-error'
import { type Bitmap, type Box, computeKeptBox, findSubject, isOpaque, layOnPlate, type Size } from './plate'
import { PICTURE_SETTINGS } from './settings'

// One thread per picture, because several pictures are made at the same time.
sharp.concurrency(1)

/** How to make the pictures of an original, in pixels: its full size, the crop `kept`, and the output widths. */
export type PicturePlan = { full: Size; kept: Box; opaque: boolean; widths: number[] }

/**
 * Decodes an original, upright and at most `fullWidth` wide. Throws a `PictureError` if it is not a readable picture.
 */
export async function readBitmap(bytes: Buffer, file: string): Promise<Bitmap> {
  try {
    const { format, width, height } = await sharp(bytes).metadata()
    if (Math.max(width, height) > LONGEST_PICTURE_SIDE) {
      throw new Error(`${width} × ${height} pixels are too many; make it at most ${LONGEST_PICTURE_SIDE} on each side`)
    }
    // An SVG has no pixels: render it at the full width instead of enlarging it.
    const density = format === 'svg' ? Math.min(100_000, (72 * PICTURE_SETTINGS.fullWidth) / width) : 72
    const { data, info } = await sharp(bytes, { density })
      .autoOrient()
      .resize({ width: PICTURE_SETTINGS.fullWidth, withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message.split('\n')[0] : String(problem)
    throw new PictureError(`${file}: cannot be read as a picture (${reason})`)
  }
}

/** Plans the pictures of an original: a photograph stays whole, a cut-out is cropped to its subject. */
export function planPicture(bitmap: Bitmap, file: string): PicturePlan {
  const full = { width: bitmap.width, height: bitmap.height }
  const opaque = isOpaque(bitmap)
  const subject = opaque ? { left: 0, top: 0, ...full } : findSubject(bitmap)
  if (!subject) throw new PictureError(`${file}: shows nothing, every pixel is transparent`)
  const kept = opaque ? subject : computeKeptBox(full, subject)
  const widths = PICTURE_SETTINGS.widths.filter(width => width <= kept.width)
  return { full, kept, opaque, widths: widths.length > 0 ? widths : [kept.width] }
}

function getEncoding(format: PictureFormat, width: number) {
  const { wideAvif, [format]: encoding } = PICTURE_SETTINGS
  return format === 'avif' && width >= wideAvif.from ? { ...encoding, effort: wideAvif.effort } : encoding
}

/** Makes a picture at one width and passes each format to `onFile` as soon as it is encoded. */
export async function makeWidth(
  bitmap: Bitmap,
  { full, kept, opaque }: PicturePlan,
  { width, formats }: { width: number; formats: readonly PictureFormat[] },
  onFile: (format: PictureFormat, bytes: Buffer) => Promise<void>,
) {
  const { data, info } = await sharp(bitmap.data, { raw: { width: full.width, height: full.height, channels: 4 } })
    .extract(kept)
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = (full.width / PICTURE_SETTINGS.fullWidth) * (width / kept.width)
  const fade = opaque ? 0 : Math.max(1, PICTURE_SETTINGS.fade * scale)
  const flat = layOnPlate({ data, width: info.width, height: info.height }, fade)
  const picture = sharp(flat, { raw: { width: info.width, height: info.height, channels: 3 } })
  for (const format of formats) {
    await onFile(format, await picture.clone().toFormat(format, getEncoding(format, width)).toBuffer())
  }
}
