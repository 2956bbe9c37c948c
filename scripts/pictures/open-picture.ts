import sharp, { type Sharp } from 'sharp'

/**
 * Opens an original, as the check of the content and the making of pictures both do, so that they decide alike. A picture
 * that is cut off or damaged is refused when it is decoded; of which its decoder only warns, as of the scan header that
 * some telephones write, is shown by every browser and taken.
 *
 * @param density pixels per inch at which a drawing is rendered
 */
export function openPicture(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', ...(density !== undefined && { density }) })
}
