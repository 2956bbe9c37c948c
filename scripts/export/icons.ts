/** Makes the icons of browsers, phones and search engines in public/ from content/brand/icon.svg. */
import { getBrand } from '@/lib/content/content'
import { writeFileAtomic } from '@/scripts/files/made-files'
import { renderSvg } from '@/scripts/files/render-svg'

const FAVICON_PX = 32

async function main() {
  const { icon } = getBrand()
  const render = async (size: number) => (await renderSvg(icon, size)).data
  await Promise.all([
    writeFileAtomic('public/icon.svg', icon),
    writeFileAtomic('public/favicon.ico', wrapInIco(await render(FAVICON_PX))),
    writeFileAtomic('public/apple-icon.png', await render(180)),
    writeFileAtomic('public/icon-192.png', await render(192)),
    writeFileAtomic('public/icon-512.png', await render(512)),
  ])
}

/**
 * An ICO file of one picture: 6 bytes of header, a directory with one entry of 16 bytes, and the PNG as it is. Fields
 * that are not written stay 0: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function wrapInIco(png: Buffer) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // An icon, not a cursor
  header.writeUInt16LE(1, 4) // One picture
  header.writeUInt8(FAVICON_PX, 6) // Width
  header.writeUInt8(FAVICON_PX, 7) // Height
  header.writeUInt16LE(1, 10) // Planes
  header.writeUInt16LE(32, 12) // Bits a pixel
  header.writeUInt32LE(png.length, 14) // Bytes of the picture
  header.writeUInt32LE(header.length, 18) // Where the picture begins
  return Buffer.concat([header, png])
}

void main()
