import type { Entry } from './site-files'

/** How many requests run at once: enough to hide the way to the store, few enough for its limits. */
export const REQUESTS_AT_ONCE = 12

/** What a listing tells of an object; the ETag stands without its quotes. */
export type ListedObject = { etag: string; size: number }

/** What the store says of one object. */
export type ObjectHead = {
  etag: string
  size: number
  type: string
  cacheControl: string
  /** Null when the object was not put by a deploy. */
  sha256: string | null
}

/** A small text that is kept for a deploy itself; `modified` is the store's own time, null where it gives none. */
export type StoredText = { text: string; etag: string; modified: Date | null }

/** When a conditional write may happen: only where nothing is yet, or only over the version with this ETag. */
export type WriteCondition = 'absent' | { etag: string }

/** `refused`: the condition does not hold; `unsupported`: the store does not know conditional writes. */
export type ConditionalWrite = { outcome: 'written'; etag: string } | { outcome: 'refused' | 'unsupported' }

/** The operations of an object store that a deploy needs; every one throws what its client throws. */
export type Bucket = {
  name: string
  list: (prefix: string) => Promise<Map<string, ListedObject>>
  head: (key: string) => Promise<ObjectHead | null>
  /** Throws a DeployError for a text that is larger than any deploy writes. */
  read: (key: string) => Promise<StoredText | null>
  /** Reads the object and gives the SHA-256 of its bytes in hexadecimal digits; null when it is not there. */
  hash: (key: string) => Promise<string | null>
  put: (key: string, body: Uint8Array, entry: Entry) => Promise<void>
  putText: (key: string, text: string) => Promise<void>
  putTextIf: (key: string, text: string, condition: WriteCondition) => Promise<ConditionalWrite>
  copy: (from: string, to: string) => Promise<void>
  remove: (key: string) => Promise<void>
  /** What time it was at the store when it last answered; null before, and where its answers do not say. */
  storeTime: () => Date | null
}
