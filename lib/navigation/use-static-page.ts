import { useEffect, useRef, useState } from 'react'
import { fetchPageContent } from './page-content'

/**
 * For a page whose script has failed to load or has thrown: inserts its pre-rendered content into the element with the
 * ref `containerRef`, in which React must render nothing. `isShown` becomes true when the content is in it. It also takes
 * `data-ready` from the root element, so that the style sheet hides controls that need JavaScript, as it does without.
 */
export function useStaticPage() {
  const containerRef = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const { dataset } = document.documentElement
    fetchPageContent(window.location.pathname).then(
      nodes => {
        if (!containerRef.current || nodes.length === 0) return
        delete dataset.ready
        containerRef.current.replaceChildren(...nodes)
        setIsShown(true)
      },
      // The page already shows an error message.
      () => undefined,
    )
    // The next page has its scripts again.
    return () => {
      dataset.ready = ''
    }
  }, [])

  return { containerRef, isShown }
}
