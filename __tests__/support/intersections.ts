import { act } from '@testing-library/react'

let callbacks: IntersectionObserverCallback[] = []

/**
 * Gives the test DOM, which is new for each test file, the intersection observer that it lacks. Nothing is near until
 * `comeNear` is called.
 */
export function stubIntersections() {
  callbacks = []
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly callback: IntersectionObserverCallback) {
      callbacks.push(callback)
    }
    observe() {}
    unobserve() {}
    disconnect() {
      callbacks = callbacks.filter(callback => callback !== this.callback)
    }
    takeRecords() {
      return []
    }
  }
}

/** Brings every observed element near the view. */
export function comeNear() {
  const entry = { isIntersecting: true } as IntersectionObserverEntry
  act(() => {
    for (const callback of callbacks) callback([entry], {} as IntersectionObserver)
  })
}
