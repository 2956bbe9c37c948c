import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The integrity of the file at a path of the site, or null when there is no such file. */
export type FindIntegrity = (path: string) => string | null

/** The value of an `integrity` attribute for a file's bytes. */
export function computeIntegrity(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Looks integrities up in a folder and remembers them: one file serves many pages. */
export function integrityOf(folder: string): FindIntegrity {
  const known = new Map<string, string>()
  return path => {
    const remembered = known.get(path)
    if (remembered !== undefined) return remembered
    const file = join(folder, path)
    if (!existsSync(file)) return null
    const integrity = computeIntegrity(readFileSync(file))
    known.set(path, integrity)
    return integrity
  }
}
