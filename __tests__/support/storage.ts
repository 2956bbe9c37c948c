const AREAS = ['localStorage', 'sessionStorage'] as const

/** Makes merely touching the browser's storage throw, as a browser with blocked storage does. Returns the end of it. */
export function blockStorage(): () => void {
  const originals = AREAS.map(area => [area, Object.getOwnPropertyDescriptor(window, area)] as const)
  for (const area of AREAS) {
    Object.defineProperty(window, area, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
  return () => {
    for (const [area, descriptor] of originals) {
      if (descriptor) Object.defineProperty(window, area, descriptor)
      else Reflect.deleteProperty(window, area)
    }
  }
}

/** Empties both storages. */
export function clearStorage() {
  window.localStorage.clear()
  window.sessionStorage.clear()
}
