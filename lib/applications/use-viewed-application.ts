import { useEffect, useState } from 'react'
import { keepInEntry, readEntry } from '@/lib/navigation/entry-state'
import { saveScrollPosition } from '@/lib/navigation/use-scroll-restoration'

/** The number in a hash such as '#packaging-7' if the gallery has that sample; null for any other hash. */
export function parseApplicationHash(hash: string, count: number) {
  const number = Number(/^#packaging-(\d{1,4})$/.exec(hash)?.[1] ?? Number.NaN)
  return number >= 1 && number <= count ? number : null
}

/** The name under which an entry of the history says that the gallery is the entry before it. */
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

  useEffect(() => {
    const read = () => setNumber(parseApplicationHash(window.location.hash, count))
    function handleHashChange({ oldURL }: HashChangeEvent) {
      read()
      if (window.location.hash && oldURL && new URL(oldURL).hash === '') keepInEntry(FROM_GALLERY, true)
    }
    read()
    window.addEventListener('hashchange', handleHashChange)
    window.addEventListener('popstate', read)
    return () => {
      window.removeEventListener('hashchange', handleHashChange)
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
