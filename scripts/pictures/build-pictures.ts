import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { MAX_FILE_KB } from '@/lib/content/files/limits'
import { MANIFEST_FILE, PICTURE_FOLDERS, type PictureManifestEntry } from '@/lib/pictures/manifest'
import { createFormatWidths, PICTURE_FORMATS, type PictureFormat } from '@/lib/pictures/picture-urls'
import { writeFileAtomic } from '@/scripts/files/write-file-atomic'
import { runBounded } from '@/scripts/steps/run-bounded'
import { deleteStaleFiles } from './delete-stale-files'
import { makeWidth, type PicturePlan, planPicture, readBitmap } from './make-picture'
import { listOriginals, type Original } from './originals'
import { PictureError } from './picture-error'
import { parsePoints, trimPoints } from './points'
import { PICTURE_SETTINGS } from './settings'
import { readStationCount } from './station-count'

const OUTPUT_FOLDER = 'public/pictures'
const PLAN_FOLDER = path.dirname(MANIFEST_FILE)

type Finished = { original: Original; stem: string; plan: PicturePlan; made: boolean; entry: PictureManifestEntry }

/** The number of pictures, of those made in this run and those already finished, and of deleted old files. */
export type BuildReport = { total: number; made: number; unchanged: number; deleted: number }

function formatFileName(stem: string, width: number, format: PictureFormat) {
  return `${stem}-${width}.${format}`
}

function formatFileNames(stem: string, widths: number[]) {
  return PICTURE_FORMATS.flatMap(format =>
    createFormatWidths(widths, format).map(width => formatFileName(stem, width, format)),
  )
}

async function readPlan(file: string): Promise<PicturePlan | null> {
  return readFile(file, 'utf8').then(JSON.parse, () => null)
}

/** Makes the missing files of one original. Writes its plan last, as proof that all files are complete. */
async function finishFiles(
  root: string,
  { folder, file }: Original,
  bytes: Buffer,
  stem: string,
  present: Set<string>,
) {
  const planFile = path.join(root, PLAN_FOLDER, folder, `${stem}.json`)
  const known = await readPlan(planFile)
  if (known && formatFileNames(stem, known.widths).every(name => present.has(name))) return { plan: known, made: false }
  const bitmap = await readBitmap(bytes, file)
  const plan = planPicture(bitmap, file)
  for (const width of plan.widths) {
    const missing = PICTURE_FORMATS.filter(
      format =>
        createFormatWidths(plan.widths, format).includes(width) && !present.has(formatFileName(stem, width, format)),
    )
    if (missing.length === 0) continue
    await makeWidth(bitmap, plan, { width, formats: missing }, (format, picture) =>
      writeFileAtomic(path.join(root, OUTPUT_FOLDER, folder, formatFileName(stem, width, format)), picture),
    )
  }
  await writeFileAtomic(planFile, JSON.stringify(plan))
  return { plan, made: true }
}

async function finishPicture(root: string, original: Original, present: Set<string>): Promise<Finished> {
  const { folder, name, file, pointsFile } = original
  const bytes = await readFile(path.join(root, file)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new PictureError(`${file}: cannot be read as a picture (${code})`)
  })
  const hash = createHash('sha256').update(JSON.stringify(PICTURE_SETTINGS)).update(bytes).digest('hex').slice(0, 8)
  const stem = `${name}-${hash}`
  const { plan, made } = await finishFiles(root, original, bytes, stem, present)
  const { full, kept, opaque, widths } = plan
  let points: PictureManifestEntry['points'] = null
  if (pointsFile) {
    const problem = findFileProblem(path.join(root, pointsFile), { max: MAX_FILE_KB, unit: 'kB' })
    if (problem) throw new PictureError(`${pointsFile}: ${problem}`)
    const text = await readFile(path.join(root, pointsFile), 'utf8')
    const whole = parsePoints(text, pointsFile, readStationCount(root, original))
    points = trimPoints(whole, full, kept, pointsFile)
  }
  const base = `/pictures/${folder}/${stem}`
  return {
    original,
    stem,
    plan,
    made,
    entry: { width: kept.width, height: kept.height, base, widths, points, opaque },
  }
}

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
  const present = new Map<string, Set<string>>()
  for (const folder of PICTURE_FOLDERS) {
    await mkdir(path.join(root, OUTPUT_FOLDER, folder), { recursive: true })
    await mkdir(path.join(root, PLAN_FOLDER, folder), { recursive: true })
    present.set(folder, new Set(await readdir(path.join(root, OUTPUT_FOLDER, folder))))
  }
  let done = 0
  const finished = await runBounded(originals, jobs, async original => {
    const picture = await finishPicture(root, original, present.get(original.folder) ?? new Set())
    onProgress(++done, originals.length)
    return picture
  })
  const manifest = finished.map(({ original, entry }) => [`${original.folder}/${original.name}`, entry])
  await writeFileAtomic(path.join(root, MANIFEST_FILE), `${JSON.stringify(Object.fromEntries(manifest), null, 2)}\n`)
  // After the manifest, so that it never refers to a deleted file.
  let deleted = 0
  for (const folder of PICTURE_FOLDERS) {
    const inFolder = finished.filter(({ original }) => original.folder === folder)
    const files = inFolder.flatMap(({ stem, plan }) => formatFileNames(stem, plan.widths))
    deleted += await deleteStaleFiles(path.join(root, OUTPUT_FOLDER, folder), new Set(files))
    await deleteStaleFiles(path.join(root, PLAN_FOLDER, folder), new Set(inFolder.map(({ stem }) => `${stem}.json`)))
  }
  const made = finished.filter(picture => picture.made).length
  return { total: finished.length, made, unchanged: finished.length - made, deleted }
}
