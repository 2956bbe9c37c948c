import { existsSync } from 'node:fs'
import sharp from 'sharp'

/** Smaller differences of a colour channel (of 255) are ignored: rendering is not deterministic to the last bit. */
const CHANNEL_TOLERANCE = 24

/** How many pixels the heights may differ, because they are sums of rounded fractions. */
const HEIGHT_TOLERANCE = 2

/** The share of pixels that may differ, such as those of a blinking caret. */
const MAX_DIFFERENT_SHARE = 0.0005

/** Compares two screenshots by path. Resolves to a description of the difference, or null if there is none. */
export async function compareWithBefore(before: string, now: string): Promise<string | null> {
  if (!existsSync(before)) return 'has no earlier screenshot'
  const [one, other] = await Promise.all([before, now].map(readPixels))
  if (!one || !other) return 'cannot be read'
  if (one.width !== other.width || Math.abs(one.height - other.height) > HEIGHT_TOLERANCE)
    return `was ${one.width} × ${one.height} px and is ${other.width} × ${other.height}`
  const height = Math.min(one.height, other.height)
  const { count, top, bottom } = findDifferences(one, other, height)
  const share = count / (one.width * height)
  return share > MAX_DIFFERENT_SHARE
    ? `${(100 * share).toFixed(2)} % of the pixels differ, between y = ${top} and ${bottom}`
    : null
}

type Pixels = { data: Buffer; width: number; height: number }

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function findDifferences({ data, width }: Pixels, other: Pixels, height: number) {
  let count = 0
  let top = height
  let bottom = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (isSame(data, other.data, 3 * pixel)) continue
    count++
    const row = Math.floor(pixel / width)
    top = Math.min(top, row)
    bottom = row
  }
  return { count, top, bottom }
}

function isSame(one: Buffer, other: Buffer, start: number): boolean {
  for (let channel = start; channel < start + 3; channel++)
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) >= CHANNEL_TOLERANCE) return false
  return true
}
