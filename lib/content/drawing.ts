import 'server-only'
import type { ContentSource } from './files/content-source'
import type { Problem } from './files/problem'

/** The elements and attributes that a drawing may have. */
const SHAPES = 'svg|g|path|rect|circle|ellipse|line|polyline|polygon'
const ATTRIBUTES =
  'xmlns|viewBox|width|height|transform|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|points|opacity|(?:fill|stroke)(?:-[a-z]+)?|clip-rule'

/** Elements that draw a shape; 'svg' and 'g' only contain others. */
const DRAWN = /<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/

/** Every piece of markup that a drawing may contain: nothing that runs as script, loads a file or is text. */
const PIECE = new RegExp(
  `<(?:${SHAPES})(?:\\s+(?:${ATTRIBUTES})="(?:(?!url\\()[^"<&])*")*\\s*/?>|</(?:${SHAPES})>|<!--[^<>]*-->|\\s+`,
  'y',
)

/** The largest size of a drawing. A logo of shapes takes a tenth of it. */
export const MAX_DRAWING_KB = 20

/** Reads an SVG drawing. A mistake is added to `problems`, and null is returned. */
export function readDrawing(source: ContentSource, file: string, problems: Problem[]): string | null {
  const bytes = source.read(file, { max: MAX_DRAWING_KB, unit: 'kB' })
  const text = typeof bytes === 'string' ? '' : new TextDecoder().decode(bytes).trim()
  const sentence = typeof bytes === 'string' ? bytes : findDrawingProblem(text)
  // Width, height and position are removed, because the page sets them.
  if (sentence === null)
    return text
      .replace(/^<svg[^>]*>/, root => root.replace(/\s(width|height|x|y)="[^"]*"/g, ''))
      .replace(/>\s+</g, '><')
  problems.push({ file, sentence })
  return null
}

/** Says why an SVG file cannot be a logo or icon, and what to do. Returns null if it can. */
export function findDrawingProblem(text: string): string | null {
  const [, box = ''] = /^<svg\s[^>]*viewBox="([^"]+)"/.exec(text) ?? []
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0))
    return 'must begin with <svg …> and have a viewBox of four numbers, the last two above 0. Save it as plain SVG'
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < text.length) {
    const start = PIECE.lastIndex
    // The pattern is sticky: it moves on by one piece of a plain drawing each time.
    if (PIECE.test(text)) continue
    const piece = /^[^>\s]*/.exec(text.slice(start))?.[0].slice(0, 40)
    const line = text.slice(0, start).split('\n').length
    return `'${piece}' on line ${line} is not a plain shape. Draw it with shapes alone: no text, style, script, picture or reference`
  }
  return DRAWN.test(text) ? null : 'draws nothing. Save it again with its shapes'
}
