/**
 * Writes the build time of a preview and the list of pages that it changes. The list is left out if the live site's
 * hashes cannot be read.
 */
import { z } from 'zod'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { createPageHashes, type PageHashes } from '@/lib/preview/page-hashes'
import { findPageChanges, PREVIEW_NOTES_FILE, type PreviewNotes } from '@/lib/preview/preview-notes'
import { writeFileAtomic } from '@/scripts/files/made-files'

/** Maximum time to wait for the live site. */
const LIVE_TIMEOUT_MS = 10_000

const pageHashesSchema = z.record(z.string(), z.string())

/** The page hashes of the live site; null if it has none yet, or they cannot be read. */
async function fetchLiveHashes(origin: string): Promise<PageHashes | null> {
  try {
    const response = await fetch(origin + paths.pageHashes, { signal: AbortSignal.timeout(LIVE_TIMEOUT_MS) })
    return response.ok ? pageHashesSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}

async function main() {
  const liveUrl = env.preview?.liveUrl
  const live = liveUrl ? await fetchLiveHashes(liveUrl) : null
  const changes = live && findPageChanges(createPageHashes(), live)
  const notes: PreviewNotes = { builtAt: new Date().toISOString(), changes }
  await writeFileAtomic(PREVIEW_NOTES_FILE, JSON.stringify(notes))
  console.info(
    changes
      ? `${changes.changed.length} pages differ from the live site, and ${changes.removed.length} of its pages are gone`
      : 'Not compared with the live site: its page hashes cannot be read',
  )
}

void main()
