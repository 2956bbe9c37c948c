import { useEffect, useState } from 'react'

/** The number in a hash such as '#packaging-7' if the gallery has that sample; null for any other hash. */
export function parseApplicationHash(hash: string, count: number) {
  const number = Number(/^#packaging-(\d{1,4})$/.exec(hash)?.[1] ?? Number.NaN)
  return number >= 1 && number <= count ? number : null
}

/**
 * The sample that the viewer shows. It is read from the URL hash, so that it can be shared and closed with Back.
 * Moving through the samples replaces the history entry instead of adding new ones.
 *
 * @param count number of samples in the gallery
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
    const url = next === null ? window.location.pathname : `#packaging-${next}`
    window.history.replaceState(window.history.state, '', url)
    setNumber(next)
  }

  /** Moves by this many samples; after the last comes the first. */
  function step(by: number) {
    if (number !== null) show(((number - 1 + by + count) % count) + 1)
  }

  return { number, step, close: () => show(null) }
}
