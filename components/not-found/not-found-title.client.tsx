'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { reloadBesideEditor } from '@/lib/browser/reload-beside-editor'
import { toAddress } from '@/lib/language'
import type { Words } from '@/lib/words/defaults'

/** The path of this document never changes, so there is nothing to listen for. */
const subscribe = () => () => undefined
const readIsProduct = () => window.location.pathname.startsWith(toAddress('/product/'))

/**
 * The title of 404.html: 'Product not found' below /product/, otherwise 'Page not found'. The same document serves
 * every unknown path, so the path is known only in the browser; both texts fit one line, so the layout does not shift.
 */
export function NotFoundTitle({ words }: { words: Pick<Words['product']['notFound'], 'product' | 'page'> }) {
  const isProduct = useSyncExternalStore(subscribe, readIsProduct, () => false)
  const text = isProduct ? words.product : words.page
  // In `npm run edit`, a new page is not found until it is ready.
  useEffect(() => (process.env.NODE_ENV === 'development' ? reloadBesideEditor() : undefined), [])
  useEffect(() => {
    /** Replaces what precedes the company's name: 'Page not found | Company'. */
    function setTitle() {
      if (!document.title.startsWith(text)) document.title = document.title.replace(/^[^|]+/, `${text} `)
    }
    setTitle()
    // Next sets the document title again after this effect.
    const observer = new MutationObserver(setTitle)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [text])
  return <span>{text}</span>
}
