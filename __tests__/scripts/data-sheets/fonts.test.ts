/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { create, type Font } from 'fontkit'
import { openFolder } from '@/lib/content/files/open-folder'
import { type LetterFonts, subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { createTaggedDocument, registerStyle } from '@/scripts/data-sheets/structure'

const FOLDER = '@expo-google-fonts/noto-sans-devanagari'
const DEVANAGARI = {
  text: `${FOLDER}/400Regular/NotoSansDevanagari_400Regular.ttf`,
  strong: `${FOLDER}/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`,
}

/** All characters from one code to another. */
const toText = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('')

/** Characters of English texts and figures: accented Latin letters, signs of measures, quotes, the rupee. */
const SIGNS = `${toText(0xa0, 0x17f)}–—‘’“”•…₹`

/** The texts of all content files below a folder. */
const readAll = (path: string) => {
  const files = openFolder(path).list()
  return files.map(file => (file.endsWith('.yaml') ? readFileSync(`${path}/${file}`, 'utf8') : '')).join('')
}

/** The characters of a text that no font of a style has. */
async function findMissing(text: string, letters: LetterFonts | undefined) {
  const styles = Object.values(await subsetSheetFonts(text, letters))
  return styles.flatMap(fonts => {
    const opened = fonts.map(font => create(Buffer.from(font)) as Font)
    const signs = [...new Set(text)].filter(sign => sign >= ' ')
    return signs.filter(sign => !opened.some(font => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))
  })
}

it.each([
  // Stations are left out, because sheets do not print them.
  [
    'the machines',
    readAll('__tests__/fixtures/catalogue/products').replace(/^stations:[\s\S]*?\n(?=\w)/gm, ''),
    undefined,
  ],
  ['letters and signs', SIGNS, undefined],
  // The site's own Hindi: the tests' catalogue has none.
  ['Hindi', readAll('content/hi'), DEVANAGARI],
  ['Hindi with letters and signs', `${SIGNS}${toText(0x900, 0x97f)}\u200c\u200d`, DEVANAGARI],
])('has a glyph for each character of %s, in each style', async (_name, text, letters) => {
  expect(await findMissing(text, letters)).toEqual([])
})

it('draws each character with the first font that has it, and measures the text with the same fonts', async () => {
  const text = 'ज़्यादा से ज़्यादा ±0.1 m²'
  const { figure, title } = await subsetSheetFonts(text, DEVANAGARI)
  const doc = createTaggedDocument({ compress: false })
  // The two styles have the same Hindi letters, and other fonts for figures.
  registerStyle(doc, 'figure', figure)
  registerStyle(doc, 'title', title)
  const [wide, narrow] = ['title', 'figure'].map(style => doc.font(style).fontSize(10).widthOfString('28'))
  expect(wide).toBeGreaterThan(narrow ?? 0)
  doc.font('figure').fontSize(10)
  const parts = ['ज़्यादा से ज़्यादा ', '±0.1 m²'].map(part => doc.widthOfString(part))
  expect(doc.widthOfString(text)).toBeCloseTo((parts[0] ?? 0) + (parts[1] ?? 0), 5)
  doc.text(text, 40, 40, { lineBreak: false })
  doc.end()
  const pdf = (await buffer(doc)).toString('latin1')
  // The text uses two fonts: one for Hindi and one for figures.
  expect([...new Set(pdf.match(/\/F\d+ 10 Tf/g))]).toHaveLength(2)
})
