import { useEffect, useState } from 'react'
import { keepInEntry, readEntry } from '@/lib/navigation/entry-state'
import { saveScrollPosition } from '@/lib/navigation/use-scroll-restoration'

/** The number in a hash such as '#packaging-7' if the gallery has that sample; null for any other hash. */
export function parseApplicationHash(hash: string, count: number) {
  const [, digits] = /^#packaging-(\d{1,4})$/.exec(hash) ?? []
  const number = Number(digits)
  return number >= 1 && number <= count ? number : null
}

/** The key of a history entry's state that says that the previous entry is the gallery. */
const FROM_GALLERY = 'fromGallery'

/**
 * The sample that the viewer shows. It is read from the URL hash, so that it can be shared and closed with Back.
 * Moving through the samples replaces the history entry instead of adding new ones; closing goes back to the gallery,
 * so that Back has no step that changes nothing.
 *
 * @param count number of samples in the gallery
 */
export function useViewedApplication(count: number) {
  const [number, setNumber] = useState<number | null>(null)

  // Follows the hash, whether a link, the address bar or Back changes it.
  useEffect(() => {
    const readHash = () => setNumber(parseApplicationHash(window.location.hash, count))
    function handleHashChange({ oldURL }: HashChangeEvent) {
      readHash()
      const wasGallery = new URL(oldURL).hash === ''
      if (window.location.hash && wasGallery) keepInEntry(FROM_GALLERY, true)
    }
    readHash()
    window.addEventListener('hashchange', handleHashChange)
    window.addEventListener('popstate', readHash)
    return () => {
      window.removeEventListener('hashchange', handleHashChange)
      window.removeEventListener('popstate', readHash)
    }
  }, [count])

  function show(next: number | null) {
    const { pathname, search } = window.location
    const url = next === null ? pathname + search : `#packaging-${next}`
    window.history.replaceState(window.history.state, '', url)
    setNumber(next)
  }

  /** Moves by this many samples; after the last comes the first. */
  function step(by: number) {
    if (number !== null) show(((number - 1 + by + count) % count) + 1)
  }

  /** Closes the viewer; the gallery stays where it is. Does nothing if Back has closed it. */
  function close() {
    if (number === null) return
    if (!readEntry(FROM_GALLERY)) return show(null)
    saveScrollPosition(window.location.pathname + window.location.search, window.scrollY)
    window.history.back()
    setNumber(null)
  }

  return { number, step, close }
}
