import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** The variable font of the site; PDF readers want static instances of it. */
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** Weight and width of each voice on the sheet: the design's hierarchy, in fixed steps. */
const INSTANCES = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  title: { wght: 620, wdth: 112 },
  figure: { wght: 600, wdth: 78 },
} as const

export type SheetFont = keyof typeof INSTANCES
export type SheetFonts = Record<SheetFont, Buffer>

/** Cuts the instances for the characters of `text`. */
export async function cutSheetFonts(text: string): Promise<SheetFonts> {
  const source = readFileSync(SOURCE)
  const cut = (font: SheetFont) => subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: INSTANCES[font] })
  const [regular, strong, title, figure] = await Promise.all([cut('text'), cut('strong'), cut('title'), cut('figure')])
  return { text: regular, strong, title, figure }
}
