import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateSW, type ManifestEntry } from 'workbox-build'
import { CACHE_ID, CACHE_PREFIX, KILL_SWITCH_CACHE } from '@/lib/offline/cache-names'
import { paths } from '@/lib/paths'
import { isPrecompressed, listFiles } from '@/scripts/build/export-files'
import { computeIntegrity } from '@/scripts/export/integrity'
import { listPageFiles } from '@/scripts/export/page-scripts'
import { createRuntimeCaching, OFFLINE_PAGE } from './runtime-caching'
import { helperFunctions } from './worker-rules'

/** The query keeps the precached copy apart from normal requests: see OFFLINE_PAGE. */
const ICONS = '/icons.svg?kept'

/**
 * Babel targets. Older browsers get the site without offline support. The targets are older than the supported browsers
 * (scripts/checks/browser-features/floor.ts), so that recent unsupported ones can still work offline.
 */
const BABEL_TARGETS = ['chrome >= 87', 'firefox >= 91', 'safari >= 15']

/** The folder of content-hashed files in an export. */
const STATIC_FOLDER = '_next/static'

/** The size of the worker, and the number of files that it fetches when it is installed. */
export type WrittenWorker = { bytes: number; precached: number }

/**
 * Writes the service worker into an export, with Workbox's code included.
 *
 * @param folder the finished export
 * @param version the id of the build; the worker deletes pages and data of other versions
 */
export async function writeOfflineWorker(folder: string, version: string): Promise<WrittenWorker> {
  const buildFiles = await readBuildFiles(folder)
  const page = await readFile(join(folder, 'offline.html'))
  const icons = await readFile(join(folder, 'icons.svg'))
  // If the host serves files from another build, integrity checks fail and the previous worker stays active.
  const entries: ManifestEntry[] = [
    { url: OFFLINE_PAGE, revision: computeRevision(page), integrity: computeIntegrity(page) },
    { url: ICONS, revision: computeRevision(icons), integrity: computeIntegrity(icons) },
    // Content-hashed: the browser has most of them in its HTTP cache from the current page.
    ...listPageFiles(page.toString()).map(url => ({ url, revision: null, integrity: buildFiles[url] })),
  ]
  const path = join(folder, paths.worker)
  await generateSW({
    swDest: path,
    globDirectory: folder,
    globPatterns: [],
    additionalManifestEntries: entries,
    runtimeCaching: createRuntimeCaching(version),
    cacheId: CACHE_ID,
    mode: 'production',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    clientsClaim: true,
    // The browser sends the request for a page while the worker is still starting.
    navigationPreload: true,
    cleanupOutdatedCaches: true,
    babelPresetEnvTargets: BABEL_TARGETS,
  })
  // Workbox serialises these functions, so they cannot use imports. Appended here: their helpers and `buildFiles`.
  const helpers = helperFunctions.map(String).join('\n')
  const globals = `;const buildFiles = ${JSON.stringify(buildFiles)};${helpers}\n`
  await appendFile(path, globals + createCleanupScript(version))
  return { bytes: (await readFile(path)).length, precached: entries.length }
}

/** Integrity of each content-hashed file, by URL path. */
async function readBuildFiles(folder: string): Promise<Record<string, string>> {
  const files = await listFiles(join(folder, STATIC_FOLDER))
  const names = files.filter(name => !isPrecompressed(name)).map(name => `${STATIC_FOLDER}/${name}`)
  return Object.fromEntries(
    await Promise.all(names.map(async name => [`/${name}`, computeIntegrity(await readFile(join(folder, name)))])),
  )
}

function computeRevision(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** The part of the worker that, on activation, deletes the caches of previous builds and the marker of the kill switch. */
function createCleanupScript(version: string): string {
  // 'files' is what earlier builds called their data.
  const prefixes = ['pages', 'data', 'files'].map(kind => `${CACHE_PREFIX}${kind}-`).join('|')
  const isOutdated = `name => (/^(${prefixes})/.test(name) && !name.endsWith('-${version}')) || name === '${KILL_SWITCH_CACHE}'`
  return `self.addEventListener('activate', event => event.waitUntil(caches.keys().then(names => Promise.all(names.filter(${isOutdated}).map(name => caches.delete(name))))));\n`
}
