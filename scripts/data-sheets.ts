/**
 * `npm run data-sheets`, after `npm run pictures`: makes the PDF of each machine and of each ready-made plan in
 * public/data-sheets/, unless one that shows the same is there already; with slugs behind `--`, only of these. A sheet
 * keeps its name for ever, because people keep its address.
 */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getCompany } from '@/lib/content/content'
import { DATA_SHEET_MANIFEST } from '@/lib/content/data-sheet'
import { languageRoot } from '@/lib/language'
import { type SheetFonts, subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { listSheets } from '@/scripts/data-sheets/sheet-list'
import { makeMissingFiles } from '@/scripts/files/made-files'

const FOLDER = `public/data-sheets${languageRoot}`

/** Prints progress once per this many sheets. */
const REPORT_EVERY = 10

async function main() {
  const company = getCompany()
  const sheets = company.dataSheets ? listSheets(company) : []
  // Made only if a sheet has to be drawn, because that takes seconds.
  let fonts: Promise<SheetFonts> | undefined
  let done = 0
  const files = sheets.map(({ draw, ...sheet }) => ({
    ...sheet,
    make: async () => {
      fonts ??= subsetSheetFonts(sheets.map(({ source }) => source))
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
