/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib'
import { drawName } from '@/scripts/export/draw-name'

const FONT = 'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'

it('draws a name as a short path of whole relative numbers, within the height of its line', () => {
  const { size, path } = drawName('हिन्दी', FONT)
  const [width = 0, height = 0] = size
  expect(path).toMatch(/^m[\d -]+(?:[mlqcz][\d -]*)+z$/)
  // The path stands on every page: this many bytes are what it may add to one.
  const MOST_BYTES = 550
  expect(brotliCompressSync(path).length).toBeLessThan(MOST_BYTES)
  // The width of this name and the height of its line, both in hundredths of the font's size.
  expect(width / height).toBeCloseTo(189 / 130, 2)
})

it('joins letters into the ligatures of the script', () => {
  const letters = ['ह', 'ि', 'न', '्', 'द', 'ी'].map(letter => drawName(letter, FONT).path.length)
  expect(drawName('हिन्दी', FONT).path.length).toBeLessThan(letters.reduce((sum, length) => sum + length, 0))
})
