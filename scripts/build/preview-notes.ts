/**
 * Writes the build time of a preview and the list of pages that it changes. The list is left out if the live site does
 * not respond.
 */
import { z } from 'zod'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { createPageHashes, type PageHashes } from '@/lib/preview/page-hashes'
import { findPageChanges, PREVIEW_NOTES_FILE, type PreviewNotes } from '@/lib/preview/preview-notes'
import { writeFileAtomic } from '@/scripts/files/write-file-atomic'

/** Maximum time to wait for the live site. */
const LIVE_LIMIT_MS = 10_000

const pageHashes = z.record(z.string(), z.string())

/** The page hashes of the live site; null if it has none yet, or they cannot be read. */
async function fetchLiveHashes(origin: string): Promise<PageHashes | null> {
  try {
    const answer = await fetch(origin + paths.pageHashes, { signal: AbortSignal.timeout(LIVE_LIMIT_MS) })
    return answer.ok ? pageHashes.parse(await answer.json()) : null
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
    changes ? `${changes.changed.length} pages differ from the live site` : 'The live site could not be asked',
  )
}

void main()
