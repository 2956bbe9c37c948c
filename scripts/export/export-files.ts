import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { OWNERSHIP_FILES } from '@/scripts/hosting/headers'

/** Lists all files below a folder, as sorted paths relative to it with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort()
}

/** Returns whether scripts/export/compress-export.ts wrote this file. */
export function isPrecompressed(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz')
}

const OWNERSHIP_FILE = new RegExp(OWNERSHIP_FILES)

/** Returns whether a file is a page of the site, not a search engine's file from public/, which is served as it is. */
export function isPageFile(path: string): boolean {
  return path.endsWith('.html') && !OWNERSHIP_FILE.test(`/${path}`)
}
