import { runBounded } from '@/scripts/steps/run-bounded'
import { type Bucket, REQUESTS_AT_ONCE } from './bucket'
import { isSameType } from './content-type'
import { DeployError } from './deploy-error'
import type { Entry, SiteFile } from './site-files'

/** A key that a deploy replaces or deletes, where its copy goes, and what the site before the deploy had there. */
export type Backup = { from: string; to: string; entry: Entry }

/**
 * Copies aside what a deploy replaces and deletes, and makes sure that each copy holds what the site before it had
 * there. Copies of an earlier, interrupted run are looked at as well.
 *
 * @param check called before each request that writes; throws to stop
 * @returns the keys of which there is no copy, because somebody else had changed them
 * @throws DeployError when the store damages a copy
 */
export async function keepCopies(
  bucket: Bucket,
  backups: readonly Backup[],
  kept: ReadonlySet<string>,
  check: () => Promise<void>,
): Promise<string[]> {
  const changed: string[] = []
  await runBounded(backups, REQUESTS_AT_ONCE, async ({ from, to, entry }) => {
    if (kept.has(to) && (await holds(bucket, to, entry))) return
    await check()
    await bucket.copy(from, to)
    if (await holds(bucket, to, entry)) return
    await bucket.remove(to)
    if (await holds(bucket, from, entry))
      throw new DeployError(`The store damaged the kept copy of ${from}: nothing was replaced yet. Run it again.`)
    changed.push(from)
  })
  return changed
}

/** One line for keys of which no copy could be kept. */
export function formatUnkeptLine(keys: readonly string[]): string {
  return `${name(keys)} was changed by somebody else after the last deploy: no copy of it is kept, so there is no rollback beyond this deploy.`
}

/**
 * Makes sure before a rollback that each copy which it publishes still holds what the site had there.
 *
 * @param files what is about to be written; those from the export are not looked at
 * @throws DeployError when a copy is gone or was changed
 */
export async function requireKeptCopies(bucket: Bucket, files: readonly SiteFile[]): Promise<void> {
  const bad = await runBounded(files, REQUESTS_AT_ONCE, async ({ key, source, ...entry }) => {
    if (!('key' in source)) return []
    return (await holds(bucket, source.key, entry)) ? [] : [key]
  })
  const keys = bad.flat()
  if (keys.length > 0)
    throw new DeployError(
      `The kept copy of ${name(keys)} is gone or was changed: nothing was published. Check out the commit of that site and deploy it.`,
    )
}

/** Is the object there with these bytes, this type and this caching? Where the ETag is no MD5, its bytes are read. */
async function holds(bucket: Bucket, key: string, entry: Entry): Promise<boolean> {
  const head = await bucket.head(key)
  if (head === null || !isSameType(head.type, entry.type) || head.cacheControl !== entry.cacheControl) return false
  return head.etag === entry.md5 || (await bucket.hash(key)) === entry.sha256
}

function name(keys: readonly string[]): string {
  return keys.length > 1 ? `${keys[0]} (and ${keys.length - 1} more)` : `${keys[0]}`
}
