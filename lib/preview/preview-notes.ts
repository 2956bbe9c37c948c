import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'
import type { PageHashes } from './page-hashes'

/** Pages whose content is not that of the live site. */
export type PageChanges = { changed: string[]; removed: string[] }

/** What the bar of a preview says beside its branch: when it was built, and what it changes, where the live site told. */
export type PreviewNotes = { builtAt: string; changes: PageChanges | null }

/** Written by the preview step of the build, relative to the project's root. */
export const PREVIEW_NOTES_FILE = '.cache/preview-notes.json'

/** The notes of this preview. Throws when the step never ran. */
export const getPreviewNotes = createReader<PreviewNotes>(
  PREVIEW_NOTES_FILE,
  'npx tsx --conditions=react-server scripts/build/preview-notes.ts',
)

/** Pages that are new or say something else than on the live site, and those that are gone. */
export function findPageChanges(preview: PageHashes, live: PageHashes): PageChanges {
  return {
    changed: Object.keys(preview).filter(path => preview[path] !== live[path]),
    removed: Object.keys(live).filter(path => !(path in preview)),
  }
}
