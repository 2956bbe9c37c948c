import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, MAX_CONCURRENT_REQUESTS } from './bucket'
import { isSameType } from './content-type'
import { DeployError } from './deploy-error'
import { LOCK_KEY, PRIVATE_PREFIX } from './records'
import { type SiteFile, toStage } from './site-files'

/** Rejects with the store's error if a bucket is unusable. Lists it, because a failed HEAD request gives no reason. */
export async function requireBucket(bucket: Bucket): Promise<void> {
  await bucket.list(LOCK_KEY)
}

/** Lists the bucket: `listed` has the site's keys, `kept` the full keys of kept copies. */
export async function listBucket(bucket: Bucket) {
  const all = await bucket.list('')
  const listed = new Map([...all].filter(([key]) => !key.startsWith(PRIVATE_PREFIX)))
  const kept = new Set([...all.keys()].filter(key => key.startsWith(`${PRIVATE_PREFIX}kept/`)))
  return { listed, kept }
}

/**
 * Verifies that every key has the right bytes, and every page the right type.
 *
 * @param beforeRequest called before each request; rejects to abort
 * @throws DeployError with the first wrong key
 */
export async function verifySite(
  bucket: Bucket,
  files: readonly SiteFile[],
  beforeRequest: () => Promise<void>,
): Promise<void> {
  const { listed } = await listBucket(bucket)
  const missing = files.find(file => !listed.has(file.key))
  if (missing !== undefined) throw new DeployError(`Verification failed: ${missing.key} is not in the bucket.`)
  const doubtful = files.filter(({ key, md5, type }) => listed.get(key)?.etag !== md5 || toStage(key, type) === 'page')
  await runBounded(doubtful, MAX_CONCURRENT_REQUESTS, async ({ key, md5, sha256, type }) => {
    await beforeRequest()
    const head = await bucket.head(key)
    if (head?.etag !== md5 && head?.sha256 !== sha256)
      throw new DeployError(`Verification failed: ${key} has other bytes than were uploaded.`)
    if (!isSameType(head.type, type)) throw new DeployError(`Verification failed: ${key} has the type ${head.type}.`)
  })
}
