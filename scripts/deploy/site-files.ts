import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { paths } from '@/lib/paths'
import { isPageFile, listFiles } from '@/scripts/export/export-files'
import { createCacheControl, HIDDEN_FILES, isImmutable } from '@/scripts/hosting/headers'
import { findContentType, findDeployProblems, isDeployed } from './deployed-files'
import { DeployError } from './explain-error'

/**
 * Pages that get no second key without '.html': the home page is served at `/`, and `/404` and `/hi/404` must not
 * exist.
 */
const SINGLE_KEY_PAGES = new RegExp(`^/index\\.html$|${HIDDEN_FILES}`)

/**
 * Files that are stored compressed with gzip. CloudFront compresses what it knows, but not 3-D models, which are four
 * times as large uncompressed. Not Brotli, because browsers refuse it from a store that has no HTTPS.
 */
const STORED_COMPRESSED = ['.glb']

/** The order of uploads: what pages load, then the pages, and last the service worker, which caches pages at once. */
export const STAGES = ['immutable', 'other', 'page', 'worker'] as const

/**
 * A key that the bucket must contain, and the file with its bytes. `size` is in bytes, compressed if it is stored so.
 */
export type SiteFile = {
  key: string
  stage: (typeof STAGES)[number]
  path: string
  size: number
  md5: string
  type: string
  cacheControl: string
  encoding?: 'gzip'
}

/**
 * Reads an export as the keys that a bucket must contain. A page has a second key without extension, which answers
 * without a redirect.
 */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const names = await listFiles(folder)
  const [problem] = findDeployProblems(names)
  if (problem !== undefined) throw new DeployError(`${folder}/ cannot be deployed: ${problem}.`)
  const files: SiteFile[] = []
  for (const name of names.filter(isDeployed)) {
    const type = findContentType(name) ?? ''
    const path = join(folder, name)
    const bytes = await readBody(path)
    const md5 = createHash('md5').update(bytes).digest('hex')
    const cacheControl = createCacheControl(`/${name}`)
    const encoding = isStoredCompressed(name) ? ({ encoding: 'gzip' } as const) : {}
    const file = { stage: findStage(name), path, size: bytes.length, md5, type, cacheControl, ...encoding }
    files.push({ key: name, ...file })
    if (file.stage === 'page' && !SINGLE_KEY_PAGES.test(`/${name}`))
      files.push({ key: name.slice(0, -'.html'.length), ...file })
  }
  return files
}

/** The level of gzip with the smallest result. */
const BEST_GZIP = 9

function isStoredCompressed(path: string): boolean {
  return STORED_COMPRESSED.includes(extname(path))
}

/** The bytes of a file as they are uploaded. */
export async function readBody(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return isStoredCompressed(path) ? gzipSync(bytes, { level: BEST_GZIP }) : bytes
}

function findStage(name: string): SiteFile['stage'] {
  if (isImmutable(`/${name}`)) return 'immutable'
  if (`/${name}` === paths.worker) return 'worker'
  return isPageFile(name) ? 'page' : 'other'
}
