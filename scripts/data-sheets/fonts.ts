import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** The site's variable font. PDF readers need static instances of it. */
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** The weight and width of each text style. */
const INSTANCES = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  title: { wght: 620, wdth: 112 },
  figure: { wght: 600, wdth: 78 },
} as const

export type SheetFont = keyof typeof INSTANCES
export type SheetFonts = Record<SheetFont, Buffer>

/** Creates the static fonts, reduced to the characters in `text`. */
export async function subsetSheetFonts(text: string): Promise<SheetFonts> {
  const source = readFileSync(SOURCE)
  const subset = (font: SheetFont) => subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: INSTANCES[font] })
  const [regular, strong, title, figure] = await Promise.all([
    subset('text'),
    subset('strong'),
    subset('title'),
    subset('figure'),
  ])
  return { text: regular, strong, title, figure }
}
