import { useEffect, useState } from 'react'

/** A text is announced after a pause of this length, because it changes with every keystroke. */
const ANNOUNCE_AFTER_MS = 1000

/** Announces an answer to screen readers. It is not visible: the answer beside it shows the same sentence. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  // Another text within the pause takes its place.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  )
}
