import type { Bucket } from './bucket'
import { DeployError } from './deploy-error'
import type { Entry } from './site-files'

/** What a deploy keeps for itself stands below this prefix, which no visitor may read. */
export const PRIVATE_PREFIX = '.deploy/'

export const LOCK_KEY = `${PRIVATE_PREFIX}lock.json`
const SITE_KEY = `${PRIVATE_PREFIX}site.json`
const PENDING_KEY = `${PRIVATE_PREFIX}pending.json`

/** A complete site: the id of the deploy that made it, when, and what its keys hold. */
export type Site = { id: string; at: string; files: Readonly<Record<string, Entry>> }

/** The site that is up, the one before it, and since when hashed files of earlier ones are no longer used. */
export type SiteRecord = { version: 1; site: Site; previous: Site | null; retired: Readonly<Record<string, string>> }

/** A deploy that has begun: its id and every key that it may have written. */
export type Pending = { version: 1; id: string; kind: 'deploy' | 'rollback'; keys: readonly string[] }

export type Records = { current: SiteRecord | null; pending: Pending | null }

/** The deploy that was interrupted before its site was complete; one that only did not tidy up is over. */
export function findOpenDeploy({ current, pending }: Records): Pending | null {
  return pending !== null && pending.id !== current?.site.id ? pending : null
}

/** Where the deploy with this id keeps what it replaces and deletes. */
export function toKeptPrefix(id: string): string {
  return `${PRIVATE_PREFIX}kept/${id}/`
}

/** Reads what the last deploys wrote down. */
export async function readRecords(bucket: Bucket): Promise<Records> {
  return { current: await readRecord(bucket, SITE_KEY), pending: await readRecord(bucket, PENDING_KEY) }
}

async function readRecord<Kind extends { version: 1 }>(bucket: Bucket, key: string): Promise<Kind | null> {
  const text = await bucket.readText(key)
  if (text === null) return null
  try {
    const record: Kind = JSON.parse(text)
    if (record.version === 1) return record
  } catch {}
  throw new DeployError(`${key} in the bucket is not what a deploy wrote. Restore it, or delete it to start afresh.`)
}

/** Writes down which site is up: the moment at which a deploy is done. */
export function writeSite(bucket: Bucket, record: SiteRecord): Promise<void> {
  return bucket.putText(SITE_KEY, JSON.stringify(record))
}

/** Writes down what is about to be uploaded, so that an interrupted deploy leaves no key that nobody knows. */
export function writePending(bucket: Bucket, pending: Pending): Promise<void> {
  return bucket.putText(PENDING_KEY, JSON.stringify(pending))
}

export function removePending(bucket: Bucket): Promise<void> {
  return bucket.remove(PENDING_KEY)
}
