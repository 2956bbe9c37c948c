/** @jest-environment node */
import { readFileSync } from 'node:fs'

it('the site font is WOFF2, costs a first visit at most 50 kB, and carries its licence', () => {
  const font = readFileSync('assets/fonts/archivo-latin.woff2')
  expect(font.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThanOrEqual(50_000)
  expect(readFileSync('assets/fonts/LICENSE-Archivo.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE')
})
