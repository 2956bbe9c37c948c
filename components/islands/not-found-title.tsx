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
    document.title = document.title.replace(/^[^|]+/, `${text} `)
  }, [text])
  return text
}
