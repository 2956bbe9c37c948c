'use client'

import { useEffect } from 'react'
import { Corner } from '@/components/overlay/corner'
import { Notice } from '@/components/ui/notice'
import { useStore } from '@/lib/browser/store'
import { STATUS_CLEAR_MS } from '@/lib/constants'
import { clearListChange, type ListChange, listChange } from '@/lib/lists/machine-list'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** Tones by outcome. Null: only announced by screen readers, not shown, because the button shows what it has done. */
const TONES = { added: null, removed: null, unstored: 'wait', full: 'bad', otherProcess: 'bad' } as const

/**
 * Announces the result of the last press on a list button. If the machine was not added, or is not stored, the reason
 * is shown in the corner of the window for STATUS_CLEAR_MS.
 */
export function ListMessage({ words }: { words: Words['lists']['changes'] }) {
  const change = useStore(listChange, null)
  const tone = change && TONES[change.outcome]

  useEffect(() => {
    // A text that is only announced takes no space, so it need not be cleared.
    if (!change || TONES[change.outcome] === null) return
    const timer = setTimeout(clearListChange, STATUS_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [change])

  return (
    <Corner isShown={tone !== null}>
      <Notice tone={tone} role="status">
        {change && formatChange(change, words)}
      </Notice>
    </Corner>
  )
}

/** What a press has done, or why it has done nothing: 'X is in your comparison.' */
function formatChange({ list, title, outcome }: ListChange, words: Words['lists']['changes']) {
  const texts = words[list]
  if (outcome === 'full') return texts.full
  if (outcome === 'otherProcess') return words.compare.otherProcess
  if (outcome === 'unstored') return `${fill(texts.added, { title })} ${words.unstored}`
  return fill(texts[outcome], { title })
}
