import 'server-only'
import { accessSync, constants, lstatSync, statSync } from 'node:fs'

type Limit = { most: number; unit: 'kB' | 'MB' }

const BYTES = { kB: 1024, MB: 1024 * 1024 }

/**
 * Why a path of content/ cannot be read as a file, as a sentence with its remedy; null where it can.
 * @param limit the largest size that is taken
 */
export function findFileProblem(path: string, { most, unit }: Limit): string | null {
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return 'is a folder, not a file. Rename it, or move it out of this folder'
    if (!stats.isFile()) return 'is not a file. Put a file in its place'
    const size = stats.size / BYTES[unit]
    if (size > most) {
      return `is too large, with ${Math.ceil(size)} ${unit}. Make it smaller: at most ${most} ${unit} are taken`
    }
    accessSync(path, constants.R_OK)
    return null
  } catch (error) {
    return explain(path, (error as NodeJS.ErrnoException).code)
  }
}

function explain(path: string, code = 'unknown reason') {
  if (isLink(path)) return 'is a link that leads nowhere. Put the file itself in its place'
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'the file is missing. Put it back'
  return `cannot be read (${code}). Allow this user to read it, or save it again`
}

function isLink(path: string) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
