import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { MAX_PICTURE_MB } from '@/lib/content/files/limits'
import { PICTURE_FOLDERS, type PictureFolder } from '@/lib/pictures/manifest'
import { PictureError } from './picture-error'
import { ORIGINAL_EXTENSIONS, POINTS_EXTENSION } from './settings'

/** Relative to the project's root. */
const ORIGINALS_FOLDER = 'content/images'

/**
 * An original picture, and the file with the positions of a machine's stations in it, if there is one. Both paths are
 * relative to the project's root, as in error messages.
 */
export type Original = { folder: PictureFolder; name: string; file: string; pointsFile: string | null }

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

async function listFolder(root: string, folder: PictureFolder): Promise<Original[]> {
  const location = path.posix.join(ORIGINALS_FOLDER, folder)
  const entries = await readdir(path.join(root, location)).catch(() => {
    throw new PictureError(`${location}: this folder of original pictures is missing`)
  })
  const files = entries.filter(entry => !entry.startsWith('.')).sort()
  const originals = new Map<string, Original>()
  for (const entry of files.filter(entry => !entry.endsWith(POINTS_EXTENSION))) {
    const file = `${location}/${entry}`
    const { name, ext } = path.parse(entry)
    if (!ORIGINAL_EXTENSIONS.some(extension => ext.toLowerCase() === `.${extension}`)) {
      throw new PictureError(`${file}: is not a picture (${ORIGINAL_EXTENSIONS.join(', ')})`)
    }
    if (ext !== ext.toLowerCase()) {
      throw new PictureError(`${file}: has capitals in its extension. Rename it to ${name}${ext.toLowerCase()}`)
    }
    const problem = findFileProblem(path.join(root, file), { max: MAX_PICTURE_MB, unit: 'MB' })
    if (problem) throw new PictureError(`${file}: ${problem}`)
    if (!NAME.test(name)) {
      throw new PictureError(`${file} · name: use lower-case letters, digits and single hyphens only`)
    }
    const other = originals.get(name)
    if (other) throw new PictureError(`${file}: there is also ${other.file}; delete one of the two`)
    const points = `${name}${POINTS_EXTENSION}`
    originals.set(name, { folder, name, file, pointsFile: files.includes(points) ? `${location}/${points}` : null })
  }
  for (const entry of files.filter(entry => entry.endsWith(POINTS_EXTENSION))) {
    const name = entry.slice(0, -POINTS_EXTENSION.length)
    if (!originals.has(name))
      throw new PictureError(`${location}/${entry}: there is no picture named ${name} beside it`)
  }
  return [...originals.values()]
}

/** Lists all originals by folder and name. Throws a `PictureError` for a file that is not a valid original. */
export async function listOriginals(root: string): Promise<Original[]> {
  const folders = await Promise.all(PICTURE_FOLDERS.map(folder => listFolder(root, folder)))
  return folders.flat()
}
