'use client'

import { useEffect, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const readIsProduct = () => window.location.pathname.startsWith('/product/')

/**
 * 'Product not found' under /product/, else 'Page not found'. One document serves every unknown path, so the path is known
 * in the browser only; both texts take one line, so nothing shifts.
 */
export function NotFoundTitle() {
  const isProduct = useSyncExternalStore(subscribe, readIsProduct, () => false)
  const text = isProduct ? 'Product not found' : 'Page not found'
  useEffect(() => {
    function nameTab() {
      if (!document.title.startsWith(text)) document.title = document.title.replace(/^[^|]+/, `${text} `)
    }
    nameTab()
    // Next writes the page's own title once more after this effect.
    const observer = new MutationObserver(nameTab)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [text])
  return text
}
