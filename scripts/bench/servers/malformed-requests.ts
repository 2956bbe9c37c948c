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

/** Bytes to send to a server. After those that are not whole it may wait for more, as after half a request. */
export type RawRequest = { bytes: Buffer; isWhole: boolean }

/** How many of a hundred requests are no HTTP at all, are cut somewhere, hold random bytes, or announce a body that differs. */
const FOREIGN_SHARE = 0.03
const CUT_SHARE = 0.08
const NOISE_SHARE = 0.12
const UNFINISHED_SHARE = 0.08

/**
 * Requests that break HTTP, or stretch it, in as many ways as there are: the same ones for the same seed.
 *
 * @param paths addresses that the server answers, from which bad ones are made
 */
export function createMalformedRequests(seed: number, count: number, paths: readonly string[]): RawRequest[] {
  const random = createRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const often = <T>(usual: T, values: readonly T[]): T => (random() < 0.75 ? usual : pick(values))

  function createText(isUnfinished: boolean): string {
    const target = random() < 0.15 ? pick(WHOLE_TARGETS) : pick(paths) + pick(PATH_ENDINGS)
    const lines = [`${often('GET', METHODS)} ${target} ${often('HTTP/1.1', VERSIONS)}`, 'Host: localhost']
    if (random() < 0.4) lines.push(`Range: ${pick(RANGES)}`)
    for (let left = Math.floor(random() * 2.5); left > 0; left -= 1) lines.push(pick(HEADERS))
    if (!isUnfinished) return `${lines.join('\r\n')}\r\n\r\n`
    lines.push(pick(UNFINISHED_HEADERS))
    const end = pick(LINE_ENDS)
    return lines.join(end) + end + end + pick(BODIES)
  }

  function createRequest(): RawRequest {
    const kind = random()
    if (kind < FOREIGN_SHARE) return { bytes: Buffer.from(pick(FOREIGN), 'latin1'), isWhole: false }
    const isUnfinished = kind < FOREIGN_SHARE + UNFINISHED_SHARE
    const bytes = Buffer.from(createText(isUnfinished), 'latin1')
    if (random() < NOISE_SHARE) {
      for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      }
      return { bytes, isWhole: false }
    }
    if (random() < CUT_SHARE) return { bytes: bytes.subarray(0, Math.floor(random() * bytes.length)), isWhole: false }
    return { bytes, isWhole: !isUnfinished }
  }

  return Array.from({ length: count }, createRequest)
}

/** Numbers from 0 to 1 that look random and follow from the seed (the generator 'mulberry32'). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
