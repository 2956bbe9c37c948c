import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { LanguageName } from '@/lib/content/language/made-files'

/** Units per em of the outline. At the size of a link, one unit is about a seventh of a pixel. */
const UNITS_PER_EM = 100

/** The letter of SVG's path data for each of fontkit's commands, with relative coordinates. */
const PATH_LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

/**
 * A word as SVG path data, its y downwards from the top of the line. Coordinates are relative to the point before,
 * which makes the numbers short.
 *
 * @param file the path of a font that has the letters
 */
export function drawName(name: string, file: string): LanguageName {
  const font = create(readFileSync(file)) as Font
  const scale = UNITS_PER_EM / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(name)
  let glyphX = 0
  // The point reached so far, and the beginning of the outline, to which closePath returns.
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  const commands = glyphs.flatMap(({ path, advanceWidth: own }, index) => {
    const { xAdvance = own, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const left = glyphX + xOffset
    glyphX += xAdvance
    return path.commands.map(({ command, args }) => {
      // `args` are x and y in turns. A font's y goes upwards from the baseline.
      const points = args.map((value, at) =>
        Math.round((at % 2 === 0 ? left + value : font.ascent - yOffset - value) * scale),
      )
      const relative = points.map((value, at) => value - (at % 2 === 0 ? penX : penY))
      if (command === 'closePath') [penX, penY] = [startX, startY]
      else [penX, penY] = [points.at(-2) ?? penX, points.at(-1) ?? penY]
      if (command === 'moveTo') [startX, startY] = [penX, penY]
      return PATH_LETTERS[command] + relative.join(' ').replaceAll(' -', '-')
    })
  })
  return {
    size: [advanceWidth, font.ascent - font.descent].map(size => Math.round(size * scale)),
    path: commands.join(''),
  }
}
