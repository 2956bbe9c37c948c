import { useEffect, useState } from 'react'
import { STATUS_CLEAR_MS } from '@/lib/constants'

/** A text of the page's status region: `say` shows it for as long as the status texts of forms stand. */
export function usePageStatus() {
  const [text, say] = useState('')

  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => say(''), STATUS_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [text])

  return { text, say }
}
