import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { findLanguage } from '@/lib/content/content'

/** The site's variable font. PDF readers need static instances of it. */
export const FONT_SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** Further characters of the same font, such as the rupee sign. */
const FURTHER_SOURCE = FONT_SOURCE.replace('-latin-', '-latin-ext-')

/** The weight and width of each text style. */
const INSTANCES = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  title: { wght: 620, wdth: 112 },
  figure: { wght: 600, wdth: 78 },
}

/**
 * The printable ASCII characters, from the space (32) to the tilde (126), which cover everything that the drawing code
 * adds to the content.
 */
export const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

export type SheetFont = keyof typeof INSTANCES

/** The font files of each style, in order: a character is drawn with the first one that has it. */
export type SheetFonts = Record<SheetFont, readonly Buffer[]>

/** Fonts with the letters of a language that Archivo lacks: paths below node_modules, regular and semi-bold. */
export type LetterFonts = { text: string; strong: string }

/**
 * Creates the static fonts of sheets and cards, reduced to the characters of `content` as JSON and to ASCII.
 *
 * @param letters fonts for the site's language; undefined if Archivo has all its letters
 */
export async function subsetSheetFonts(
  content: unknown,
  letters: LetterFonts | undefined = findLanguage()?.fonts,
): Promise<SheetFonts> {
  const text = ASCII + JSON.stringify(content)
  const subset = (path: string, variationAxes?: (typeof INSTANCES)[SheetFont]) =>
    subsetFont(readFileSync(path), text, { targetFormat: 'sfnt', ...(variationAxes && { variationAxes }) })
  const fonts = Object.entries(INSTANCES).map(async ([name, axes]) => {
    const archivo = [subset(FONT_SOURCE, axes), subset(FURTHER_SOURCE, axes)]
    const further = letters ? [subset(join('node_modules', name === 'text' ? letters.text : letters.strong))] : []
    return [name, await Promise.all([...archivo, ...further])]
  })
  return Object.fromEntries(await Promise.all(fonts))
}
