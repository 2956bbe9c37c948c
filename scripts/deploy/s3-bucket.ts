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
import { hashBody, orNull, readBody, requireListing, toCopySource, unquote } from './s3-answers'
import type { Entry } from './site-files'

/** Where the bucket is. Without an endpoint it is Amazon's; credentials and the region come from the usual places of its tools. */
export type BucketAddress = { bucket: string; endpoint?: string | undefined; region?: string | undefined }

/** A request that takes longer than this, in milliseconds, is tried again. */
const REQUEST_TIMEOUT_MS = 60_000
const CONNECTION_TIMEOUT_MS = 5_000

/** How often one request is tried, the first time included. */
const ATTEMPTS = 4

/** Opens a bucket; nothing is sent before the first operation. */
export function openS3Bucket({ bucket, endpoint, region }: BucketAddress): Bucket & { close: () => void } {
  const client = new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? 'us-east-1' }),
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: CONNECTION_TIMEOUT_MS },
    // Other makers' stores do not know the newer checksums; the MD5 of every upload goes along anyway.
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
    // Next to the wire, so that refusals count as well.
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
    const answer = await orNull(client.send(new HeadObjectCommand(at(key))))
    return (
      answer && {
        etag: unquote(answer.ETag),
        size: answer.ContentLength ?? 0,
        type: answer.ContentType ?? '',
        cacheControl: answer.CacheControl ?? '',
        sha256: answer.Metadata?.sha256 ?? null,
      }
    )
  }

  async function read(key: string) {
    const answer = await orNull(client.send(new GetObjectCommand(at(key))))
    if (answer === null) return null
    const text = (await readBody(key, answer)).toString('utf-8')
    return { text, etag: unquote(answer.ETag), modified: answer.LastModified ?? null }
  }

  async function hash(key: string) {
    const answer = await orNull(client.send(new GetObjectCommand(at(key))))
    return answer && hashBody(answer)
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
      const answer = await client.send(new PutObjectCommand({ ...toTextPut(key, text), ...header }))
      return { outcome: 'written', etag: unquote(answer.ETag) }
    } catch (error) {
      const status = formatStatus(error)
      // 404: the version named by If-Match is gone; 409: another conditional write was faster.
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
