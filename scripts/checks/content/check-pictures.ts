import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, parse } from 'node:path'
import sharp from 'sharp'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { LONGEST_PICTURE_SIDE, MAX_PICTURE_MB, SHORTEST_PICTURE_SIDE } from '@/lib/content/files/limits'
import type { Problem } from '@/lib/content/files/problem'
import { formatNumber } from '@/lib/format-number'

/** The extension of each format, by sharp's name for it. */
const EXTENSIONS: Record<string, string> = { webp: '.webp', png: '.png', jpeg: '.jpg', heif: '.avif', svg: '.svg' }

const KNOWN = ['.webp', '.png', '.jpg', '.jpeg', '.avif', '.svg']

/**
 * Checks that each picture exists once, has the format of its extension and a size that a page can show.
 * @param keys paths below the picture folder, without the extension: products/single-facer
 */
export async function checkPictures(keys: readonly string[], folder: string): Promise<Problem[]> {
  const problems = await Promise.all(keys.map(key => checkPicture(key, folder)))
  return problems.filter(problem => problem !== null)
}

async function checkPicture(key: string, folder: string): Promise<Problem | null> {
  const location = join(folder, dirname(key))
  const files = existsSync(location) ? readdirSync(location).sort() : []
  const names = files.filter(file => isPicture(file, basename(key)))
  const [name, second] = names
  const refuse = (sentence: string, file = `${dirname(key)}/${name}`) => ({ file: `images/${file}`, sentence })
  if (!name) return refuse(`the picture is missing. Add a file that ends in ${KNOWN.join(', ')}`, key)
  if (second) return refuse(`there are two pictures, ${names.join(' and ')}. Keep one`, key)
  if (name !== name.toLowerCase()) return refuse(`has capitals in its name. Rename it to ${name.toLowerCase()}`)
  const path = join(location, name)
  const problem = findFileProblem(path, { max: MAX_PICTURE_MB, unit: 'MB' })
  if (problem) return refuse(problem)
  const metadata = await readMetadata(path)
  const extension = EXTENSIONS[metadata?.format ?? '']
  if (!metadata || !extension) return refuse('the file is not a picture. Save the picture again, or replace it')
  if (extension !== extname(name).replace('.jpeg', '.jpg')) {
    return refuse(`the file is a ${extension} picture. Rename it to ${basename(key)}${extension}`)
  }
  const { format, width, height } = metadata
  // A drawing has no pixels; it is rendered at the size that is needed.
  const isTooSmall = format !== 'svg' && Math.min(width, height) < SHORTEST_PICTURE_SIDE
  if (!isTooSmall && Math.max(width, height) <= LONGEST_PICTURE_SIDE) return null
  const bounds = `${SHORTEST_PICTURE_SIDE} to ${formatNumber(LONGEST_PICTURE_SIDE)} pixels`
  return refuse(`has ${width} × ${height} pixels. Use a picture with ${bounds} on each side`)
}

function isPicture(file: string, stem: string) {
  const { name, ext } = parse(file.toLowerCase())
  return name === stem && KNOWN.includes(ext)
}

async function readMetadata(path: string) {
  try {
    // From a file, sharp recognises only drawings that begin in its first bytes.
    return await sharp(readFileSync(path)).metadata()
  } catch {
    return null
  }
}
