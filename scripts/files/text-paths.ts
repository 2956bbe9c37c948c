import type { Font } from 'fontkit'
import { splitRuns } from './split-runs'

/** Fonts, each for the characters that those before it lack. */
export type Fonts = readonly Font[]

const findRuns = (fonts: Fonts, text: string) => splitRuns(text, fonts, font => font)

/** The width of a line of text in pixels. */
export function measureText(fonts: Fonts, text: string, size: number): number {
  const widths = findRuns(fonts, text).map(run => run.face.layout(run.text).advanceWidth / run.face.unitsPerEm)
  return widths.reduce((sum, width) => sum + width * size, 0)
}

/** Breaks a text into lines no wider than `width` pixels, unless a single word is wider. */
export function wrapText(fonts: Fonts, text: string, size: number, width: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureText(fonts, joined, size) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** Converts a line of text to SVG outlines; x is its left end, y its baseline, all in pixels. */
export function toTextPaths(fonts: Fonts, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  let left = x
  const outlines = findRuns(fonts, text).map(run => {
    const start = left
    left += measureText([run.face], run.text, size)
    return drawRun(run.face, run.text, { x: start, y, size })
  })
  return outlines.join('')
}

/** The outlines of a text in one font. A font's y goes upwards, hence the negative scale. */
function drawRun(font: Font, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const place = pen + xOffset
    pen += xAdvance
    return `<path transform="translate(${place} ${yOffset})" d="${glyph.path.toSVG()}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
