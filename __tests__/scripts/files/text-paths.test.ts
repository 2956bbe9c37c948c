/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { measureText, wrapText } from '@/scripts/files/text-paths'

// By its type, what fontkit opens may also be a collection of fonts.
const fonts = [create(readFileSync('assets/fonts/archivo-latin.woff2')) as Font]
const SIZE = 40
const WIDTH = 600

it('breaks a text between words into lines that are as full as the width allows', () => {
  const text = 'Semi-automatic die-cutting and creasing machine for corrugated board'
  const lines = wrapText(fonts, text, SIZE, WIDTH)
  expect(lines.join(' ')).toBe(text)
  for (const [index, line] of lines.entries()) {
    const [nextWord] = lines[index + 1]?.split(' ') ?? []
    expect(measureText(fonts, line, SIZE)).toBeLessThanOrEqual(WIDTH)
    if (nextWord) expect(measureText(fonts, `${line} ${nextWord}`, SIZE)).toBeGreaterThan(WIDTH)
  }
})

it('gives a word that is wider than the width a line of its own', () => {
  expect(wrapText(fonts, 'A Wellpappenverarbeitungsmaschinenhersteller here', SIZE, WIDTH)).toEqual([
    'A',
    'Wellpappenverarbeitungsmaschinenhersteller',
    'here',
  ])
})
