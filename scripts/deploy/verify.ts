import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, REQUESTS_AT_ONCE } from './bucket'
import { isSameType } from './content-type'
import { DeployError } from './deploy-error'
import { LOCK_KEY, PRIVATE_PREFIX } from './records'
import { type SiteFile, toStage } from './site-files'

/** Throws what the store says when the bucket cannot be used; asked by a listing, because a refused HEAD gives no reason. */
export async function requireBucket(bucket: Bucket): Promise<void> {
  await bucket.list(LOCK_KEY)
}

/** Everything the bucket holds: the site's keys, and the whole keys of kept copies. */
export async function listBucket(bucket: Bucket) {
  const all = await bucket.list('')
  const listed = new Map([...all].filter(([key]) => !key.startsWith(PRIVATE_PREFIX)))
  const kept = new Set([...all.keys()].filter(key => key.startsWith(`${PRIVATE_PREFIX}kept/`)))
  return { listed, kept }
}

/**
 * Makes sure that every key is there with the right bytes, and every page with the right type.
 *
 * @param check called before each request; throws to stop
 * @throws DeployError naming the first key that is not as it must be
 */
export async function verifySite(
  bucket: Bucket,
  files: readonly SiteFile[],
  check: () => Promise<void>,
): Promise<void> {
  const { listed } = await listBucket(bucket)
  const missing = files.find(file => !listed.has(file.key))
  if (missing !== undefined) throw new DeployError(`Verification failed: ${missing.key} is not in the bucket.`)
  const doubtful = files.filter(({ key, md5, type }) => listed.get(key)?.etag !== md5 || toStage(key, type) === 'page')
  await runBounded(doubtful, REQUESTS_AT_ONCE, async ({ key, md5, sha256, type }) => {
    await check()
    const head = await bucket.head(key)
    if (head?.etag !== md5 && head?.sha256 !== sha256)
      throw new DeployError(`Verification failed: ${key} holds other bytes than were uploaded.`)
    if (!isSameType(head.type, type)) throw new DeployError(`Verification failed: ${key} has the type ${head.type}.`)
  })
}
