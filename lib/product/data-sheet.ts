import 'server-only'
import { readFileSync } from 'node:fs'

/** Written by the data-sheets step. */
export const DATA_SHEET_MANIFEST = '.cache/data-sheets/manifest.json'

export type DataSheet = { url: string; bytes: number }

let manifest: Record<string, DataSheet> | undefined

/** The PDF data sheet of a machine, or undefined before the data-sheets step has run. */
export function findDataSheet(slug: string): DataSheet | undefined {
  manifest ??= read()
  return Object.hasOwn(manifest, slug) ? manifest[slug] : undefined
}

function read(): Record<string, DataSheet> {
  try {
    return JSON.parse(readFileSync(DATA_SHEET_MANIFEST, 'utf8'))
  } catch (cause) {
    throw new Error(`${DATA_SHEET_MANIFEST} cannot be read: run npm run data-sheets`, { cause })
  }
}
