import {
  BODIES,
  FOREIGN,
  HEADERS,
  LINE_ENDS,
  METHODS,
  PATH_ENDINGS,
  RANGES,
  UNFINISHED_HEADERS,
  VERSIONS,
  WHOLE_TARGETS,
} from './malformed-parts'

/** Bytes to send to a server. After an incomplete request the server may wait for more. */
export type RawRequest = { bytes: Buffer; isComplete: boolean }

/** The share of requests that are not HTTP, are truncated, contain random bytes, or announce a different body. */
const FOREIGN_SHARE = 0.03
const CUT_SHARE = 0.08
const NOISE_SHARE = 0.12
const UNFINISHED_SHARE = 0.08

/**
 * Creates random requests that violate HTTP or use its corner cases. The same seed gives the same requests.
 *
 * @param paths valid paths of the server, from which invalid ones are made
 */
export function createMalformedRequests(seed: number, count: number, paths: readonly string[]): RawRequest[] {
  const random = createRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const pickOrUsual = <T>(usual: T, values: readonly T[]): T => (random() < 0.75 ? usual : pick(values))

  function createText(isUnfinished: boolean): string {
    const target = random() < 0.15 ? pick(WHOLE_TARGETS) : pick(paths) + pick(PATH_ENDINGS)
    const lines = [`${pickOrUsual('GET', METHODS)} ${target} ${pickOrUsual('HTTP/1.1', VERSIONS)}`, 'Host: localhost']
    if (random() < 0.4) lines.push(`Range: ${pick(RANGES)}`)
    for (let left = Math.floor(random() * 2.5); left > 0; left -= 1) lines.push(pick(HEADERS))
    if (!isUnfinished) return `${lines.join('\r\n')}\r\n\r\n`
    lines.push(pick(UNFINISHED_HEADERS))
    const end = pick(LINE_ENDS)
    return lines.join(end) + end + end + pick(BODIES)
  }

  function createRequest(): RawRequest {
    const kind = random()
    if (kind < FOREIGN_SHARE) return { bytes: Buffer.from(pick(FOREIGN), 'latin1'), isComplete: false }
    const isUnfinished = kind < FOREIGN_SHARE + UNFINISHED_SHARE
    const bytes = Buffer.from(createText(isUnfinished), 'latin1')
    if (random() < NOISE_SHARE) {
      for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      }
      return { bytes, isComplete: false }
    }
    if (random() < CUT_SHARE)
      return { bytes: bytes.subarray(0, Math.floor(random() * bytes.length)), isComplete: false }
    return { bytes, isComplete: !isUnfinished }
  }

  return Array.from({ length: count }, createRequest)
}

/** A seeded random number generator (mulberry32): numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
