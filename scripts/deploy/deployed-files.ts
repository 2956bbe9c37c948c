import { getMimeType, mimes } from 'hono/utils/mime'
import { isPrecompressed } from '@/scripts/export/export-files'
import { FILE_TYPES } from '@/scripts/hosting/file-types'
import { isImmutable } from '@/scripts/hosting/headers'

/** Configuration files of other hosts, which an object store would only serve to visitors. */
const EXCLUDED = ['_headers', '_redirects']

/** Files that every export has. */
const REQUIRED = ['index.html', '404.html']

/** The Content-Types by extension: those that every host is told, and others that a site may put into public/. */
const TYPES = { ...mimes, ...FILE_TYPES }

/**
 * Content-hashed names: any by Next, of each language, and by our own steps `a-0f3b5c7d.glb`, `a-0f3b5c7d-640.avif`,
 * `a-0f3b5c7d/b.webp`.
 */
const HASHED_NAME = /^([a-z]{2,3}\/)?_next\/static\/|-[0-9a-f]{8,}((-\d+)?\.\w+|\/[^/]+)$/

/**
 * Returns whether a deploy uploads a file of an export. Precompressed copies are for servers of one's own: CloudFront,
 * in front of a bucket, compresses by itself.
 */
export function isDeployed(name: string): boolean {
  return !isPrecompressed(name) && !EXCLUDED.includes(name)
}

/** The Content-Type that a file is uploaded with; undefined if its extension is not known. */
export function findContentType(name: string): string | undefined {
  return getMimeType(name, TYPES)
}

/**
 * Lists why a deploy would refuse the files of an export, one message each, with the file that it is about. The check
 * of a build calls it too: a build whose export cannot be deployed fails.
 */
export function findDeployProblems(names: readonly string[]): string[] {
  const missing = REQUIRED.filter(name => !names.includes(name))
  return [
    ...missing.map(name => `${name}: missing, so that this is not an export of the site`),
    ...names
      .filter(isDeployed)
      .flatMap(name => [
        ...(findContentType(name) === undefined
          ? [`${name}: unknown content type; add its extension to scripts/hosting/file-types.ts`]
          : []),
        ...(isImmutable(`/${name}`) && !HASHED_NAME.test(name)
          ? [`${name}: would be cached for a year, but its name does not change with its content`]
          : []),
      ]),
  ]
}
