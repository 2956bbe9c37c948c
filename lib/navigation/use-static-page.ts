import { useEffect, useRef, useState } from 'react'
import { fetchPageContent } from './page-content'

/**
 * For a page with a failed script: inserts its pre-rendered content into the element with the ref `place`. `isThere`
 * becomes true when the content is in place. The page then counts as a page without scripts, so that controls that need
 * one are hidden.
 */
export function useStaticPage() {
  const place = useRef<HTMLDivElement>(null)
  const [isThere, setIsThere] = useState(false)

  useEffect(() => {
    const { dataset } = document.documentElement
    fetchPageContent(window.location.pathname).then(
      nodes => {
        if (!place.current || nodes.length === 0) return
        delete dataset.ready
        place.current.replaceChildren(...nodes)
        setIsThere(true)
      },
      // The page already shows an error message.
      () => undefined,
    )
    return () => {
      dataset.ready = ''
    }
  }, [])

  return { place, isThere }
}
