import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateSW, type ManifestEntry, type RuntimeCaching } from 'workbox-build'
import { CACHE_PREFIX, FILE_CACHE, OFF_MARK, PAGE_CACHE, PICTURE_CACHE, STATIC_CACHE } from '@/lib/offline/cache-names'
import { paths } from '@/lib/paths'
import { isCompressedTwin, listFiles } from '@/scripts/build/export-files'
import { computeIntegrity } from '@/scripts/export/integrity'
import { listPageFiles } from '@/scripts/export/page-scripts'
import { INLINE_FOLDER } from '@/scripts/export/start-scripts'
import { isDataFile, isPage, isPicture, isStatic } from './worker-routes'
import { dataRules, pageRules, pictureRules, shared, staticRules } from './worker-rules'

/** How long the network may be silent before a kept page or file is shown instead, in seconds. */
const NETWORK_LIMIT_S = 5

/** Most entries of each store; the least lately used go first. A page with its data is about 60 kB, a picture 10 kB. */
const MOST_KEPT = { pages: 100, files: 200, static: 250, pictures: 400 } as const

/**
 * Kept under a query of their own, so that a visit to the page itself, or the sprite of a newer build, goes to the network
 * as everything does; what is looked up without the network finds them.
 */
const OFFLINE_PAGE = `${paths.offline}?kept`
const ICONS = '/icons.svg?kept'

/** Browsers that know AVIF or run on machines of the last years; older ones are served as well, and keep nothing. */
const BROWSERS = ['chrome >= 87', 'firefox >= 91', 'safari >= 15']

/** Where the files named by their content stand in an export. */
const STATIC_FOLDER = '_next/static'

/** How large the worker is and how many files it fetches when it is installed. */
export type WrittenWorker = { bytes: number; installed: number }

/**
 * Writes the service worker of an export, with the library's code in it.
 *
 * @param folder the finished export
 * @param version name of the build; pages kept by a worker with another one are dropped
 */
export async function writeOfflineWorker(folder: string, version: string): Promise<WrittenWorker> {
  const buildFiles = await readBuildFiles(folder)
  const page = await readFile(join(folder, 'offline.html'))
  const icons = await readFile(join(folder, 'icons.svg'))
  // A host that has other files than the build leaves the former worker in charge: their integrities do not match.
  const entries: ManifestEntry[] = [
    { url: OFFLINE_PAGE, revision: computeRevision(page), integrity: computeIntegrity(page) },
    { url: ICONS, revision: computeRevision(icons), integrity: computeIntegrity(icons) },
    // Named by their content: the browser has just loaded most of them for the page in view, and does not ask again.
    ...listPageFiles(page.toString()).map(url => ({ url, revision: null, integrity: buildFiles[url] })),
  ]
  const path = join(folder, paths.worker)
  await generateSW({
    swDest: path,
    globDirectory: folder,
    globPatterns: [],
    additionalManifestEntries: entries,
    runtimeCaching: createRoutes(version),
    cacheId: CACHE_PREFIX.slice(0, -1),
    mode: 'production',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    clientsClaim: true,
    // The network is asked while the worker still starts.
    navigationPreload: true,
    cleanupOutdatedCaches: true,
    babelPresetEnvTargets: BROWSERS,
  })
  await appendFile(
    path,
    `;const buildFiles = ${JSON.stringify(buildFiles)};${shared.join('\n')}\n${createCleaning(version)}`,
  )
  return { bytes: (await readFile(path)).length, installed: entries.length }
}

/** Integrity of each file named by its content, by path; inline scripts that became files carry it in their names. */
async function readBuildFiles(folder: string): Promise<Record<string, string>> {
  const names = (await listFiles(join(folder, STATIC_FOLDER))).map(name => `${STATIC_FOLDER}/${name}`)
  const wanted = names.filter(name => !isCompressedTwin(name) && !name.startsWith(`${INLINE_FOLDER}/`))
  return Object.fromEntries(
    await Promise.all(wanted.map(async name => [`/${name}`, computeIntegrity(await readFile(join(folder, name)))])),
  )
}

function computeRevision(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

function createRoutes(version: string): RuntimeCaching[] {
  const networkTimeoutSeconds = NETWORK_LIMIT_S
  const bound = (maxEntries: number) => ({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } })
  return [
    {
      urlPattern: isPage,
      handler: 'NetworkFirst',
      options: {
        cacheName: PAGE_CACHE + version,
        networkTimeoutSeconds,
        plugins: [pageRules],
        expiration: bound(MOST_KEPT.pages),
        precacheFallback: { fallbackURL: OFFLINE_PAGE },
      },
    },
    {
      urlPattern: isStatic,
      handler: 'CacheFirst',
      options: { cacheName: STATIC_CACHE, plugins: [staticRules], expiration: bound(MOST_KEPT.static) },
    },
    {
      urlPattern: isPicture,
      handler: 'CacheFirst',
      options: { cacheName: PICTURE_CACHE, plugins: [pictureRules], expiration: bound(MOST_KEPT.pictures) },
    },
    {
      urlPattern: isDataFile,
      handler: 'NetworkFirst',
      options: {
        cacheName: FILE_CACHE + version,
        networkTimeoutSeconds,
        plugins: [dataRules],
        expiration: bound(MOST_KEPT.files),
      },
    },
  ]
}

/** The part of the worker that drops the pages and files of former builds once it is in charge, and the mark of {@link createSwitchedOffWorker}. */
function createCleaning(version: string): string {
  const isOutdated = `name => (/^(${PAGE_CACHE}|${FILE_CACHE})/.test(name) && !name.endsWith('-${version}')) || name === '${OFF_MARK}'`
  return `self.addEventListener('activate', event => event.waitUntil(caches.keys().then(names => Promise.all(names.filter(${isOutdated}).map(name => caches.delete(name))))));\n`
}
