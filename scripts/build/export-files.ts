import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Lists all files below a folder, as sorted paths relative to it with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort()
}

/** Returns whether scripts/build/compress.ts wrote this file. */
export function isPrecompressed(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz')
}
