import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '@/lib/paths'
import { isCompressedTwin, listFiles } from '@/scripts/build/export-files'
import { createCacheControl, IMMUTABLE_FOLDERS } from '@/scripts/hosting/headers'
import { findContentType, PAGE_TYPE } from './content-type'
import { DeployError } from './deploy-error'

/** What a key of the bucket must hold. `md5` is what most stores give as ETag; `sha256` goes along as metadata. */
export type Entry = { type: string; cacheControl: string; size: number; md5: string; sha256: string }

/** An entry under its key, and where its bytes come from: a file of the export, or a kept key of the bucket. */
export type SiteFile = Entry & { key: string; source: { path: string } | { key: string } }

/** The order of uploading: what pages load, the pages, and last the service worker, which takes pages as soon as it is there. */
export const STAGES = ['immutable', 'other', 'page', 'worker'] as const
export type Stage = (typeof STAGES)[number]

/** Files without which a folder is no export of this site. */
const REQUIRED = ['index.html', '404.html']

/** Instructions for other hosts, which an object store would only show to visitors. */
const NOT_FOR_STORES = ['_headers', '_redirects']

/** Pages without an extensionless twin: the start page answers at `/`, and `/404` must stay unknown. */
const WITHOUT_TWIN = ['index.html', '404.html']

/** How our own steps put the hash into a name: `a-0f3b5c7d.pdf`, `a-0f3b5c7d-640.avif`. Next has its own ways. */
const HASHED_NAME = /^_next\/|-[0-9a-f]{8,}(-\d+)?\.\w+$/

/** When a key is uploaded. */
export function toStage(key: string, type: string): Stage {
  if (isImmutable(key)) return 'immutable'
  if (`/${key}` === paths.worker) return 'worker'
  return type === PAGE_TYPE ? 'page' : 'other'
}

/** Does the key carry a hash of its content, so that what it holds never changes? */
export function isImmutable(key: string): boolean {
  return IMMUTABLE_FOLDERS.some(folder => `/${key}`.startsWith(folder))
}

/** The keys of a file: its path, and for a page its address without extension, which answers without a redirect. */
function toKeys(path: string): string[] {
  const isTwinned = path.endsWith('.html') && !WITHOUT_TWIN.includes(path)
  return isTwinned ? [path, path.slice(0, -'.html'.length)] : [path]
}

/**
 * Reads an export as the keys that a bucket must hold.
 *
 * @throws DeployError when the folder is no export, or holds a file that cannot be served as it must be
 */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const paths = (await listFiles(folder).catch(() => [])).filter(
    path => !isCompressedTwin(path) && !NOT_FOR_STORES.includes(path),
  )
  const missing = REQUIRED.find(name => !paths.includes(name))
  if (missing !== undefined) throw new DeployError(`${folder}/ is no export of the site: it has no ${missing}.`)
  const untyped = paths.find(path => findContentType(path) === null)
  if (untyped !== undefined)
    throw new DeployError(`${untyped}: no content type is known; add its ending to scripts/deploy/content-type.ts.`)
  const unhashed = paths.find(path => isImmutable(path) && !HASHED_NAME.test(path))
  if (unhashed !== undefined)
    throw new DeployError(`${unhashed}: would be cached for a year, but its name does not change with its content.`)
  const files: SiteFile[] = []
  for (const path of paths) files.push(...(await readOne(folder, path)))
  refuseDoubles(files)
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

function refuseDoubles(files: SiteFile[]): void {
  const keys = new Set<string>()
  for (const { key } of files) {
    if (keys.has(key)) throw new DeployError(`Two files of the export want the key '${key}'.`)
    keys.add(key)
  }
}
