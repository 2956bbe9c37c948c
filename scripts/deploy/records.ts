import { z } from 'zod'
import type { Bucket } from './bucket'
import { DeployError } from './deploy-error'
import type { Entry } from './site-files'

/** The prefix of a deployment's own records, which visitors cannot read. */
export const PRIVATE_PREFIX = '.deploy/'

export const LOCK_KEY = `${PRIVATE_PREFIX}lock.json`
const SITE_KEY = `${PRIVATE_PREFIX}site.json`
const PENDING_KEY = `${PRIVATE_PREFIX}pending.json`

/** S3's limit. */
const MAX_KEY_LENGTH = 1024

const id = z.string().regex(/^[\w-]{1,64}$/, 'no id')
const key = z
  .string()
  .min(1)
  .max(MAX_KEY_LENGTH)
  .refine(text => !text.startsWith(PRIVATE_PREFIX), 'a private key')
const header = z.string().regex(/^[\x20-\x7e]{1,200}$/, 'no header')
const entry: z.ZodType<Entry> = z.strictObject({
  type: header,
  cacheControl: header,
  size: z.int().nonnegative(),
  md5: z.string().regex(/^[0-9a-f]{32}$/, 'no MD5'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'no SHA-256'),
})
const site = z.strictObject({ id, at: z.iso.datetime(), files: z.record(key, entry) })
const siteRecord = z.strictObject({
  version: z.literal(1),
  site,
  previous: site.nullable(),
  retired: z.record(key, z.iso.datetime()),
})
const pendingRecord = z.strictObject({
  version: z.literal(1),
  id,
  kind: z.enum(['deploy', 'rollback']),
  keys: z.array(key).readonly(),
})
const holder = z.object({
  id,
  host: z.string().regex(/^[\w.-]{1,255}$/),
  rollback: id.optional(),
})

/** A complete site: the id and time of its deployment, and the state of each key. */
export type Site = z.infer<typeof site>

/** The current site, the previous one, and when content-hashed files of earlier sites were last used. */
export type SiteRecord = z.infer<typeof siteRecord>

/** A deployment that has begun: its id and every key that it may have written. */
export type Pending = z.infer<typeof pendingRecord>

/**
 * The holder of the lock: its id and host and, for a rollback that only has to clean up, the id of the restored site.
 */
export type Holder = z.infer<typeof holder>

export type Records = { current: SiteRecord | null; pending: Pending | null }

/**
 * The deployment that was interrupted before its site was recorded; null if there is none, or it only had to clean up.
 */
export function findOpenDeploy({ current, pending }: Records): Pending | null {
  return pending !== null && pending.id !== current?.site.id ? pending : null
}

/** The prefix of the copies that a deployment keeps of what it replaces and deletes. */
export function formatKeptPrefix(id: string): string {
  return `${PRIVATE_PREFIX}kept/${id}/`
}

/**
 * Reads the records of earlier deployments.
 *
 * @throws DeployError if a record is invalid
 */
export async function readRecords(bucket: Bucket): Promise<Records> {
  return {
    current: await readRecord(bucket, SITE_KEY, siteRecord),
    pending: await readRecord(bucket, PENDING_KEY, pendingRecord),
  }
}

async function readRecord<Kind>(bucket: Bucket, key: string, schema: z.ZodType<Kind>): Promise<Kind | null> {
  const stored = await bucket.read(key)
  if (stored === null) return null
  const { data, error } = schema.safeParse(parseJson(stored.text))
  if (error === undefined) return data
  throw new DeployError(
    `${key} in the bucket is not what a deploy wrote (${describeIssue(error)}). Restore it, or delete it to start afresh.`,
  )
}

/** Parses the holder of a lock; null if the text is invalid. */
export function parseHolder(text: string): Holder | null {
  return holder.safeParse(parseJson(text)).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Describes the first invalid field of a record, reduced to characters that are safe in a terminal. */
function describeIssue({ issues: [first] }: z.ZodError): string {
  const path = (first?.path ?? []).join('.').replace(/[^\w./$-]/g, '?')
  return path === '' ? 'it is another kind of file' : `its ${path.slice(0, 100)} is wrong`
}

/** Records the current site, which completes a deployment. */
export function writeSite(bucket: Bucket, record: SiteRecord): Promise<void> {
  return bucket.putText(SITE_KEY, JSON.stringify(record))
}

/** Records what is about to be uploaded, so that an interrupted deployment leaves no unknown keys behind. */
export function writePending(bucket: Bucket, pending: Pending): Promise<void> {
  return bucket.putText(PENDING_KEY, JSON.stringify(pending))
}

export function removePending(bucket: Bucket): Promise<void> {
  return bucket.remove(PENDING_KEY)
}
