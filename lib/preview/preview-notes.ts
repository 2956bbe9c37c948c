import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'
import type { PageHashes } from './page-hashes'

/** Paths of the pages that are new or changed, and of those that were removed, compared with the live site. */
export type PageChanges = { changed: string[]; removed: string[] }

/**
 * Shown in the bar of a preview: the time of its build, and its changes or null if the live site's hashes could not be
 * read.
 */
export type PreviewNotes = { builtAt: string; changes: PageChanges | null }

/** The preview step of the build writes this file. The path is relative to the project's root. */
export const PREVIEW_NOTES_FILE = '.cache/preview-notes.json'

/** Reads the notes of this preview. Throws if the preview step has not run. */
export const getPreviewNotes = createReader<PreviewNotes>(
  PREVIEW_NOTES_FILE,
  'npx tsx --conditions=react-server scripts/build/preview-notes.ts',
)

/** Compares the page hashes of a preview with those of the live site. */
export function findPageChanges(preview: PageHashes, live: PageHashes): PageChanges {
  return {
    changed: Object.keys(preview).filter(path => preview[path] !== live[path]),
    removed: Object.keys(live).filter(path => !(path in preview)),
  }
}
