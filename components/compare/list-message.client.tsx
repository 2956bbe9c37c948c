'use client'

import { useEffect } from 'react'
import { Corner } from '@/components/overlay/corner'
import { Notice } from '@/components/ui/notice'
import { useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { clearListMessage, listMessage, type ListMessage as Message } from '@/lib/lists/list-buttons'

const NONE: Message = { text: '', outcome: 'done' }

/** Tones by outcome. 'done' is announced only, because the button already shows it. */
const TONES = { done: null, unstored: 'wait', refused: 'bad' } as const

/**
 * Announces the result of the last press on a list button. If the machine was not added, or is not stored, the reason
 * is shown in the corner of the window for as long as the status texts of forms.
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
