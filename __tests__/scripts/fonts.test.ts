/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { DEFAULT_WORDS } from '@/lib/words/defaults'

const FONTS = ['archivo-latin', 'archivo-rupee'].map(name => create(readFileSync(`assets/fonts/${name}.woff2`)))

it("the site's font has a glyph for every character of the default words", () => {
  const hasGlyph = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    // By its type, what fontkit opens may also be a collection of fonts, which has no such function.
    return FONTS.some(font => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code))
  }
  const texts = JSON.stringify(Object.values(DEFAULT_WORDS).map(({ texts }) => texts))
  // JSON and the placeholders of values add these characters.
  const characters = new Set(texts.replace(/[\\{}]/g, ''))
  expect([...characters].filter(character => !hasGlyph(character))).toEqual([])
})
