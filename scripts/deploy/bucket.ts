import type { Entry } from './site-files'

/** Enough concurrent requests to hide the latency of the store, few enough for its limits. */
export const MAX_CONCURRENT_REQUESTS = 12

/** An object in a listing, its ETag without quotes. */
export type ListedObject = { etag: string; size: number }

/** The metadata of an object. */
export type ObjectHead = {
  etag: string
  size: number
  type: string
  cacheControl: string
  /** Null if the object was not uploaded by a deployment. */
  sha256: string | null
}

/** A record of the deployment. `modified` is the store's time, null if it does not state one. */
export type StoredText = { text: string; etag: string; modified: Date | null }

/** The condition of a write: the key must not exist yet, or must have this ETag. */
export type WriteCondition = 'absent' | { etag: string }

/** `refused`: the condition is not met; `unsupported`: the store has no conditional writes. */
export type ConditionalWrite = { outcome: 'written'; etag: string } | { outcome: 'refused' | 'unsupported' }

/** The operations of an object store that a deployment needs. Each rejects with the error of the store's client. */
export type Bucket = {
  name: string
  list: (prefix: string) => Promise<Map<string, ListedObject>>
  head: (key: string) => Promise<ObjectHead | null>
  /** Rejects with a DeployError if the text is larger than anything a deployment writes. Null if it does not exist. */
  read: (key: string) => Promise<StoredText | null>
  /** Downloads the object and computes its SHA-256 in hexadecimal digits; null if it does not exist. */
  hash: (key: string) => Promise<string | null>
  put: (key: string, body: Uint8Array, entry: Entry) => Promise<void>
  putText: (key: string, text: string) => Promise<void>
  putTextIf: (key: string, text: string, condition: WriteCondition) => Promise<ConditionalWrite>
  copy: (from: string, to: string) => Promise<void>
  remove: (key: string) => Promise<void>
  /** The Date header of the store's last response; null before the first one, or if it has none. */
  storeTime: () => Date | null
}
