import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, MAX_CONCURRENT_REQUESTS } from './bucket'
import { isSameType } from './content-type'
import { DeployError } from './deploy-error'
import type { Entry, SiteFile } from './site-files'

/** A key that a deployment replaces or deletes, the key of its copy, and its state in the previous site. */
export type Backup = { from: string; to: string; entry: Entry }

/**
 * Copies what a deployment replaces and deletes, and verifies that each copy equals the previous site's file. Verifies
 * copies of an earlier, interrupted run too.
 *
 * @param beforeRequest called before each copy; rejects to abort
 * @returns the keys that could not be kept, because somebody else had changed them
 * @throws DeployError if the store damages a copy
 */
export async function keepCopies(
  bucket: Bucket,
  backups: readonly Backup[],
  kept: ReadonlySet<string>,
  beforeRequest: () => Promise<void>,
): Promise<string[]> {
  const changed: string[] = []
  await runBounded(backups, MAX_CONCURRENT_REQUESTS, async ({ from, to, entry }) => {
    if (kept.has(to) && (await holds(bucket, to, entry))) return
    await beforeRequest()
    await bucket.copy(from, to)
    if (await holds(bucket, to, entry)) return
    await bucket.remove(to)
    if (await holds(bucket, from, entry))
      throw new DeployError(`The store damaged the kept copy of ${from}: nothing was replaced yet. Run it again.`)
    changed.push(from)
  })
  return changed
}

/** Formats a one-line warning about keys that could not be kept. */
export function formatUnkeptLine(keys: readonly string[]): string {
  return `${name(keys)} was changed by somebody else after the last deploy: no copy of it is kept, so there is no rollback beyond this deploy.`
}

/**
 * Verifies before a rollback that each copy to be published is still unchanged.
 *
 * @param files the files to be written; those from an export are ignored
 * @throws DeployError if a copy is missing or was changed
 */
export async function requireKeptCopies(bucket: Bucket, files: readonly SiteFile[]): Promise<void> {
  const bad = await runBounded(files, MAX_CONCURRENT_REQUESTS, async ({ key, source, ...entry }) => {
    if (!('key' in source)) return []
    return (await holds(bucket, source.key, entry)) ? [] : [key]
  })
  const keys = bad.flat()
  if (keys.length > 0)
    throw new DeployError(
      `The kept copy of ${name(keys)} is gone or was changed: nothing was published. Check out the commit of that site and deploy it.`,
    )
}

/** Returns whether an object has the bytes, type and caching of an entry. Downloads it if its ETag is not the MD5. */
async function holds(bucket: Bucket, key: string, entry: Entry): Promise<boolean> {
  const head = await bucket.head(key)
  if (head === null || !isSameType(head.type, entry.type) || head.cacheControl !== entry.cacheControl) return false
  return head.etag === entry.md5 || (await bucket.hash(key)) === entry.sha256
}

function name(keys: readonly string[]): string {
  return keys.length > 1 ? `${keys[0]} (and ${keys.length - 1} more)` : `${keys[0]}`
}
