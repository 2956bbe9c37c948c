import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getBrand, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { isPageFile, listFiles } from './export-files'
import { createPreviewBar, fillPreviewBar, findPageChanges, hashPage, type PageHashes } from './preview'

/** Maximum time to wait for the live site. */
const LIVE_TIMEOUT_MS = 10_000

/** Pages that nobody opens by their address. Their hashes are not published, but a preview's bar is on them too. */
const UNLISTED = /(^|\/)(404|offline)\.html$/

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

/**
 * Publishes a hash of what each finished page of an export shows, and, in a preview, fills its bar with branch, time and
 * the pages that differ from the live site's. The list is left out if the live site's hashes cannot be read.
 */
export async function publishPageHashes(folder: string): Promise<void> {
  const names = (await listFiles(folder)).filter(isPageFile)
  const pages = await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const))
  const listed = pages.filter(([name]) => !UNLISTED.test(name))
  const hashes = Object.fromEntries(listed.map(([name, html]) => [toPath(name), hashPage(toPath(name), html)]))
  await writeFile(join(folder, paths.pageHashes), JSON.stringify(hashes))
  // Only a preview has a bar to fill.
  if (!env.preview) return
  const live = env.preview.liveUrl ? await fetchLiveHashes(env.preview.liveUrl) : null
  const changes = live && findPageChanges(hashes, live)
  const bar = createPreviewBar(
    { branch: env.preview.branch, builtAt: new Date(), changes },
    getWords().frame.preview,
    getBrand(),
  )
  for (const [name, html] of pages) await writeFile(join(folder, name), fillPreviewBar(html, bar))
  console.info(
    changes
      ? `${changes.changed.length} pages differ from the live site, ${changes.removed.length} are gone`
      : 'Not compared with the live site: its page hashes cannot be read',
  )
}

/** The address of a page: '/hi/products' of 'hi/products.html'. */
function toPath(name: string) {
  return `/${name.replace(/(^index)?\.html$/, '')}`
}
