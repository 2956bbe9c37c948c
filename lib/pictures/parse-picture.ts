import { listOf, objectOf, parseNumber, parseText } from '@/lib/browser/parse-json'
import type { ShownPicture } from './picture-urls'

/** A finished picture as our own data files hold it. */
export const parsePicture = objectOf<ShownPicture>({
  base: parseText,
  widths: listOf(parseNumber),
  width: parseNumber,
  height: parseNumber,
})
