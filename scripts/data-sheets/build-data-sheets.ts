import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DATA_SHEET_MANIFEST, type DataSheet } from '@/lib/product/data-sheet'
import { writeFileAtomic } from '@/scripts/files/write-file-atomic'
import { ASSUMPTIONS_HEAD } from './draw-assumptions'
import { type SheetFonts, subsetSheetFonts } from './fonts'

/** Increase it if the drawing changes: sheets are cached by their content and this number. */
const DRAWING_VERSION = 3
const FOLDER = 'public/data-sheets'

export type SheetInput = {
  /** Key of the sheet in the manifest; its file is named by it. */
  key: string
  /** Everything that the sheet shows, as JSON: it is made again when this changes. The fonts get its characters. */
  source: readonly unknown[]
  draw: (fonts: SheetFonts) => Promise<Buffer>
}

/** Makes the data sheets that are missing or have changed, deletes outdated ones, and returns how many were made. */
export async function buildDataSheets(inputs: readonly SheetInput[], onProgress: (done: number) => void) {
  mkdirSync(FOLDER, { recursive: true })
  mkdirSync(dirname(DATA_SHEET_MANIFEST), { recursive: true })
  let fonts: SheetFonts | null = null
  let made = 0
  const manifest: Record<string, DataSheet> = {}
  for (const [index, { key, source, draw }] of inputs.entries()) {
    const name = `${key}-${computeHash(source)}.pdf`
    const file = join(FOLDER, name)
    if (!existsSync(file)) {
      fonts ??= await subsetSheetFonts(JSON.stringify(inputs.map(input => input.source)) + DRAWN_CHARACTERS)
      await writeFileAtomic(file, await draw(fonts))
      made++
    }
    manifest[key] = { url: `/data-sheets/${name}`, bytes: statSync(file).size }
    onProgress(index + 1)
  }
  await writeFileAtomic(DATA_SHEET_MANIFEST, JSON.stringify(manifest, null, 1))
  const current = new Set(Object.values(manifest).map(({ url }) => url.split('/').at(-1)))
  for (const name of readdirSync(FOLDER)) if (!current.has(name)) rmSync(join(FOLDER, name))
  return made
}

/** The texts that the drawing code adds to the content; the fonts need their characters too. */
const DRAWN_CHARACTERS = [
  'Data sheet Floor space to scale: side and plan of the overall size, beside a person 1.7 m tall 0123456789, mm (in)',
  'Line plan Step Machines Hours Use Views, not to scale',
  ASSUMPTIONS_HEAD,
].join('')

function computeHash(source: SheetInput['source']) {
  const text = JSON.stringify([DRAWING_VERSION, ...source])
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
