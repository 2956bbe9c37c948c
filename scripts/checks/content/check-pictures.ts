import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, parse } from 'node:path'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { readFileStamp } from '@/lib/content/files/folder-stamp'
import { LONGEST_PICTURE_SIDE, MAX_PICTURE_MB, SHORTEST_PICTURE_SIDE } from '@/lib/content/files/limits'
import type { Problem } from '@/lib/content/files/problem'
import { PICTURE_FOLDERS, type PictureFolder } from '@/lib/trade/product/picture'
import { formatNumber } from '@/lib/words/format-number'
import { openPicture } from '@/scripts/pictures/open-picture'
import { PictureError, POINTS_EXTENSION } from '@/scripts/pictures/originals'
import { readUncroppedPoints } from '@/scripts/pictures/points'
import { PICTURE_EXTENSIONS } from './check-entries'

/** The extension of each format, by sharp's name for it. */
const EXTENSIONS: Record<string, string> = { webp: '.webp', png: '.png', jpeg: '.jpg', heif: '.avif', svg: '.svg' }

/** The width in pixels to which a picture is reduced before its pixels are checked. */
const SAMPLE_PX = 64

/** Markup that would run when a drawing is opened directly, such as in the editor's library or the repository. */
const SCRIPT = /<script\b|\son\w+\s*=|javascript:/i

/**
 * Checks every original in a content folder: that it is a picture, that there is only one of its name, and that its
 * points fit.
 */
export async function checkOriginalPictures(folder: string): Promise<Problem[]> {
  const images = join(folder, 'images')
  const files = PICTURE_FOLDERS.flatMap(name =>
    (existsSync(join(images, name)) ? readdirSync(join(images, name)) : []).map(file => ({ name, file })),
  )
  const isOriginal = (file: string) => PICTURE_EXTENSIONS.includes(extname(file).toLowerCase())
  const found = files
    .filter(({ file }) => isOriginal(file))
    .map(({ name, file }) => `${name}/${parse(file.toLowerCase()).name}`)
  const points = files.filter(({ file }) => file.endsWith(POINTS_EXTENSION))
  const misplaced = await Promise.all(points.map(({ name, file }) => checkPoints(folder, name, file)))
  return [...(await checkPictures([...new Set(found)], images)), ...misplaced.flat()]
}

/** Lists the mistake in a points file, if there is one. */
async function checkPoints(folder: string, name: PictureFolder, file: string): Promise<Problem[]> {
  const path = `images/${name}/${file}`
  try {
    await readUncroppedPoints(dirname(folder), `${basename(folder)}/${path}`, {
      folder: name,
      name: file.slice(0, -POINTS_EXTENSION.length),
    })
    return []
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const { field, sentence } = error
    return [{ file: path, path: field ? [field] : [], sentence }]
  }
}

/**
 * Checks that each picture exists only once, has the format of its extension, and a size that a page can show.
 * @param keys paths below the picture folder, without the extension: products/single-facer
 */
export async function checkPictures(keys: readonly string[], folder: string): Promise<Problem[]> {
  const problems = await Promise.all(keys.map(key => checkPicture(key, folder)))
  return problems.filter(problem => problem !== null)
}

/**
 * A cache of the mistake in each file by its stamp: `npm run dev` checks again after each change, and decoding takes
 * seconds.
 */
const faults = new Map<string, Promise<string | null>>()

/** The mistake in the picture with a key; null if there is none, or no such picture. */
async function checkPicture(key: string, folder: string): Promise<Problem | null> {
  const location = join(folder, dirname(key))
  const files = existsSync(location) ? readdirSync(location).sort() : []
  const names = files.filter(file => isPicture(file, basename(key)))
  const [name, second] = names
  const refuse = (sentence: string, file = `${dirname(key)}/${name}`) => ({ file: `images/${file}`, sentence })
  // A missing picture is reported where one is needed, by checkFiles and findMissingPictures.
  if (!name) return null
  if (second) return refuse(`there are two pictures, ${names.join(' and ')}. Keep one`, key)
  if (name !== name.toLowerCase()) return refuse(`has capitals in its name. Rename it to ${name.toLowerCase()}`)
  const path = join(location, name)
  const problem = findFileProblem(path, { max: MAX_PICTURE_MB, unit: 'MB' })
  if (problem) return refuse(problem)
  const stamp = readFileStamp(path)
  const fault = faults.get(stamp) ?? findFault(path)
  faults.set(stamp, fault)
  const sentence = await fault
  return sentence ? refuse(sentence) : null
}

/** What is wrong with a picture file itself; null if nothing is. */
async function findFault(path: string): Promise<string | null> {
  const bytes = readFileSync(path)
  const metadata = await readMetadata(bytes)
  // sharp also fails to recognise a drawing if its <svg> is not among the first bytes of the file.
  const extension = EXTENSIONS[metadata?.format ?? '']
  if (!metadata || !extension) return 'the file is not a picture. Save the picture again, or replace it'
  const { name, ext } = parse(path)
  if (extension !== ext.replace('.jpeg', '.jpg'))
    return `the file is a ${extension} picture. Rename it to ${name}${extension}`
  const { format, width, height } = metadata
  if (format === 'svg' && SCRIPT.test(bytes.toString()))
    return 'the drawing has a script. Save it again without, or as PNG'
  // A drawing has no pixels; it is rendered at the size that is needed.
  const isTooSmall = format !== 'svg' && Math.min(width, height) < SHORTEST_PICTURE_SIDE
  if (!isTooSmall && Math.max(width, height) <= LONGEST_PICTURE_SIDE) return findPixelFault(bytes)
  const bounds = `${SHORTEST_PICTURE_SIDE} to ${formatNumber(LONGEST_PICTURE_SIDE)} pixels`
  return `has ${width} × ${height} pixels. Use a picture with ${bounds} on each side`
}

/** Whether a file is a picture with this name, whatever its extension and capitals. */
function isPicture(file: string, stem: string) {
  const { name, ext } = parse(file.toLowerCase())
  return name === stem && PICTURE_EXTENSIONS.includes(ext)
}

/** The format and size of a picture; null if it cannot be read. */
async function readMetadata(bytes: Buffer) {
  try {
    return await openPicture(bytes).metadata()
  } catch {
    return null
  }
}

/** Finds the mistakes that only the pixels show. The picture is decoded small, which takes a hundredth of a second. */
async function findPixelFault(bytes: Buffer): Promise<string | null> {
  try {
    const pixels = await openPicture(bytes).resize(SAMPLE_PX).ensureAlpha().raw().toBuffer()
    // Every fourth byte is the opacity of a pixel.
    const isEmpty = pixels.every((value, index) => index % 4 !== 3 || value === 0)
    return isEmpty ? 'shows nothing: every pixel is transparent. Save the picture again, or replace it' : null
  } catch {
    return 'the picture breaks off. Copy the file again, or replace it'
  }
}
