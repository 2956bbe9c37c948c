/** Session storage is lost when the tab is closed; local storage remains on the device. */
export type StorageArea = 'session' | 'local'

/** Holds values that the browser cannot store, because its storage is blocked or full, until the page is left. */
const memory = { session: new Map<string, string>(), local: new Map<string, string>() }

/** The storage of an area. The getter itself throws if storage is blocked. */
function getStorage(area: StorageArea): Storage {
  return area === 'session' ? window.sessionStorage : window.localStorage
}

/** Whether the browser blocks access to its storage. */
export function isStorageBlocked(): boolean {
  try {
    void globalThis.localStorage
    return false
  } catch {
    return true
  }
}

/** The text stored under a key, or null. Never throws. */
export function readStored(area: StorageArea, key: string): string | null {
  const inMemory = memory[area].get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return getStorage(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores the text, or holds it in memory and returns false if the browser refuses. Never throws. */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    getStorage(area).setItem(key, value)
    memory[area].delete(key)
    return true
  } catch {
    memory[area].set(key, value)
    return false
  }
}

/** Whether the text under a key is held in memory only, and is lost when the page is left. */
export function isHeldInMemory(area: StorageArea, key: string): boolean {
  return memory[area].has(key)
}

/** Removes the key from the storage and from memory. Never throws. */
export function removeStored(area: StorageArea, key: string) {
  memory[area].delete(key)
  try {
    getStorage(area).removeItem(key)
  } catch {
    // Blocked storage contains nothing to remove.
  }
}

/** The sorted keys that start with the prefix. Never throws. */
export function findStoredKeys(area: StorageArea, prefix: string): string[] {
  const keys = [...memory[area].keys()]
  try {
    keys.push(...Object.keys(getStorage(area)))
  } catch {
    // Without storage, only memory has keys.
  }
  return [...new Set(keys)].filter(key => key.startsWith(prefix)).sort()
}

/** The stored JSON value, or null if it is missing or damaged. The caller must check its shape. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null')
  } catch {
    return null
  }
}
