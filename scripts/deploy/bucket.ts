import { createHash } from 'node:crypto'
import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3'
import { DeployError, getStatus } from './explain-error'

/** The headers with which visitors get an object: Content-Type, Cache-Control and Content-Encoding. */
type ObjectHeaders = { type: string; cacheControl: string; encoding?: 'gzip' }

/** The headers of the objects that only deployments read, such as the lock. */
const PRIVATE: ObjectHeaders = { type: 'application/json; charset=utf-8', cacheControl: 'no-store' }

/** A request that takes longer is retried. */
const REQUEST_TIMEOUT_MS = 60_000
const CONNECTION_TIMEOUT_MS = 5_000

/** How many times a request is sent, including the first. */
const ATTEMPTS = 4

export type Bucket = ReturnType<typeof openBucket>

/**
 * Opens a bucket, by default at Amazon; nothing is sent before the first operation. Credentials and region are read
 * from where the AWS tools store them. The operations reject with the errors of the store's client.
 *
 * @param Bucket the name of the bucket; names with a capital are those that the client takes
 * @param endpoint the URL of another store than Amazon's
 */
export function openBucket(Bucket: string, endpoint?: string, region?: string) {
  const s3 = new S3({
    ...(region !== undefined && { region }),
    // Stores other than Amazon's have one host name for all buckets, and most ignore the region.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: CONNECTION_TIMEOUT_MS },
    // Other S3-compatible stores do not support the newer checksums; every upload has its MD5 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  /** Lists the ETag of each key, without quotes. In most stores it is the MD5 of the object. */
  async function list(): Promise<Map<string, string>> {
    const etags = new Map<string, string>()
    let isCut = false
    for await (const page of paginateListObjectsV2({ client: s3, stopOnSameToken: true }, { Bucket })) {
      if (page.Name === undefined && page.KeyCount === undefined && page.IsTruncated === undefined)
        throw new DeployError(
          `${endpoint ?? 'The store'} responds, but is not an object store. Check --endpoint, and whether a proxy or login page responds instead.`,
        )
      for (const { Key = '', ETag = '' } of page.Contents ?? []) etags.set(Key, ETag.replaceAll('"', ''))
      isCut = page.IsTruncated === true
    }
    // The client stops when the store hands out the same page again and again.
    if (isCut) throw new DeployError('The store listed only a part of the bucket: stopped. Run the deploy again.')
    return etags
  }

  /** Reads the text of an object; null if it does not exist. */
  async function read(Key: string): Promise<string | null> {
    try {
      const { Body } = await s3.getObject({ Bucket, Key })
      return (await Body?.transformToString()) ?? ''
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null
      throw error
    }
  }

  async function put(Key: string, Body: string | Uint8Array, headers = PRIVATE, IfNoneMatch?: '*'): Promise<void> {
    const ContentMD5 = createHash('md5').update(Body).digest('base64')
    const { type: ContentType, cacheControl: CacheControl, encoding: ContentEncoding } = headers
    await s3.putObject({ Bucket, Key, Body, ContentMD5, ContentType, CacheControl, ContentEncoding, IfNoneMatch })
  }

  /** Writes an object unless it exists, and returns whether it was written: always, if the store has no conditions. */
  async function putIfAbsent(key: string, body: string): Promise<boolean> {
    try {
      // Only if there is no object of any version: '*' stands for all ETags.
      await put(key, body, PRIVATE, '*')
    } catch (error) {
      // 412: the object exists. 409: another conditional write was faster. 501: the store refuses conditions.
      if ([409, 412].includes(getStatus(error))) return false
      if (getStatus(error) !== 501) throw error
      await put(key, body)
    }
    return true
  }

  async function remove(Key: string): Promise<void> {
    await s3.deleteObject({ Bucket, Key })
  }

  return { list, read, put, putIfAbsent, remove }
}
