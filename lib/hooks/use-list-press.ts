import { useEffect, useState } from 'react'
import type { Pressed } from '@/lib/catalogue/list-press'
import { STATUS_CLEAR_MS } from '@/lib/constants'

type PressCode = { pressListButton: (button: HTMLElement) => Pressed }

const NOTHING: Pressed = { said: '', outcome: 'done' }
const NOT_LOADED: Pressed = { said: 'That did not work. Check your connection and press again.', outcome: 'refused' }

/**
 * One listener for every list button of the page, those of later pages included. Returns what the last press did; a reason why
 * it did nothing, or not for long, stands as long as the status texts of forms.
 *
 * @param load imports what a press does; the same function on every render
 */
export function useListPress(load: () => Promise<PressCode>): Pressed {
  const [pressed, setPressed] = useState(NOTHING)

  useEffect(() => {
    // A second press while the code is on its way is impatience, not a wish to undo the first.
    const waiting = new Set<HTMLElement>()
    async function press(button: HTMLElement) {
      waiting.add(button)
      const code = await load().catch(() => null)
      waiting.delete(button)
      setPressed(code ? code.pressListButton(button) : NOT_LOADED)
    }
    function handleClick({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-list]') : null
      if (button && !waiting.has(button)) void press(button)
    }
    // Capturing: inside HTML that its code has not taken over yet, React stops a press on its way.
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [load])

  useEffect(() => {
    if (pressed.outcome === 'done') return
    const timer = setTimeout(() => setPressed(NOTHING), STATUS_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [pressed])

  return pressed
}
