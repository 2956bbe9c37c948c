import { useEffect, useState } from 'react'

/** A text is announced after a pause of this length, because it changes with every keystroke. */
const ANNOUNCE_AFTER_MS = 1000

/** Says an answer to screen readers; the visible answer has the same sentence. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
