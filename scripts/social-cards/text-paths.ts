import { create, type Font } from 'fontkit'

/** Opens a font for drawing text as outlines, so that cards do not depend on installed fonts. */
export function openFont(file: Buffer): Font {
  const font = create(file)
  if (!('layout' in font)) throw new Error('The file is a font collection, not a single font')
  return font
}

/** The width of a line of text in pixels. */
export function measureText(font: Font, text: string, sizePx: number) {
  return (font.layout(text).advanceWidth * sizePx) / font.unitsPerEm
}

/** Breaks a text into lines no wider than `widthPx`, unless a single word is wider. */
export function wrapText(font: Font, text: string, sizePx: number, widthPx: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureText(font, joined, sizePx) <= widthPx) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

type TextPlace = { x: number; y: number; sizePx: number; fill: string }

/** Converts a line of text to SVG outlines; x is its left end, y its baseline. */
export function toTextPaths(font: Font, text: string, { x, y, sizePx, fill }: TextPlace) {
  const scale = sizePx / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const place = pen
    pen += positions[index]?.xAdvance ?? glyph.advanceWidth
    return `<path transform="translate(${place} 0)" d="${glyph.path.toSVG()}"/>`
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
