import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { GetObjectCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { DeployError } from './deploy-error'
import { formatStatus } from './explain-error'

/** The records of a site of 100,000 keys and of the one before it have about this size, in bytes. */
const TEXT_LIMIT = 64 * 1024 * 1024

/**
 * Reads an object of the private prefix into memory.
 *
 * @throws DeployError when it is larger than any deploy writes
 */
export async function readBody(key: string, answer: GetObjectCommandOutput): Promise<Buffer> {
  const body = answer.Body as Readable
  const chunks: Buffer[] = []
  let size = answer.ContentLength ?? 0
  if (size <= TEXT_LIMIT) {
    size = 0
    for await (const chunk of body) {
      chunks.push(chunk)
      size += chunk.length
      if (size > TEXT_LIMIT) break
    }
  }
  if (size <= TEXT_LIMIT) return Buffer.concat(chunks)
  body.destroy()
  throw new DeployError(
    `${key} in the bucket is larger than 64 MB: no deploy wrote it. Restore it, or delete it to start afresh.`,
  )
}

/** The SHA-256 of an object's bytes in hexadecimal digits. */
export async function hashBody({ Body }: GetObjectCommandOutput): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of Body as Readable) hash.update(chunk)
  return hash.digest('hex')
}

/** A login page or a proxy may answer any request with 200: it must not pass for an empty bucket. */
export function requireListing({ Name, KeyCount, IsTruncated }: ListObjectsV2CommandOutput, endpoint = 'The store') {
  if ([Name, KeyCount, IsTruncated].some(fact => fact !== undefined)) return
  throw new DeployError(
    `${endpoint} answers, but is no object store. Check --endpoint, and whether a proxy or login page is in the way.`,
  )
}

/** An ETag without its quotes. */
export function unquote(etag = ''): string {
  return etag.replaceAll('"', '')
}

/** Escaped as a URL, but for the dollar signs of payload names, which some stores do not decode. */
export function toCopySource(bucket: string, key: string): string {
  return `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`.replaceAll('%24', '$')
}

/** Null for a key that is not there; a bucket that is not there stays an error. */
export async function orNull<Answer>(sent: Promise<Answer>): Promise<Answer | null> {
  try {
    return await sent
  } catch (error) {
    if (formatStatus(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
    throw error
  }
}
