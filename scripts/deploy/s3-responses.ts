import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { GetObjectCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { DeployError } from './deploy-error'
import { formatStatus } from './explain-error'

/** About the size in bytes of the records of two sites with 100,000 keys each. */
const TEXT_LIMIT = 64 * 1024 * 1024

/**
 * Reads an object with the private prefix into memory.
 *
 * @throws DeployError if it is larger than anything a deployment writes
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

/** Throws a DeployError unless a response is a listing: a login page or proxy may respond to any request with 200. */
export function requireListing({ Name, KeyCount, IsTruncated }: ListObjectsV2CommandOutput, endpoint = 'The store') {
  if ([Name, KeyCount, IsTruncated].some(fact => fact !== undefined)) return
  throw new DeployError(
    `${endpoint} responds, but is not an object store. Check --endpoint, and whether a proxy or login page responds instead.`,
  )
}

/** An ETag without its quotes. */
export function unquote(etag = ''): string {
  return etag.replaceAll('"', '')
}

/** Escapes a key for CopySource, except the dollar signs in payload names, which some stores do not decode. */
export function toCopySource(bucket: string, key: string): string {
  return `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`.replaceAll('%24', '$')
}

/** Resolves to null if the key does not exist. A missing bucket is still an error. */
export async function orNull<Response>(sent: Promise<Response>): Promise<Response | null> {
  try {
    return await sent
  } catch (error) {
    if (formatStatus(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
    throw error
  }
}
