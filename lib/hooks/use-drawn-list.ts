import { startTransition, useEffect, useMemo, useState } from 'react'
import { arrangeCards, changeList, growList } from '@/lib/catalogue/drawn-list'

/** What lies below the screen waits until nobody types: a step that has begun would hold up the next key. */
const TYPING_PAUSE_MS = 250

/**
 * How many cards of a list are in view by now: of a new list the first few, with the next frame more, and after a pause the rest,
 * a few with each frame.
 *
 * @param places of the cards to be shown, in their order
 * @param atFirst how many of the page's first list are in view at once
 */
export function useDrawnCount(places: readonly number[], atFirst: number): number {
  const [last, draw] = useState(() => ({ places, count: Math.min(atFirst, places.length), steps: 0 }))
  const drawn = last.places === places ? last : changeList(last, places)
  if (drawn !== last) draw(drawn)

  useEffect(() => {
    if (drawn.count === drawn.places.length) return undefined
    let frame: number | undefined
    function growWithFrame() {
      frame = requestAnimationFrame(() => startTransition(() => draw(growList)))
    }
    const pause = setTimeout(growWithFrame, drawn.steps === 1 ? TYPING_PAUSE_MS : 0)
    return () => {
      clearTimeout(pause)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [drawn])

  return drawn.count
}

/**
 * The order of all cards in the page, of which the last are in view.
 *
 * @param inView places of the cards in view, in their order
 * @param total how many cards there are
 */
export function useCardOrder(inView: readonly number[], total: number): readonly number[] {
  const all = useMemo(() => Array.from({ length: total }, (_, place) => place), [total])
  const [last, keep] = useState({ inView, order: arrangeCards(all, inView) })
  if (last.inView === inView) return last.order
  const order = arrangeCards(last.order, inView)
  keep({ inView, order })
  return order
}
