'use client'

import { useEffect } from 'react'
import { Corner } from '@/components/overlay/corner'
import { Notice } from '@/components/ui/notice'
import { useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { clearListMessage, listMessage, type ListMessage as Message } from '@/lib/lists/list-buttons'

const NONE: Message = { text: '', outcome: 'done' }

/** How the message looks; one on a press that was done is heard only, because the button shows it. */
const TONES = { done: null, unstored: 'wait', refused: 'bad' } as const

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
    <Corner isShown={outcome !== 'done'}>
      <Notice tone={TONES[outcome]} role="status">
        {text}
      </Notice>
    </Corner>
  )
}
