import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the integrity of the file at a URL path, or null if it does not exist. */
export type FindIntegrity = (path: string) => string | null

/** Computes the value of an `integrity` attribute: 'sha256-' and a hash in base64. */
export function computeIntegrity(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Creates a function that computes integrities of the files in a folder and caches them, since pages share files. */
export function createIntegrityFinder(folder: string): FindIntegrity {
  const cache = new Map<string, string | null>()
  return path => {
    const file = join(folder, path)
    const integrity = cache.get(path) ?? (existsSync(file) ? computeIntegrity(readFileSync(file)) : null)
    cache.set(path, integrity)
    return integrity
  }
}
