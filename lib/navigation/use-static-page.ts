import { useEffect, useRef, useState } from 'react'
import { fetchPageContent } from './page-content'

/**
 * For a page whose script has failed: puts its pre-rendered content into the element that `place` is given to, and says when
 * it is there. Meanwhile the page counts as one without a script: controls that only a script can work do not show.
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
      // The page says so already.
      () => undefined,
    )
    return () => {
      dataset.ready = ''
    }
  }, [])

  return { place, isThere }
}
