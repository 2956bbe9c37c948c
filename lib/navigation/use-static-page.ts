import { useEffect, useRef, useState } from 'react'
import { fetchOk } from '@/lib/browser/fetch-json'

/**
 * For a page whose script has failed to load or has thrown: inserts its pre-rendered content into the element with the
 * ref `containerRef`, in which React must render nothing. `isShown` becomes true when the content is in it. It also
 * removes `data-ready` from the root element, so that the style sheet hides the controls that need JavaScript.
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

/** Fetches a page of this site and returns the children of its main element as pre-rendered; scripts do not run. */
async function fetchPageContent(url: string): Promise<ChildNode[]> {
  const response = await fetchOk(url)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...(page.getElementById('main')?.childNodes ?? [])]
}
