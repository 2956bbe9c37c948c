import 'server-only'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/**
 * Values of valid YAML files by the hash of their text. A build reads the catalogue in a dozen processes, and YAML is
 * slow to parse.
 */
const CACHE_FILE = '.cache/content/yaml.bin'

/** Part of each hash. Raise it when the reader refuses a text that it used to accept, or makes another value of it. */
const CACHE_VERSION = 4

/** What the file of the cache has, undefined until it has been read; and what this process has used of it or added. */
let cached: Map<string, unknown> | undefined
let used = new Map<string, unknown>()

/**
 * The plain value of a YAML text, from the cache if possible.
 * @param parse parses a text that is not in the cache; what it returns undefined for is not cached
 */
export function readThroughCache(text: string, parse: () => unknown): unknown {
  cached ??= readCache()
  const hash = createHash('sha256').update(`${CACHE_VERSION}\n${text}`).digest('base64url')
  const cache = used.has(hash) ? used : cached
  const data = cache.has(hash) ? cache.get(hash) : parse()
  if (data !== undefined) used.set(hash, data)
  return data
}

function readCache(): Map<string, unknown> {
  try {
    return deserialize(readFileSync(CACHE_FILE))
  } catch {
    // There is no cache yet, or another version of Node wrote it.
    return new Map()
  }
}

/**
 * Saves the values used by this process for the next one, and drops all others. If that fails, the next process parses
 * again.
 */
export function saveCache(): void {
  const isNew = [...used.keys()].some(hash => !cached?.has(hash))
  try {
    if (isNew) writeCache()
  } catch {
    // Without a cache the build is slower, but it works.
  }
  // A process reads the catalogue once, so keeping the values would only waste memory.
  cached = undefined
  used = new Map()
}

function writeCache(): void {
  mkdirSync(dirname(CACHE_FILE), { recursive: true })
  const draft = `${CACHE_FILE}.${process.pid}`
  writeFileSync(draft, serialize(used))
  renameSync(draft, CACHE_FILE)
}
