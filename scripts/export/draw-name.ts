import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { LanguageName } from '@/lib/content/language/made-files'

/** Of an outline, in a font's em: a step is a seventh of a pixel. */
const UNITS = 100

/** What a path says for each command of an outline. */
const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

/** A word as one path, its y downwards from the top of the line. Its points are relative, which are short numbers. */
export function drawName(name: string, file: string): LanguageName {
  const font = create(readFileSync(file)) as Font
  const scale = UNITS / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(name)
  let glyphX = 0
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  const commands = glyphs.flatMap(({ path, advanceWidth: own }, index) => {
    const { xAdvance = own, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const left = glyphX + xOffset
    glyphX += xAdvance
    return path.commands.map(({ command, args }) => {
      const points = args.map((value, at) =>
        Math.round((at % 2 === 0 ? left + value : font.ascent - yOffset - value) * scale),
      )
      const relative = points.map((value, at) => value - (at % 2 === 0 ? penX : penY))
      if (command === 'closePath') [penX, penY] = [startX, startY]
      else [penX, penY] = [points.at(-2) ?? penX, points.at(-1) ?? penY]
      if (command === 'moveTo') [startX, startY] = [penX, penY]
      return LETTERS[command] + relative.join(' ').replaceAll(' -', '-')
    })
  })
  return {
    size: [advanceWidth, font.ascent - font.descent].map(size => Math.round(size * scale)),
    path: commands.join(''),
  }
}
