/**
 * `npm run data-sheets`, after `npm run pictures`: makes the PDF of each machine and of each ready-made plan in
 * public/data-sheets/, unless one that shows the same is there already; with slugs behind `--`, only of these. A sheet
 * keeps its name for ever, because people keep its address.
 */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { getCompany, getProducts, getSections, getWords } from '@/lib/content/content'
import { getPlannerData, getPresets } from '@/lib/content/line/presets'
import { env } from '@/lib/env'
import { languageRoot } from '@/lib/language'
import { findMachineViews, getPicture, type PictureManifestEntry } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { DATA_SHEET_MANIFEST, formatLineSheetKey } from '@/lib/product/data-sheet'
import { type SheetFonts, subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { drawLineSheet } from '@/scripts/data-sheets/line-sheet'
import { createLineSheetContent } from '@/scripts/data-sheets/line-sheet-content'
import { drawSheet } from '@/scripts/data-sheets/machine-sheet'
import { createSheetContent } from '@/scripts/data-sheets/machine-sheet-content'
import { colours, locale, logo } from '@/scripts/data-sheets/sheet-page'
import { hashSource, makeMissingFiles } from '@/scripts/files/made-files'

/** Increase it if the drawing changes: sheets are cached by their content and this number. */
const DRAWING_VERSION = 4
const FOLDER = `public/data-sheets${languageRoot}`

/** Prints progress once per this many sheets. */
const REPORT_EVERY = 10

/** Wide enough for 330 points in print at 200 dpi. */
const PICTURE_WIDTH_PX = 920

type Sheet = {
  /** Key of the sheet in the manifest; its file is named by it. */
  key: string
  /** Everything that the sheet shows, as JSON. The fonts get its characters. */
  source: readonly unknown[]
  draw: (fonts: SheetFonts) => Promise<Buffer>
}

function listMachineSheets(): Sheet[] {
  return getProducts().map(product => {
    const content = createSheetContent(product, getCompany(), env.siteUrl)
    const picture = getPicture(product.picture)
    const views = findMachineViews(product.picture)
    const words = getWords().product.views
    return {
      key: product.slug,
      source: [content, picture.base, views.map(view => [words[view.name], view.picture.base])],
      draw: async fonts => {
        const pictures = views.map(async view => ({
          label: words[view.name],
          picture: await readPicture(view.picture),
        }))
        return drawSheet(content, { main: await readPicture(picture), views: await Promise.all(pictures) }, fonts)
      },
    }
  })
}

function listLineSheets(): Sheet[] {
  if (!getSections().includes('plans')) return []
  const context = {
    data: getPlannerData(),
    company: getCompany(),
    words: getWords().planner.sheet,
    siteUrl: env.siteUrl,
  }
  return getPresets().map(preset => {
    const content = createLineSheetContent(preset, context)
    return { key: formatLineSheetKey(preset.slug), source: [content], draw: fonts => drawLineSheet(content, fonts) }
  })
}

function readPicture(picture: PictureManifestEntry) {
  return sharp(join('public', formatPlainUrl(picture, 'large')))
    .resize({ width: PICTURE_WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: 76 })
    .toBuffer()
}

async function main() {
  const sheets = getCompany().dataSheets ? [...listMachineSheets(), ...listLineSheets()] : []
  let fonts: Promise<SheetFonts> | undefined
  let done = 0
  const files = sheets.map(({ key, source, draw }) => ({
    key,
    name: `${key}.pdf`,
    hash: hashSource(JSON.stringify([DRAWING_VERSION, colours, locale, logo, ...source])),
    make: async () => {
      fonts ??= subsetSheetFonts(sheets.map(sheet => sheet.source))
      const pdf = await draw(await fonts)
      if (++done % REPORT_EVERY === 0) console.info(`${done} of ${sheets.length}`)
      return pdf
    },
  }))
  const made = await makeMissingFiles(files, {
    keys: process.argv.slice(2),
    folder: FOLDER,
    manifest: DATA_SHEET_MANIFEST,
    toEntry: name => ({ url: `/data-sheets${languageRoot}/${name}`, bytes: statSync(join(FOLDER, name)).size }),
  })
  console.info(`${sheets.length} data sheets, ${made} made`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
