import sharp, { type Sharp } from 'sharp'

/**
 * Opens an original picture. The check of the content and the pictures step both use it, so that they accept the same
 * files. A truncated or damaged picture throws when it is decoded. One that only causes a warning, such as an odd scan
 * header from some telephones, is accepted: every browser shows it.
 *
 * @param density pixels per inch at which a drawing is rendered
 */
export function openPicture(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', ...(density !== undefined && { density }) })
}
