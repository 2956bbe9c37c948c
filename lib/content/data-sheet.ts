import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'
import { languageRoot } from '@/lib/language'

/** The data-sheets step writes this file. */
export const DATA_SHEET_MANIFEST = `.cache${languageRoot}/data-sheets/manifest.json`

/** The PDF of a machine: its URL and its size in bytes. */
export type DataSheet = { url: string; bytes: number }

const readManifest = createReader<Record<string, DataSheet>>(DATA_SHEET_MANIFEST, 'npm run data-sheets')

/** The PDF data sheet of a machine, or undefined if it has none. Throws if the data-sheets step has not run. */
export function findDataSheet(slug: string): DataSheet | undefined {
  return readManifest()[slug]
}

/** The key of a ready-made plan in the manifest of data sheets; its file is named after it. */
export function formatLineSheetKey(slug: string): string {
  return `line-${slug}`
}

/** The PDF of a ready-made plan, or undefined if it has none. Throws if the data-sheets step has not run. */
export function findLineSheet(slug: string): DataSheet | undefined {
  return findDataSheet(formatLineSheetKey(slug))
}
