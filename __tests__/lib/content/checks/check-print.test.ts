/** @jest-environment node */
import { openSync } from 'fontkit'
import { PRINTABLE } from '@/lib/content/checks/check-print'
import { FONT_SOURCE } from '@/scripts/data-sheets/fonts'

/** Combining accents, an unusual space, a mark and a noncharacter. */
const NEVER_WRITTEN = /[\u0300-\u036F\u2009\uFEFF\uFFFF]/u

it('accepts exactly the characters for which data sheets and preview images have a glyph', () => {
  const font = openSync(FONT_SOURCE)
  const shapes = 'characterSet' in font ? font.characterSet.map(code => String.fromCodePoint(code)) : []
  // No character of the font lies beyond U+3000.
  const printable = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    character => /\S/.test(character) && PRINTABLE.test(character),
  )
  expect(printable).toEqual(shapes.filter(shape => /\S/.test(shape) && !NEVER_WRITTEN.test(shape)))
})
