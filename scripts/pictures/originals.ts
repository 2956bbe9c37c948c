import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { findFileProblem, isSystemFile } from '@/lib/content/files/file-problem'
import { MAX_PICTURE_MB } from '@/lib/content/files/limits'
import { PICTURE_FOLDERS, type PictureFolder } from '@/lib/trade/product/picture'

/** The file extensions of original pictures. The actual format is detected from the bytes. */
const EXTENSIONS = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg']
/** What follows a picture's name in the name of its points file, which has the positions of a machine's stations. */
export const POINTS_EXTENSION = '.points.json'
/** The name of an original without its extension: 'single-facer', 'box_2'. */
const NAME = /^[a-z0-9]+([-_][a-z0-9]+)*$/

/** The folder of all originals, relative to the project's root. */
const ORIGINALS_FOLDER = 'content/images'

/**
 * A mistake in an original picture or a points file. The message is one line for the editor: 'file · field: sentence'.
 * The field is empty if the mistake is in no particular one.
 */
export class PictureError extends Error {
  override name = 'PictureError'

  constructor(
    file: string,
    readonly sentence: string,
    readonly field = '',
  ) {
    super(`${file}${field && ` · ${field}`}: ${sentence}`)
  }
}

/**
 * An original picture, and the file with the positions of a machine's stations in it, if there is one. Both paths are
 * relative to the project's root, as in error messages.
 */
export type Original = { folder: PictureFolder; name: string; file: string; pointsFile: string | null }

/** Lists all originals by folder and name. Throws a `PictureError` for a file that is not a valid original. */
export async function listOriginals(root: string): Promise<Original[]> {
  const folders = await Promise.all(PICTURE_FOLDERS.map(folder => listFolder(root, folder)))
  return folders.flat()
}

/** Lists the originals of a folder by name. */
async function listFolder(root: string, folder: PictureFolder): Promise<Original[]> {
  const location = path.posix.join(ORIGINALS_FOLDER, folder)
  // A site without boxes or samples has no folder for their pictures. Missing pictures are reported by the check of the
  // content.
  const entries = await readdir(path.join(root, location)).catch(() => [])
  const files = entries.filter(entry => !isSystemFile(entry)).sort()
  const points = files.filter(entry => entry.endsWith(POINTS_EXTENSION))
  const originals = new Map<string, Original>()
  for (const entry of files.filter(entry => !points.includes(entry))) {
    const file = `${location}/${entry}`
    const { name, ext } = path.parse(entry)
    const other = originals.get(name)
    const pointsFile = name + POINTS_EXTENSION
    const fail = (sentence: string, field?: string) => {
      throw new PictureError(file, sentence, field)
    }
    if (!EXTENSIONS.includes(ext.slice(1).toLowerCase())) fail(`is not a picture (${EXTENSIONS.join(', ')})`)
    if (ext !== ext.toLowerCase()) fail(`has capitals in its extension. Rename it to ${name}${ext.toLowerCase()}`)
    const problem = findFileProblem(path.join(root, file), { max: MAX_PICTURE_MB, unit: 'MB' })
    if (problem) fail(problem)
    if (!NAME.test(name)) fail('use lower-case letters, digits and single hyphens only', 'name')
    if (other) fail(`there is also ${other.file}; delete one of the two`)
    originals.set(name, {
      folder,
      name,
      file,
      pointsFile: points.includes(pointsFile) ? `${location}/${pointsFile}` : null,
    })
  }
  for (const entry of points) {
    const name = entry.slice(0, -POINTS_EXTENSION.length)
    if (!originals.has(name))
      throw new PictureError(`${location}/${entry}`, `there is no picture named ${name} beside it`)
  }
  return [...originals.values()]
}
