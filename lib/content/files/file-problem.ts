import 'server-only'
import { accessSync, constants, lstatSync, statSync } from 'node:fs'

/** The largest size of a file that is accepted. */
export type Limit = { max: number; unit: 'kB' | 'MB' }

/** The number of bytes in each unit of a limit. */
const BYTES = { kB: 1024, MB: 1024 * 1024 }

/**
 * Says why a path in content/ cannot be read as a file, and how to fix it. Returns null if it can be read.
 * @param limit the largest size that is accepted
 */
export function findFileProblem(path: string, { max, unit }: Limit): string | null {
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return 'is a folder, not a file. Rename it, or move it out of this folder'
    if (!stats.isFile()) return 'is not a file. Put a file in its place'
    const size = stats.size / BYTES[unit]
    if (size > max) {
      return `is too large, with ${Math.ceil(size)} ${unit}. Make it smaller: the limit is ${max} ${unit}`
    }
    accessSync(path, constants.R_OK)
    return null
  } catch (error) {
    return explain(path, (error as NodeJS.ErrnoException).code)
  }
}

/** Whether an operating system put a file into a folder by itself: .DS_Store, Thumbs.db, desktop.ini. */
export function isSystemFile(name: string) {
  return name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)
}

/** The problem and its remedy for an error of the file system, by its code. */
function explain(path: string, code = 'unknown reason') {
  if (isLink(path)) return 'is a broken link. Put the file itself in its place'
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'the file is missing. Put it back'
  return `cannot be read (${code}). Allow this user to read it, or save it again`
}

function isLink(path: string) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
