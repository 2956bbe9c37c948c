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

/** An ICO file of one picture: its header, one entry of its directory, and the PNG as it is. */
function wrapInIco(png: Buffer) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // An icon, not a cursor
  header.writeUInt16LE(1, 4) // One picture
  header.writeUInt8(FAVICON_PX, 6)
  header.writeUInt8(FAVICON_PX, 7)
  header.writeUInt16LE(1, 10) // Planes
  header.writeUInt16LE(32, 12) // Bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

void main()
