import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket, ConditionalWrite, ListedObject, WriteCondition } from './bucket'
import { formatStatus } from './explain-error'
import { hashBody, orNull, readBody, requireListing, toCopySource, unquote } from './s3-responses'
import type { Entry } from './site-files'

/**
 * The location of a bucket, by default at Amazon. Credentials and region are read from where the AWS tools store them.
 */
export type BucketLocation = { bucket: string; endpoint?: string | undefined; region?: string | undefined }

/** A request that takes longer is retried. */
const REQUEST_TIMEOUT_MS = 60_000
const CONNECTION_TIMEOUT_MS = 5_000

/** How many times a request is sent, including the first. */
const ATTEMPTS = 4

/** Opens a bucket; nothing is sent before the first operation. */
export function openS3Bucket({ bucket, endpoint, region }: BucketLocation): Bucket & { close: () => void } {
  const client = new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: CONNECTION_TIMEOUT_MS },
    // Other S3-compatible stores do not support the newer checksums; every upload has its MD5 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  let storeTime: Date | null = null
  client.middlewareStack.add(
    next => async args => {
      const result = await next(args)
      const { headers } = result.response as { headers?: Record<string, string> }
      const time = new Date(headers?.date ?? '')
      storeTime = Number.isNaN(time.getTime()) ? null : time
      return result
    },
    // The innermost step, which also sees error responses.
    { step: 'deserialize', priority: 'low', name: 'storeTime' },
  )
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  async function list(prefix: string) {
    const found = new Map<string, ListedObject>()
    let from: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from }),
      )
      requireListing(page, endpoint)
      for (const { Key, ETag, Size } of page.Contents ?? [])
        if (Key !== undefined) found.set(Key, { etag: unquote(ETag), size: Size ?? 0 })
      from = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (from !== undefined)
    return found
  }

  async function head(key: string) {
    const response = await orNull(client.send(new HeadObjectCommand(at(key))))
    return (
      response && {
        etag: unquote(response.ETag),
        size: response.ContentLength ?? 0,
        type: response.ContentType ?? '',
        cacheControl: response.CacheControl ?? '',
        sha256: response.Metadata?.sha256 ?? null,
      }
    )
  }

  async function read(key: string) {
    const response = await orNull(client.send(new GetObjectCommand(at(key))))
    if (response === null) return null
    const text = (await readBody(key, response)).toString('utf-8')
    return { text, etag: unquote(response.ETag), modified: response.LastModified ?? null }
  }

  async function hash(key: string) {
    const response = await orNull(client.send(new GetObjectCommand(at(key))))
    return response && hashBody(response)
  }

  async function put(key: string, body: Uint8Array, { type, cacheControl, sha256, md5 }: Entry) {
    const facts = { ContentType: type, CacheControl: cacheControl, Metadata: { sha256 } }
    const ContentMD5 = Buffer.from(md5, 'hex').toString('base64')
    await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentMD5, ...facts }))
  }

  const toTextPut = (key: string, text: string) => ({
    ...at(key),
    Body: Buffer.from(text),
    ContentType: 'application/json; charset=utf-8',
    CacheControl: 'no-store',
  })

  async function putTextIf(key: string, text: string, condition: WriteCondition): Promise<ConditionalWrite> {
    const header = condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: `"${condition.etag}"` }
    try {
      const response = await client.send(new PutObjectCommand({ ...toTextPut(key, text), ...header }))
      return { outcome: 'written', etag: unquote(response.ETag) }
    } catch (error) {
      const status = formatStatus(error)
      // 404: the key of If-Match was deleted; 409: another conditional write was faster.
      if (status === 412 || status === 409 || (status === 404 && condition !== 'absent')) return { outcome: 'refused' }
      if (status === 501) return { outcome: 'unsupported' }
      throw error
    }
  }

  return {
    name: bucket,
    list,
    head,
    read,
    hash,
    put,
    putTextIf,
    putText: async (key, text) => void (await client.send(new PutObjectCommand(toTextPut(key, text)))),
    copy: async (from, to) =>
      void (await client.send(new CopyObjectCommand({ ...at(to), CopySource: toCopySource(bucket, from) }))),
    remove: async key => void (await client.send(new DeleteObjectCommand(at(key)))),
    storeTime: () => storeTime,
    close: () => client.destroy(),
  }
}
