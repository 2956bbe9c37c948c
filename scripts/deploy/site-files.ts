import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType, mimes } from 'hono/utils/mime'
import { paths } from '@/lib/paths'
import { isPrecompressed, listFiles } from '@/scripts/build/export-files'
import { createCacheControl, IMMUTABLE_FOLDERS } from '@/scripts/hosting/headers'
import { DeployError } from './explain-error'

/** The order of uploads: what pages load, then the pages, and last the service worker, which caches pages at once. */
export const STAGES = ['immutable', 'other', 'page', 'worker'] as const

/** A key that the bucket must contain. `path` is the file with its bytes, `md5` is in hexadecimal digits as in an ETag. */
export type SiteFile = {
  key: string
  stage: (typeof STAGES)[number]
  path: string
  size: number
  md5: string
  type: string
  cacheControl: string
}

/** The Content-Types by extension: those of the local server, and what they lack. */
const TYPES = { ...mimes, vcf: 'text/vcard; charset=utf-8' }

/** Configuration files of other hosts, which an object store would only serve to visitors. */
const EXCLUDED = ['_headers', '_redirects']

/** Files that every export has. Their keys keep the extension: the home page is served at `/`, `/404` must not exist. */
const REQUIRED = ['index.html', '404.html']

/** Content-hashed names: any by Next, and by our own steps such as `a-0f3b5c7d.pdf`, `a-0f3b5c7d-640.avif` and `a-0f3b5c7d/b.webp`. */
const HASHED_NAME = /^_next\/|-[0-9a-f]{8,}((-\d+)?\.\w+|\/[^/]+)$/

/** Returns whether a key is content-hashed, so that its content never changes. */
export function isImmutable(key: string): boolean {
  return IMMUTABLE_FOLDERS.some(folder => `/${key}`.startsWith(folder))
}

/**
 * Reads an export as the keys that a bucket must contain. A page has a second key without extension, which answers
 * without a redirect.
 *
 * @throws DeployError if the folder is not an export, or contains a file that cannot be served correctly
 */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const names = (await listFiles(folder)).filter(name => !isPrecompressed(name) && !EXCLUDED.includes(name))
  const missing = REQUIRED.find(name => !names.includes(name))
  if (missing !== undefined) throw new DeployError(`${folder}/ is not an export of the site: it has no ${missing}.`)
  const files: SiteFile[] = []
  for (const name of names) {
    const type = getMimeType(name, TYPES)
    if (type === undefined)
      throw new DeployError(`${name}: unknown content type; add its extension to scripts/deploy/site-files.ts.`)
    if (isImmutable(name) && !HASHED_NAME.test(name))
      throw new DeployError(`${name}: would be cached for a year, but its name does not change with its content.`)
    const path = join(folder, name)
    const bytes = await readFile(path)
    const md5 = createHash('md5').update(bytes).digest('hex')
    const isTwofold = name.endsWith('.html') && !REQUIRED.includes(name)
    for (const key of isTwofold ? [name, name.slice(0, -'.html'.length)] : [name])
      files.push({
        key,
        stage: toStage(name),
        path,
        size: bytes.length,
        md5,
        type,
        cacheControl: createCacheControl(`/${key}`),
      })
  }
  return files
}

function toStage(name: string): SiteFile['stage'] {
  if (isImmutable(name)) return 'immutable'
  if (`/${name}` === paths.worker) return 'worker'
  return name.endsWith('.html') ? 'page' : 'other'
}
