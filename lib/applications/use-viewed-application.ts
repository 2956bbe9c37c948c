import { useEffect, useState } from 'react'

/** The number in '#packaging-7' where it is one of the gallery's; null for any other hash. */
export function parseApplicationHash(hash: string, count: number) {
  const number = Number(/^#packaging-(\d{1,4})$/.exec(hash)?.[1] ?? Number.NaN)
  return number >= 1 && number <= count ? number : null
}

/**
 * Which sample the viewer shows: the one the address names, so that it can be shared and gone back from.
 * Stepping through the samples replaces the address instead of filling the history.
 */
export function useViewedApplication(count: number) {
  const [number, setNumber] = useState<number | null>(null)

  useEffect(() => {
    const read = () => setNumber(parseApplicationHash(window.location.hash, count))
    read()
    window.addEventListener('hashchange', read)
    window.addEventListener('popstate', read)
    return () => {
      window.removeEventListener('hashchange', read)
      window.removeEventListener('popstate', read)
    }
  }, [count])

  function show(next: number | null) {
    const address = next === null ? window.location.pathname : `#packaging-${next}`
    window.history.replaceState(window.history.state, '', address)
    setNumber(next)
  }

  /** The sample so many steps on; the last is followed by the first. */
  function step(by: number) {
    if (number !== null) show(((number - 1 + by + count) % count) + 1)
  }

  return { number, step, close: () => show(null) }
}
