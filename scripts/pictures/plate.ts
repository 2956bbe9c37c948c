import { PICTURE_SETTINGS } from './settings'

export type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

/** Uncompressed pixels, four bytes each: red, green, blue, alpha. */
export type Bitmap = Size & { data: Buffer }

/** True when every pixel is solid: a photograph that fills its frame. */
export function isOpaque({ data }: Bitmap) {
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return false
  }
  return true
}

/** The smallest box around all pixels of the subject, or null for an empty picture. */
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

/** The subject's box with the margins of the picture rule, never beyond the picture itself. */
export function computeKeptBox(full: Size, subject: Box): Box {
  const scale = full.width / PICTURE_SETTINGS.fullWidth
  const side = Math.round(PICTURE_SETTINGS.margin.side * scale)
  const left = Math.max(0, subject.left - side)
  const top = Math.max(0, subject.top - Math.round(PICTURE_SETTINGS.margin.top * scale))
  const right = Math.min(full.width, subject.left + subject.width + side)
  const bottom = subject.top + subject.height + Math.round(PICTURE_SETTINGS.margin.bottom * scale)
  return { left, top, width: right - left, height: Math.min(full.height, bottom) - top }
}

/** Smoothstep: it starts and ends level, where a straight ramp shows as a line. `share` is the way from the border inwards, 0 to 1. */
function createFadeIn(share: number) {
  return share * share * (3 - 2 * share)
}

/**
 * Lays a cut-out on the plate and lets the shadow in its last `fade` pixels run out to the plate on all four sides, so that the
 * outermost pixels are the plate's colour to the digit and the picture has no visible border. What is solid there belongs to a
 * close-up, which its frame cuts. Returns red, green, blue.
 */
export function layOnPlate({ data, width, height }: Bitmap, fade: number): Buffer {
  const { r, g, b } = PICTURE_SETTINGS.plate
  const flat = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const rim = Math.min(x, y, width - 1 - x, height - 1 - y)
      const alpha = data[pixel * 4 + 3] ?? 0
      const fades = rim < fade && alpha < PICTURE_SETTINGS.solidAlpha
      const cover = (alpha / 255) * (fades ? createFadeIn(rim / fade) : 1)
      flat[pixel * 3] = Math.round(r + cover * ((data[pixel * 4] ?? 0) - r))
      flat[pixel * 3 + 1] = Math.round(g + cover * ((data[pixel * 4 + 1] ?? 0) - g))
      flat[pixel * 3 + 2] = Math.round(b + cover * ((data[pixel * 4 + 2] ?? 0) - b))
    }
  }
  return flat
}
