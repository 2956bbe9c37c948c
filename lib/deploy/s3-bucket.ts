import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket, ConditionalWrite, ListedObject, WriteCondition } from './bucket'
import { DeployError } from './deploy-error'
import { toStatus } from './explain-error'
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
        modified: answer.LastModified ?? new Date(0),
      }
    )
  }

  async function readText(key: string) {
    const answer = await orNull(client.send(new GetObjectCommand(at(key))))
    return answer?.Body?.transformToString('utf-8') ?? null
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
      const status = toStatus(error)
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
    readText,
    put,
    putTextIf,
    putText: async (key, text) => void (await client.send(new PutObjectCommand(toTextPut(key, text)))),
    copy: async (from, to) =>
      void (await client.send(new CopyObjectCommand({ ...at(to), CopySource: toCopySource(bucket, from) }))),
    remove: async key => void (await client.send(new DeleteObjectCommand(at(key)))),
    close: () => client.destroy(),
  }
}

/** A login page or a proxy may answer any request with 200: it must not pass for an empty bucket. */
function requireListing({ Name, KeyCount, IsTruncated }: ListObjectsV2CommandOutput, endpoint = 'The store') {
  if ([Name, KeyCount, IsTruncated].some(fact => fact !== undefined)) return
  throw new DeployError(
    `${endpoint} answers, but is no object store. Check --endpoint, and whether a proxy or login page is in the way.`,
  )
}

function unquote(etag = ''): string {
  return etag.replaceAll('"', '')
}

/** Escaped as a URL, but for the dollar signs of payload names, which some stores do not decode. */
function toCopySource(bucket: string, key: string): string {
  return `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`.replaceAll('%24', '$')
}

/** Null for a key that is not there; a bucket that is not there stays an error. */
async function orNull<Answer>(sent: Promise<Answer>): Promise<Answer | null> {
  try {
    return await sent
  } catch (error) {
    if (toStatus(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
    throw error
  }
}
