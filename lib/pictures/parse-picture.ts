import { arrayOf, objectOf, parseNumber, parseText } from '@/lib/parse-json'
import type { ShownPicture } from '@/lib/trade/product/picture'

/** Parses a picture from the site's own data files; throws if it has another shape. */
export const parsePicture = objectOf<ShownPicture>({
  base: parseText,
  widths: arrayOf(parseNumber),
  width: parseNumber,
  height: parseNumber,
})
