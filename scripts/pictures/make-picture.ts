import sharp, { type Sharp } from 'sharp'
import { LONGEST_PICTURE_SIDE } from '@/lib/content/files/limits'
import type { PictureFormat } from '@/lib/pictures/picture-urls'
import { openPicture } from './open-picture'
import { PictureError } from './originals'
import { PICTURE_SETTINGS } from './settings'

// One thread per picture, because several pictures are made at the same time.
sharp.concurrency(1)

/** A size in pixels. */
export type Size = { width: number; height: number }
/** A rectangle in a picture, in pixels. */
export type Box = Size & { left: number; top: number }

/** Uncompressed pixels, four bytes each: red, green, blue, alpha. */
export type Bitmap = Size & { data: Buffer }

/**
 * How to make the pictures of an original, in pixels: its full size and the crop `kept`. `skyline` is where the subject
 * begins in each of {@link SKYLINE_COLUMNS} columns of the crop, from left to right, as a share of its height from above,
 * `foot` where it ends there, without its shadow.
 */
export type PicturePlan = { full: Size; kept: Box; opaque: boolean; skyline: number[]; foot: number[] }

/** The number of columns of a skyline. */
const SKYLINE_COLUMNS = 40
/** A shadow above a subject is fainter than this alpha; glass is not. */
const SKYLINE_ALPHA = 60

/**
 * The width of an original in whose pixels the site draws over pictures: lines, numbers and letters have its scale. An
 * original that is a drawing itself gets this width.
 */
const DRAWN_WIDTH = 1600

/** Decodes an original, upright and at most `fullWidth` wide. Throws a `PictureError` if it cannot be read. */
export async function readBitmap(bytes: Buffer, file: string): Promise<Bitmap> {
  try {
    const { format, width, height } = await openPicture(bytes).metadata()
    if (Math.max(width, height) > LONGEST_PICTURE_SIDE) {
      throw new Error(`${width} × ${height} pixels are too many; make it at most ${LONGEST_PICTURE_SIDE} on each side`)
    }
    // An SVG has no pixels: it is rendered in the width that it is drawn for instead of being enlarged. At 72 dots per
    // inch, one unit of the drawing is one pixel; 100,000 is the most that sharp accepts.
    const density = format === 'svg' ? Math.min(100_000, (72 * DRAWN_WIDTH) / width) : 72
    const { data, info } = await openPicture(bytes, density)
      .autoOrient()
      .resize({ width: PICTURE_SETTINGS.fullWidth, withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message.split('\n')[0] : String(problem)
    throw new PictureError(file, `cannot be read as a picture (${reason})`)
  }
}

/** Plans the pictures of an original: a photograph stays whole, a cut-out is cropped to its subject. */
export function planPicture(bitmap: Bitmap, file: string): PicturePlan {
  const full = { width: bitmap.width, height: bitmap.height }
  const opaque = isOpaque(bitmap)
  const subject = opaque ? { left: 0, top: 0, ...full } : findSubject(bitmap)
  if (!subject) throw new PictureError(file, 'shows nothing, every pixel is transparent')
  const kept = opaque ? subject : computeKeptBox(full, subject)
  return { full, kept, opaque, skyline: traceSkyline(bitmap, kept), foot: traceFoot(bitmap, kept) }
}

/** Finds the skyline of a crop: 1 in a column that is empty. */
export function traceSkyline(bitmap: Bitmap, kept: Box): number[] {
  // Rounded upwards on the picture, so that nothing is drawn into the subject.
  return traceEdge(bitmap, kept, SKYLINE_ALPHA + 1, y => y).map(y => Math.floor((100 * y) / kept.height) / 100)
}

/** Finds where the subject ends in each column of a crop, as a share of its height from above: 0 in an empty column. */
function traceFoot(bitmap: Bitmap, kept: Box): number[] {
  const { height } = kept
  const fromBelow = traceEdge(bitmap, kept, PICTURE_SETTINGS.solidAlpha, y => height - 1 - y)
  // Rounded downwards on the picture, for the same reason.
  return fromBelow.map(y => Math.ceil((100 * (height - y)) / height) / 100)
}

/**
 * How many rows of a crop are empty in each of {@link SKYLINE_COLUMNS} columns before one has a pixel of this alpha or
 * more; its height where none has.
 *
 * @param toRow the row of the crop, from above, that is read as the first, second and so on
 */
function traceEdge({ data, width }: Bitmap, { left, top, ...size }: Box, alpha: number, toRow: (y: number) => number) {
  const edge = new Array<number>(SKYLINE_COLUMNS).fill(size.height)
  for (let x = 0; x < size.width; x++) {
    const column = Math.floor((x * SKYLINE_COLUMNS) / size.width)
    const nearest = edge[column] ?? 0
    for (let y = 0; y < nearest; y++) {
      if ((data[((top + toRow(y)) * width + left + x) * 4 + 3] ?? 0) < alpha) continue
      edge[column] = y
      break
    }
  }
  return edge
}

/**
 * A picture gets one more file, of its full width, if it is at least this many times as wide as its widest other file.
 */
const WORTH_A_FILE = 1.08

/**
 * The widths to make, in pixels: those of the settings up to the width of the picture, and its full width, if that is
 * clearly more, for screens with two device pixels per CSS pixel.
 */
export function listWidths({ kept }: Pick<PicturePlan, 'kept'>): number[] {
  const widths = PICTURE_SETTINGS.widths.filter(width => width <= kept.width)
  const widest = widths.at(-1) ?? 0
  return kept.width >= widest * WORTH_A_FILE ? [...widths, kept.width] : widths
}

/** The size of the crop for the manifest: a wider original has finer pixels, but not smaller numbers drawn over it. */
export function measureDrawn({ full, kept }: Pick<PicturePlan, 'full' | 'kept'>): Size {
  const scale = Math.min(1, DRAWN_WIDTH / full.width)
  return { width: Math.round(kept.width * scale), height: Math.round(kept.height * scale) }
}

/** Crops and scales a picture and lays it on the plate, ready to be encoded. */
export async function scalePicture(
  { data, width, height }: Bitmap,
  plan: PicturePlan,
  newWidth: number,
): Promise<Sharp> {
  const scaled = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(plan.kept)
    .resize({ width: newWidth, kernel: PICTURE_SETTINGS.kernel })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: scaled.info.width, height: scaled.info.height }
  // Lengths in the settings are pixels of an original at full width: this is their scale in the new picture.
  const scale = (width / PICTURE_SETTINGS.fullWidth) * (newWidth / plan.kept.width)
  const fade = plan.opaque ? 0 : Math.max(1, PICTURE_SETTINGS.fade * scale)
  return sharp(layOnPlate({ data: scaled.data, ...size }, fade), { raw: { ...size, channels: 3 } })
}

/** Encodes a picture of this width in a format. */
export function encodePicture(picture: Sharp, format: PictureFormat, width: number): Promise<Buffer> {
  const { wideAvif, [format]: encoding } = PICTURE_SETTINGS
  const { from, ...wide } = wideAvif
  const options = format === 'avif' && width >= from ? { ...encoding, ...wide } : encoding
  return picture.clone().toFormat(format, options).toBuffer()
}

/** Whether every pixel is solid, as in a photograph that fills its frame. */
export function isOpaque({ data }: Bitmap) {
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return false
  }
  return true
}

/** Finds the smallest box around all pixels of the subject; null if there are none. */
export function findSubject({ data, width, height }: Bitmap): Box | null {
  let left = width
  let right = -1
  let top = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= PICTURE_SETTINGS.subjectAlpha) continue
      if (top < 0) top = y
      bottom = y
      if (x < left) left = x
      if (x > right) right = x
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Computes the crop: the subject's box with the margins in the settings, within the picture. */
export function computeKeptBox(full: Size, subject: Box): Box {
  const scale = full.width / PICTURE_SETTINGS.fullWidth
  const side = Math.round(PICTURE_SETTINGS.margin.side * scale)
  const left = Math.max(0, subject.left - side)
  const top = Math.max(0, subject.top - Math.round(PICTURE_SETTINGS.margin.top * scale))
  const right = Math.min(full.width, subject.left + subject.width + side)
  const bottom = subject.top + subject.height + Math.round(PICTURE_SETTINGS.margin.bottom * scale)
  return { left, top, width: right - left, height: Math.min(full.height, bottom) - top }
}

/** Black up to the first brightness (0 to 255) is the film of a shadow; from the second on, it is the subject. */
const FILM = { black: 16, colour: 56 }

/** Draws the shadow of a cut-out as the settings say, in place. A shadow is a black film; glass is lighter. */
export function shapeShadow(bitmap: Bitmap): Bitmap {
  const { shadow, solidAlpha } = PICTURE_SETTINGS
  const { data } = bitmap
  const film = Array.from({ length: 256 }, (_, alpha) =>
    Math.min(255, 255 * shadow.strength * (alpha / 255) ** shadow.power),
  )
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const alpha = data[pixel + 3] ?? 0
    if (alpha === 0 || alpha >= solidAlpha) continue
    const brightness = Math.max(data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0)
    const share = Math.min(1, Math.max(0, (FILM.colour - brightness) / (FILM.colour - FILM.black)))
    data[pixel + 3] = Math.round(alpha + share * ((film[alpha] ?? 0) - alpha))
  }
  return bitmap
}

/** A curve from 0 to 1 that begins and ends level; with a linear ramp, its ends would be visible as lines. */
function smoothstep(share: number) {
  return share * share * (3 - 2 * share)
}

/**
 * Composites a cut-out onto the plate. In the last `fade` pixels on all four sides its shadow fades out, so that the
 * outermost pixels have exactly the plate's colour and no border is visible; solid pixels, as in a close-up, do not
 * fade. Returns three bytes per pixel: red, green, blue.
 */
export function layOnPlate({ data, width, height }: Bitmap, fade: number): Buffer {
  const { r, g, b } = PICTURE_SETTINGS.plate
  const flat = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const distance = Math.min(x, y, width - 1 - x, height - 1 - y)
      const alpha = data[pixel * 4 + 3] ?? 0
      const fades = distance < fade && alpha < PICTURE_SETTINGS.solidAlpha
      const cover = (alpha / 255) * (fades ? smoothstep(distance / fade) : 1)
      flat[pixel * 3] = Math.round(r + cover * ((data[pixel * 4] ?? 0) - r))
      flat[pixel * 3 + 1] = Math.round(g + cover * ((data[pixel * 4 + 1] ?? 0) - g))
      flat[pixel * 3 + 2] = Math.round(b + cover * ((data[pixel * 4 + 2] ?? 0) - b))
    }
  }
  return flat
}
