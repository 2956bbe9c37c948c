'use client'

import { useEffect } from 'react'
import { useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { clearListMessage, listMessage, type ListMessage as Message } from '@/lib/lists/list-buttons'

const NONE: Message = { text: '', outcome: 'done' }

/** How the message looks; one on a press that was done is heard only, because the button shows it. */
const LOOKS = { done: undefined, unstored: 'status wait', refused: 'status bad' } as const

/**
 * Says what the last press on a list button did. A reason why it did nothing, or not for long, shows over the page's
 * corner, as long as the status texts of forms.
 */
export function ListMessage() {
  const message = useStore(listMessage, NONE)
  const { text, outcome } = message

  useEffect(() => {
    if (message.outcome === 'done') return
    const timer = setTimeout(clearListMessage, STATUS_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <div className={outcome === 'done' ? 'vh' : 'page-status bottom-[calc(20px+var(--tray,0px))]'}>
      <p className={LOOKS[outcome]} role="status">
        {text}
      </p>
    </div>
  )
}
