import { findStoredKeys, removeStored } from '@/lib/browser/web-storage'

const AREAS = ['localStorage', 'sessionStorage'] as const

/**
 * Gives every test of a file empty storages. `block` makes merely touching them throw until the test ends, as a browser
 * with blocked storage does.
 */
export function stubStorage() {
  const originals = AREAS.map(area => [area, Object.getOwnPropertyDescriptor(window, area)] as const)

  function block() {
    for (const area of AREAS) Object.defineProperty(window, area, { configurable: true, get: refuse })
  }

  function unblock() {
    for (const [area, descriptor] of originals) {
      if (descriptor) Object.defineProperty(window, area, descriptor)
      else Reflect.deleteProperty(window, area)
    }
  }

  afterEach(() => {
    unblock()
    // Also removes what was held in memory while storage was blocked.
    for (const area of ['local', 'session'] as const) {
      for (const key of findStoredKeys(area, '')) removeStored(area, key)
    }
  })
  return { block }
}

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
