import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { DATA_SHEET_MANIFEST, type DataSheet } from '@/lib/product/data-sheet'
import { writeFileAtomic } from '@/scripts/files/write-file-atomic'
import { drawSheet } from './draw-sheet'
import { type SheetFonts, subsetSheetFonts } from './fonts'
import type { SheetContent } from './sheet-content'

/** Increase it if the drawing changes: sheets are cached by their content and this number. */
const DRAWING_VERSION = 2
const FOLDER = 'public/data-sheets'

/** Wide enough for 330 points on paper at 200 dots an inch. */
const PICTURE_WIDTH_PX = 920

type SheetInput = { slug: string; content: SheetContent; picture: PictureManifestEntry }

/** Makes the data sheets that are missing or have changed, deletes outdated ones, and returns how many were made. */
export async function buildDataSheets(inputs: readonly SheetInput[], onProgress: (done: number) => void) {
  mkdirSync(FOLDER, { recursive: true })
  mkdirSync(dirname(DATA_SHEET_MANIFEST), { recursive: true })
  let fonts: SheetFonts | null = null
  let made = 0
  const manifest: Record<string, DataSheet> = {}
  for (const [index, { slug, content, picture }] of inputs.entries()) {
    const name = `${slug}-${computeHash(content, picture)}.pdf`
    const file = join(FOLDER, name)
    if (!existsSync(file)) {
      fonts ??= await subsetSheetFonts(JSON.stringify(inputs.map(input => input.content)) + DRAWN_CHARACTERS)
      await writeFileAtomic(file, await drawSheet(content, await readPicture(picture), fonts))
      made++
    }
    manifest[slug] = { url: `/data-sheets/${name}`, bytes: statSync(file).size }
    onProgress(index + 1)
  }
  await writeFileAtomic(DATA_SHEET_MANIFEST, JSON.stringify(manifest, null, 1))
  const current = new Set(Object.values(manifest).map(({ url }) => url.split('/').at(-1)))
  for (const name of readdirSync(FOLDER)) if (!current.has(name)) rmSync(join(FOLDER, name))
  return made
}

/** The texts that the drawing code adds to the content; the fonts need their characters too. */
const DRAWN_CHARACTERS =
  'Data sheet Floor space to scale: side and plan of the overall size, beside a person 1.7 m tall 0123456789, mm (in)'

function computeHash(content: SheetContent, { base }: PictureManifestEntry) {
  const text = JSON.stringify([DRAWING_VERSION, content, base])
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function readPicture(picture: PictureManifestEntry) {
  const largest = `${picture.base}-${picture.widths.at(-1)}.webp`
  const file = join('public', existsSync(join('public', largest)) ? largest : formatPlainUrl(picture))
  return sharp(readFileSync(file))
    .resize({ width: PICTURE_WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer()
}
