import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { findLanguage } from '@/lib/content/content'

/** The site's variable font. PDF readers need static instances of it. */
export const FONT_SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** The weight and width of each text style. */
const INSTANCES = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  title: { wght: 620, wdth: 112 },
  figure: { wght: 600, wdth: 78 },
}

/** The printable characters, which include all that the drawing code writes besides the content. */
export const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

export type SheetFont = keyof typeof INSTANCES
export type SheetFonts = Record<SheetFont, Buffer>

/** The font with the letters of the language, for each style, if the site's has not got them. */
function findLetters(name: string) {
  const { fonts } = findLanguage() ?? {}
  return fonts && join('node_modules', name === 'text' ? fonts.text : fonts.strong)
}

/** Creates the static fonts of sheets and cards, reduced to the characters of `content` as JSON and to ASCII. */
export async function subsetSheetFonts(content: unknown): Promise<SheetFonts> {
  const text = ASCII + JSON.stringify(content)
  const fonts = Object.entries(INSTANCES).map(async ([name, variationAxes]) => {
    const letters = findLetters(name)
    const options = { targetFormat: 'sfnt', ...(!letters && { variationAxes }) } as const
    return [name, await subsetFont(readFileSync(letters ?? FONT_SOURCE), text, options)]
  })
  return Object.fromEntries(await Promise.all(fonts))
}

/** Signs that fonts for the letters of other languages lack, and what is written instead. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = { '±': '+/-', '²': '2', '³': '3', '½': '1/2' }

/** A text in the signs that the fonts of sheets have. */
export function toPrinted(text: string): string {
  return findLanguage()?.fonts ? text.replace(/[±²³½]/g, sign => PLAIN_SIGNS[sign] ?? sign) : text
}
