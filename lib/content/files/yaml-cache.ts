import 'server-only'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** What faultless files say, by the hash of their text: a build reads the catalogue in several processes, and YAML is slow to read. */
const CACHE_FILE = '.cache/content/yaml.bin'

/** Part of each hash. Raise it when the reader refuses what it used to take. */
const RULES = 2

let known: Map<string, unknown> | undefined
const used = new Map<string, unknown>()
let hasNew = false

function readCache(): Map<string, unknown> {
  try {
    return deserialize(readFileSync(CACHE_FILE))
  } catch {
    // None yet, or one that another version of Node wrote.
    return new Map()
  }
}

/**
 * The plain value of a YAML text.
 *
 * @param parse reads the text where the cache does not know it; undefined for a faulty one, which is not kept
 */
export function readThroughCache(text: string, parse: () => unknown): unknown {
  known ??= readCache()
  const hash = createHash('sha256').update(`${RULES}\n${text}`).digest('base64url')
  if (known.has(hash)) {
    used.set(hash, known.get(hash))
    return known.get(hash)
  }
  const data = parse()
  if (data === undefined) return undefined
  known.set(hash, data)
  used.set(hash, data)
  hasNew = true
  return data
}

/** Keeps what was read for the next process, and nothing else. Where that cannot be written, the next one reads again. */
export function saveCache(): void {
  if (hasNew) writeCache()
  // A process reads the catalogue once: the texts' values would only fill its memory from here on.
  known = undefined
  used.clear()
  hasNew = false
}

function writeCache(): void {
  try {
    mkdirSync(dirname(CACHE_FILE), { recursive: true })
    const draft = `${CACHE_FILE}.${process.pid}`
    writeFileSync(draft, serialize(used))
    renameSync(draft, CACHE_FILE)
  } catch {
    // A folder that cannot be written costs time, not the build.
  }
}
