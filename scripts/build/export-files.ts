import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort()
}

/** Is this file a compressed twin that scripts/build/compress.ts wrote? */
export function isCompressedTwin(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz')
}
