'use client'

import { Button } from '@/components/ui/button'
import { setSearchKey, useSearchKey } from '@/lib/search/search-key-flag'
import type { Words } from '@/lib/words/defaults'

/**
 * Turns the keyboard shortcut `/`, which opens the search, off and on. WCAG 2.1.4 requires this for single-character
 * shortcuts, for visitors who use speech input or press keys by accident.
 */
export function SearchKeySwitch({ words }: { words: Words['catalogue']['searchKey'] }) {
  const isOn = useSearchKey()
  return (
    <>
      <div className="needs-script">
        <Button onClick={() => setSearchKey(!isOn)}>{isOn ? words.turnOff : words.turnOn}</Button>
      </div>
      <p role="status">{isOn ? '' : words.isOff}</p>
    </>
  )
}
