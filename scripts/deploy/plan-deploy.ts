import { isImmutable } from '@/scripts/hosting/headers'
import type { Manifest } from './deploy-manifest'
import { type SiteFile, STAGES } from './site-files'

/** How long content-hashed files outlive their site, so that tabs opened before the deployment still work. */
const DROPPED_FOR_MS = 24 * 60 * 60 * 1000

/**
 * Plans a deployment without sending requests. A file is unchanged if its ETag is its MD5 and its headers are known to
 * be the same. `during` is the manifest while keys are written, `next` the one at the end.
 */
export function planDeploy(
  files: readonly SiteFile[],
  etags: ReadonlyMap<string, string>,
  manifest: Manifest,
  now: Date,
) {
  const isStored = ({ key, md5 }: SiteFile) => etags.get(key) === md5
  const uploads = files.filter(file => !isStored(file) || manifest.files[file.key] !== formatHeaders(file))
  // Within a stage, new keys come first, because a changed page may link to a new one.
  const waves = STAGES.flatMap(stage => {
    const ofStage = uploads.filter(file => file.stage === stage)
    return [ofStage.filter(({ key }) => !etags.has(key)), ofStage.filter(({ key }) => etags.has(key))]
  })
  // If only the headers of a key change, its ETag cannot tell whether an interrupted deployment has already sent them:
  // '' makes the next deployment send them again.
  const written = uploads.map(file => [file.key, isStored(file) ? '' : formatHeaders(file)])
  const during: Manifest = { ...manifest, files: { ...manifest.files, ...Object.fromEntries(written) } }

  const wanted = new Map(files.map(file => [file.key, formatHeaders(file)]))
  const next: Manifest = { version: 1, files: Object.fromEntries(wanted), dropped: {} }
  const deletions: string[] = []
  for (const key of new Set([...Object.keys(manifest.files), ...Object.keys(manifest.dropped)])) {
    // The key is still part of the site, or is deleted already.
    if (wanted.has(key) || !etags.has(key)) continue
    const since = manifest.dropped[key] ?? now.toISOString()
    if (isImmutable(`/${key}`) && now.getTime() - Date.parse(since) < DROPPED_FOR_MS) next.dropped[key] = since
    else deletions.push(key)
  }
  return { uploads, waves, deletions, during, next }
}

/** The headers of a key as the manifest keeps them. */
function formatHeaders({ type, cacheControl, encoding }: SiteFile): string {
  return [type, cacheControl, ...(encoding ? [encoding] : [])].join(' | ')
}
