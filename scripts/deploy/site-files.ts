import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@/lib/paths'
import { isPrecompressed, listFiles } from '@/scripts/build/export-files'
import { createCacheControl, IMMUTABLE_FOLDERS } from '@/scripts/hosting/headers'
import { findContentType, PAGE_TYPE } from './content-type'
import { DeployError } from './deploy-error'

/** The required state of a key. Most stores use the MD5 as ETag; the SHA-256 is uploaded as metadata. */
export type Entry = { type: string; cacheControl: string; size: number; md5: string; sha256: string }

/** An entry with its key, and the source of its bytes: the path of a file, or the key of a kept copy in the bucket. */
export type SiteFile = Entry & { key: string; source: { path: string } | { key: string } }

/** The order of uploads: what pages load, then the pages, and last the service worker, which caches pages at once. */
export const STAGES = ['immutable', 'other', 'page', 'worker'] as const
export type Stage = (typeof STAGES)[number]

/** Files that every export of this site has. */
const REQUIRED = ['index.html', '404.html']

/** Configuration files of other hosts, which an object store would only serve to visitors. */
const EXCLUDED = ['_headers', '_redirects']

/** Pages without an extensionless key: the home page is served at `/`, and `/404` must not exist. */
const WITH_EXTENSION_ONLY = ['index.html', '404.html']

/** Content-hashed names: any by Next, and by our own steps such as `a-0f3b5c7d.pdf`, `a-0f3b5c7d-640.avif` and `a-0f3b5c7d/b.webp`. */
const HASHED_NAME = /^_next\/|-[0-9a-f]{8,}((-\d+)?\.\w+|\/[^/]+)$/

/** The stage in which a key is uploaded. */
export function toStage(key: string, type: string): Stage {
  if (isImmutable(key)) return 'immutable'
  if (`/${key}` === paths.worker) return 'worker'
  return type === PAGE_TYPE ? 'page' : 'other'
}

/** Returns whether a key is content-hashed, so that its content never changes. */
export function isImmutable(key: string): boolean {
  return IMMUTABLE_FOLDERS.some(folder => `/${key}`.startsWith(folder))
}

/** The keys of a file: its path and, for a page, also the path without extension, which needs no redirect. */
function toKeys(path: string): string[] {
  const hasSecondKey = path.endsWith('.html') && !WITH_EXTENSION_ONLY.includes(path)
  return hasSecondKey ? [path, path.slice(0, -'.html'.length)] : [path]
}

/**
 * Reads an export as the keys that a bucket must contain.
 *
 * @throws DeployError if the folder is not an export, or contains a file that cannot be served correctly
 */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const paths = (await listFiles(folder).catch(() => [])).filter(
    path => !isPrecompressed(path) && !EXCLUDED.includes(path),
  )
  const missing = REQUIRED.find(name => !paths.includes(name))
  if (missing !== undefined) throw new DeployError(`${folder}/ is not an export of the site: it has no ${missing}.`)
  const untyped = paths.find(path => findContentType(path) === null)
  if (untyped !== undefined)
    throw new DeployError(`${untyped}: unknown content type; add its extension to scripts/deploy/content-type.ts.`)
  const unhashed = paths.find(path => isImmutable(path) && !HASHED_NAME.test(path))
  if (unhashed !== undefined)
    throw new DeployError(`${unhashed}: would be cached for a year, but its name does not change with its content.`)
  const files: SiteFile[] = []
  for (const path of paths) files.push(...(await readOne(folder, path)))
  refuseDuplicates(files)
  return files
}

async function readOne(folder: string, path: string): Promise<SiteFile[]> {
  const bytes = await readFile(join(folder, path))
  const facts = {
    type: findContentType(path) ?? '',
    size: bytes.length,
    md5: createHash('md5').update(bytes).digest('hex'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    source: { path: join(folder, path) },
  }
  return toKeys(path).map(key => ({ key, cacheControl: createCacheControl(`/${key}`), ...facts }))
}

function refuseDuplicates(files: SiteFile[]): void {
  const keys = new Set<string>()
  for (const { key } of files) {
    if (keys.has(key)) throw new DeployError(`Two files of the export have the key '${key}'.`)
    keys.add(key)
  }
}
