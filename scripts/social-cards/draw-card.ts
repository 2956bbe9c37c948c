import type { Font } from 'fontkit'
import sharp from 'sharp'
import { measureText, toTextPaths, wrapText } from './text-paths'

/** The size in pixels that link previews require. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 56
const TEXT_WIDTH = 620

const COLOURS = { plate: '#E8EAEC', ink: '#101C27', ink2: '#3D4A56', kraft: '#A06A2C' } as const

export type CardFonts = { title: Font; text: Font }

export type CardContent = {
  title: string
  /** The line below the title: a figure with its unit, or a short text. */
  line: string
  company: string
  since: string
}

/** The logo, an unfolded box in 34 × 34 units. */
const MARK =
  '<path fill="none" stroke="#101C27" stroke-width="2" d="M11 1.5h12v8h9.5v15H23v8H11v-8H1.5v-15H11z"/><path fill="none" stroke="#101C27" stroke-width="1.25" stroke-dasharray="2.5 2" d="M11 9.5h12v15H11z"/>'

/**
 * Draws a preview card: the title at the left, the picture at the right, the company at the bottom.
 *
 * @param picture a picture on the plate colour, of any size
 * @returns a JPEG of 1200 × 630 pixels, whose full chroma keeps the edges of letters clean
 */
export async function drawCard({ title, line, company, since }: CardContent, picture: Buffer, fonts: CardFonts) {
  const size = [64, 56, 48, 42].find(one => wrapText(fonts.title, title, one, TEXT_WIDTH).length <= 3) ?? 36
  const titleLines = wrapText(fonts.title, title, size, TEXT_WIDTH)
  const parts = titleLines.map((text, index) =>
    toTextPaths(fonts.title, text, { x: MARGIN, y: 150 + index * size * 1.06, sizePx: size, fill: COLOURS.ink }),
  )
  const below = 150 + titleLines.length * size * 1.06 + 24
  const lines = wrapText(fonts.text, line, 30, TEXT_WIDTH - 60).slice(0, 3)
  lines.forEach((text, index) => {
    parts.push(toTextPaths(fonts.text, text, { x: MARGIN, y: below + index * 40, sizePx: 30, fill: COLOURS.ink2 }))
  })
  const sinceWidth = measureText(fonts.text, since, 24)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path stroke="${COLOURS.ink}" stroke-width="2" d="M${MARGIN} 540H${WIDTH - MARGIN}"/>
    <path fill="${COLOURS.kraft}" d="M${MARGIN} 536h88v8h-88z"/>
    <g transform="translate(${MARGIN} 562) scale(1.15)">${MARK}</g>
    ${toTextPaths(fonts.title, company, { x: MARGIN + 56, y: 592, sizePx: 28, fill: COLOURS.ink })}
    ${toTextPaths(fonts.text, since, { x: WIDTH - MARGIN - sinceWidth, y: 591, sizePx: 24, fill: COLOURS.ink2 })}
    ${parts.join('')}
  </svg>`
  const machine = await sharp(picture).resize(560, 470, { fit: 'inside' }).toBuffer({ resolveWithObject: true })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.plate } })
    .composite([
      { input: machine.data, left: WIDTH - 24 - machine.info.width, top: Math.round(520 - machine.info.height) },
      { input: Buffer.from(svg) },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
