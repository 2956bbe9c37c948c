import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { MOST_PICTURE_MB } from '@/lib/content/files/limits'
import { PICTURE_FOLDERS, type PictureFolder } from '@/lib/pictures/manifest'
import { PictureProblem } from './picture-problem'
import { ORIGINAL_ENDINGS, POINTS_ENDING } from './settings'

/** Where originals live, relative to the project's root. */
const ORIGINALS_FOLDER = 'content/images'

/** One original. `file` and `pointsFile` are relative to the project's root, as messages show them. */
export type Original = { folder: PictureFolder; name: string; file: string; pointsFile: string | null }

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

async function listFolder(root: string, folder: PictureFolder): Promise<Original[]> {
  const place = path.posix.join(ORIGINALS_FOLDER, folder)
  const entries = await readdir(path.join(root, place)).catch(() => {
    throw new PictureProblem(`${place}: this folder of original pictures is missing`)
  })
  const files = entries.filter(entry => !entry.startsWith('.')).sort()
  const originals = new Map<string, Original>()
  for (const entry of files.filter(entry => !entry.endsWith(POINTS_ENDING))) {
    const file = `${place}/${entry}`
    const { name, ext } = path.parse(entry)
    if (!ORIGINAL_ENDINGS.some(ending => ext.toLowerCase() === `.${ending}`)) {
      throw new PictureProblem(`${file}: is not a picture (${ORIGINAL_ENDINGS.join(', ')})`)
    }
    if (ext !== ext.toLowerCase()) {
      throw new PictureProblem(`${file}: has capitals in its ending. Rename it to ${name}${ext.toLowerCase()}`)
    }
    const problem = findFileProblem(path.join(root, file), { most: MOST_PICTURE_MB, unit: 'MB' })
    if (problem) throw new PictureProblem(`${file}: ${problem}`)
    if (!NAME.test(name)) {
      throw new PictureProblem(`${file} · name: use small letters, digits and single hyphens only`)
    }
    const other = originals.get(name)
    if (other) throw new PictureProblem(`${file}: there is also ${other.file}, keep one of the two`)
    const points = `${name}${POINTS_ENDING}`
    originals.set(name, { folder, name, file, pointsFile: files.includes(points) ? `${place}/${points}` : null })
  }
  for (const entry of files.filter(entry => entry.endsWith(POINTS_ENDING))) {
    const name = entry.slice(0, -POINTS_ENDING.length)
    if (!originals.has(name)) throw new PictureProblem(`${place}/${entry}: there is no picture named ${name} beside it`)
  }
  return [...originals.values()]
}

/** All originals, folder by folder and by name. Throws a `PictureProblem` for a file that cannot be one. */
export async function listOriginals(root: string): Promise<Original[]> {
  const folders = await Promise.all(PICTURE_FOLDERS.map(folder => listFolder(root, folder)))
  return folders.flat()
}
