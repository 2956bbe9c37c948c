import 'server-only'
import { createHash } from 'node:crypto'
import { languageRoot } from '@/lib/language'

/** A data file that a page fetches: its name and URL, which change with its content, and its JSON text. */
export type DataFile = { name: string; url: string; body: string }

/** Creates a data file of this language: 'list' in 'catalogue' is /catalogue/list-0a1b2c3d4e.json. */
export function createDataFile(folder: 'catalogue' | 'search', kind: string, value: unknown): DataFile {
  const body = JSON.stringify(value)
  const name = `${kind}-${createHash('sha256').update(body).digest('hex').slice(0, 10)}.json`
  return { name, url: `/${folder}${languageRoot}/${name}`, body }
}
