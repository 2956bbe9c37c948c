/** Session storage ends with the tab; local storage stays on the device. */
export type StorageArea = 'session' | 'local'

/** What a browser that blocks or has filled its storage would lose lives here until the page is left. */
const memory = { session: new Map<string, string>(), local: new Map<string, string>() }

/** The getter itself throws where storage is blocked. */
function open(area: StorageArea): Storage {
  return area === 'session' ? window.sessionStorage : window.localStorage
}

/** Whether merely touching the browser's storage throws. */
export function isStorageBlocked(): boolean {
  try {
    void globalThis.localStorage
    return false
  } catch {
    return true
  }
}

/** The stored text, or null. Never throws. */
export function readStored(area: StorageArea, key: string): string | null {
  const held = memory[area].get(key)
  if (held !== undefined) return held
  try {
    return open(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores the text, in memory where the browser refuses. Returns whether it outlasts the page. Never throws. */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    open(area).setItem(key, value)
    memory[area].delete(key)
    return true
  } catch {
    memory[area].set(key, value)
    return false
  }
}

/** Keeps the text until the page is left, and not in the browser's storage. */
export function holdStored(area: StorageArea, key: string, value: string) {
  removeStored(area, key)
  memory[area].set(key, value)
}

/** Forgets the key. Never throws. */
export function removeStored(area: StorageArea, key: string) {
  memory[area].delete(key)
  try {
    open(area).removeItem(key)
  } catch {
    // What cannot be opened holds nothing of ours.
  }
}

/** The keys that start with the prefix. Never throws. */
export function findStoredKeys(area: StorageArea, prefix: string): string[] {
  const keys = [...memory[area].keys()]
  try {
    keys.push(...Object.keys(open(area)))
  } catch {
    // Memory alone, then.
  }
  return [...new Set(keys)].filter(key => key.startsWith(prefix)).sort()
}

/** The stored JSON value, or null where there is none or it is damaged. Its shape is the caller's to check. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null')
  } catch {
    return null
  }
}
