import { fetchOk } from '@/lib/browser/fetch-json'
import { withinLimit } from '@/lib/browser/time-limit'
import { MODEL_LIMIT_BYTES, MODEL_STALL_MS } from '@/lib/constants'

/** Why the 3-D view does not open. */
export type OpenProblem = 'unsupported' | 'network' | 'damaged' | 'tooLarge'

/** The bytes of a model, or why there are none. */
export type FetchedModel = { ok: true; bytes: ArrayBuffer } | { ok: false; problem: OpenProblem }

/** The header of a binary glTF 2.0 file: 'glTF' as a little-endian number, the version, and the length of the file. */
const HEADER_BYTES = 12
const MAGIC = 0x46546c67
const VERSION = 2

/** Whether these are the bytes of a complete binary glTF file of a version that can be read. */
export function isModel(bytes: ArrayBuffer): boolean {
  if (bytes.byteLength < HEADER_BYTES) return false
  const [magic, version, length] = new Uint32Array(bytes.slice(0, HEADER_BYTES))
  return magic === MAGIC && version === VERSION && length === bytes.byteLength
}

/**
 * Fetches a model. Stops reading as soon as it is larger than any model can be, or when no bytes come for a while.
 *
 * @param onBytes called with the number of bytes so far, uncompressed
 */
export async function fetchModel(
  url: string,
  { onBytes, signal }: { onBytes: (bytes: number) => void; signal: AbortSignal },
): Promise<FetchedModel> {
  try {
    // Asks a second time, because a preload that failed answers the first request, however long ago it was.
    const ask = () => fetchOk(url, { signal })
    const response = await withinLimit(ask().catch(ask), MODEL_STALL_MS, null)
    const reader = response?.body?.getReader()
    if (!response || !reader) return { ok: false, problem: 'network' }
    if (Number(response.headers.get('Content-Length')) > MODEL_LIMIT_BYTES) {
      await reader.cancel()
      return { ok: false, problem: 'tooLarge' }
    }
    return await readModel(reader, onBytes)
  } catch {
    // HTTP errors, a lost connection, and an aborted request, whose result nobody reads.
    return { ok: false, problem: 'network' }
  }
}

async function readModel(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<FetchedModel> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    // Null if no bytes came in time.
    const part = await withinLimit(reader.read(), MODEL_STALL_MS, null)
    if (part?.done) break
    size += part?.value.length ?? 0
    if (!part || size > MODEL_LIMIT_BYTES) {
      await reader.cancel()
      return { ok: false, problem: part ? 'tooLarge' : 'network' }
    }
    chunks.push(part.value)
    onBytes(size)
  }
  const bytes = await new Blob(chunks).arrayBuffer()
  return isModel(bytes) ? { ok: true, bytes } : { ok: false, problem: 'damaged' }
}
