import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { MANIFEST_FILE, PICTURE_FOLDERS } from '@/lib/pictures/manifest'
import { createFormatWidths, PICTURE_FORMATS } from '@/lib/pictures/picture-urls'
import { deleteStaleFiles, hashSource, writeFileAtomic } from '@/scripts/files/made-files'
import { type Bitmap, encodePicture, type PicturePlan, planPicture, readBitmap, scalePicture } from './make-picture'
import { listOriginals, type Original, PictureError } from './originals'
import { readPoints } from './points'
import { PICTURE_SETTINGS } from './settings'

const OUTPUT_FOLDER = 'public/pictures'

/** The plan of every picture by its stem, so that the next run need not decode the original. */
const PLANS_FILE = path.join(path.dirname(MANIFEST_FILE), 'plans.json')

type Plans = Partial<Record<string, PicturePlan>>

/** The number of pictures, of those made in this run and those already finished, and of deleted old files. */
export type BuildReport = { total: number; made: number; unchanged: number; deleted: number }

/**
 * Makes every picture that is missing, writes the manifest, and deletes files that are no longer needed. After an
 * interruption all files are complete, and the next run continues. Throws a `PictureError` for a mistake in
 * `content/images`.
 *
 * @param root the project's root
 * @param jobs how many pictures to make at a time
 */
export async function buildPictures(
  root: string,
  jobs: number,
  onProgress: (done: number, total: number) => void,
): Promise<BuildReport> {
  const originals = await listOriginals(root)
  const plans: Plans = await readFile(path.join(root, PLANS_FILE), 'utf8').then(JSON.parse, () => ({}))
  const settings = JSON.stringify(PICTURE_SETTINGS)
  let done = 0
  const pictures = await pLimit(jobs).map(originals, async original => {
    const picture = await finishPicture(root, original, plans, settings)
    onProgress(++done, originals.length)
    return picture
  })
  const manifest = Object.fromEntries(pictures.map(({ key, entry }) => [key, entry]))
  await writeFileAtomic(path.join(root, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  const newPlans = Object.fromEntries(pictures.map(({ stem, plan }) => [stem, plan]))
  await writeFileAtomic(path.join(root, PLANS_FILE), JSON.stringify(newPlans))
  // After the manifest, so that it never refers to a deleted file.
  const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)))
  let deleted = 0
  for (const folder of PICTURE_FOLDERS)
    deleted += await deleteStaleFiles(path.join(root, OUTPUT_FOLDER, folder), wanted)
  const made = pictures.filter(picture => picture.isNew).length
  return { total: pictures.length, made, unchanged: pictures.length - made, deleted }
}

/** Makes the missing files of one original, and its entry in the manifest. */
async function finishPicture(root: string, original: Original, plans: Plans, settings: string) {
  const { folder, name, file } = original
  const bytes = await readFile(path.join(root, file)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new PictureError(`${file}: cannot be read as a picture (${code})`)
  })
  const stem = `${name}-${hashSource(settings, bytes)}`
  let bitmap: Bitmap | undefined
  const decode = async () => (bitmap ??= await readBitmap(bytes, file))
  const plan = plans[stem] ?? planPicture(await decode(), file)
  const { kept, opaque, widths } = plan
  const files = PICTURE_FORMATS.flatMap(format =>
    createFormatWidths(widths, format).map(width => ({ name: `${stem}-${width}.${format}`, width, format })),
  )
  const missing = files.filter(({ name }) => !existsSync(path.join(root, OUTPUT_FOLDER, folder, name)))
  for (const width of new Set(missing.map(file => file.width))) {
    const picture = await scalePicture(await decode(), plan, width)
    for (const { name, format } of missing.filter(file => file.width === width))
      await writeFileAtomic(path.join(root, OUTPUT_FOLDER, folder, name), await encodePicture(picture, format, width))
  }
  const base = `/pictures/${folder}/${stem}`
  const points = await readPoints(root, original, plan)
  const entry = { width: kept.width, height: kept.height, base, widths, points, opaque }
  return { key: `${folder}/${name}`, stem, plan, files, isNew: missing.length > 0, entry }
}
