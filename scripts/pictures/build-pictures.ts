import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { MANIFEST_FILE } from '@/lib/pictures/manifest'
import { ALL_FORMATS, createFormatWidths, PICTURE_FORMATS } from '@/lib/pictures/picture-urls'
import { PICTURE_FOLDERS } from '@/lib/trade/product/picture'
import { deleteStaleFiles, hashSource, writeFileAtomic } from '@/scripts/files/made-files'
import {
  type Bitmap,
  encodePicture,
  listWidths,
  measureDrawn,
  type PicturePlan,
  planPicture,
  readBitmap,
  scalePicture,
  shapeShadow,
} from './make-picture'
import { listOriginals, type Original, PictureError } from './originals'
import { drawPlates, type Plate } from './plates'
import { readPoints } from './points'
import { PICTURE_SETTINGS } from './settings'

const OUTPUT_FOLDER = 'public/pictures'

/** The plan of every picture by name and hash ('single-facer-0f3b5c7d'): the next run need not decode the original. */
const PLANS_FILE = path.join(path.dirname(MANIFEST_FILE), 'picture-plans-2.json')

type Plans = Partial<Record<string, PicturePlan>>

/** The number of pictures, of those made in this run and those already finished, and of deleted old files. */
export type BuildReport = { total: number; made: number; unchanged: number; deleted: number }

/**
 * Makes every picture that is missing, writes the manifest, and deletes files that are no longer needed. A machine
 * without a picture gets a plate with its name. After an interruption all files are complete, and the next run
 * continues. Throws a `PictureError` for a mistake in `content/images`.
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
  const plates = await drawPlates(root, originals)
  const sources = [...originals.map(original => createOriginalSource(root, original)), ...plates.map(createPlateSource)]
  const plans: Plans = await readFile(path.join(root, PLANS_FILE), 'utf8').then(JSON.parse, () => ({}))
  const settings = JSON.stringify(PICTURE_SETTINGS)
  let done = 0
  const pictures = await pLimit(jobs).map(sources, async source => {
    const picture = await finishPicture(root, source, plans, settings)
    onProgress(++done, sources.length)
    return picture
  })
  const manifest = Object.fromEntries(pictures.map(({ key, entry }) => [key, entry]))
  await writeFileAtomic(path.join(root, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  const newPlans = Object.fromEntries(pictures.map(({ stem, plan }) => [stem, plan]))
  await writeFileAtomic(path.join(root, PLANS_FILE), JSON.stringify(newPlans))
  // After the manifest, so that it never refers to a deleted file.
  const wanted = new Set(pictures.flatMap(({ names }) => names))
  let deleted = 0
  for (const folder of PICTURE_FOLDERS)
    deleted += await deleteStaleFiles(path.join(root, OUTPUT_FOLDER, folder), wanted)
  const made = pictures.filter(picture => picture.isNew).length
  return { total: pictures.length, made, unchanged: pictures.length - made, deleted }
}

/** What a picture is made from: an original, or the drawing of a plate. */
type Source = {
  /** The folder below public/pictures/ that it is written to. */
  folder: string
  /** Its key in the manifest: 'products/single-facer'. */
  key: string
  /** The beginning of its files' names. */
  name: string
  /** What error messages call it. */
  file: string
  /** Left out for a plate. */
  original?: Original
  read: () => Promise<Buffer>
}

/** The source of an original picture. Reading it throws a `PictureError` if the file is gone. */
function createOriginalSource(root: string, original: Original): Source {
  const { folder, name, file } = original
  const fail = ({ code }: NodeJS.ErrnoException) => {
    throw new PictureError(file, `cannot be read as a picture (${code})`)
  }
  return {
    folder,
    key: `${folder}/${name}`,
    name,
    file,
    original,
    read: () => readFile(path.join(root, file)).catch(fail),
  }
}

/** The source of a plate. */
function createPlateSource({ key, name, svg }: Plate): Source {
  return { folder: 'products', key, name, file: key, read: async () => Buffer.from(svg) }
}

/** Makes the missing files of one picture, and its entry in the manifest. */
async function finishPicture(root: string, source: Source, plans: Plans, settings: string) {
  const { folder, key, name, file, original } = source
  const bytes = await source.read()
  const stem = `${name}-${hashSource(settings, bytes)}`
  let bitmap: Bitmap | undefined
  let shaped: Bitmap | undefined
  const decode = async () => (bitmap ??= await readBitmap(bytes, file))
  const plan = plans[stem] ?? planPicture(await decode(), file)
  // After the plan, which is made of the original's own shadow.
  const shape = async () => (shaped ??= shapeShadow(await decode()))
  const widths = listWidths(plan)
  const files = ALL_FORMATS.flatMap(format =>
    createFormatWidths(widths, format).map(width => ({ name: `${stem}-${width}.${format}`, width, format })),
  )
  const missing = files.filter(
    ({ name, format }) => PICTURE_FORMATS.includes(format) && !existsSync(path.join(root, OUTPUT_FOLDER, folder, name)),
  )
  for (const width of new Set(missing.map(file => file.width))) {
    const picture = await scalePicture(await shape(), plan, width)
    for (const { name, format } of missing.filter(file => file.width === width))
      await writeFileAtomic(path.join(root, OUTPUT_FOLDER, folder, name), await encodePicture(picture, format, width))
  }
  const base = `/pictures/${folder}/${stem}`
  const points = original ? await readPoints(root, original, plan) : null
  const { opaque, skyline, foot } = plan
  const entry = { ...measureDrawn(plan), base, widths, points, opaque, skyline, foot }
  // `names` has the files of all formats, so that a build without AVIF, such as `npm start`, does not delete the AVIF
  // files of another build.
  return { key, stem, plan, names: files.map(({ name }) => name), isNew: missing.length > 0, entry }
}
