/** Cards that answer a key: as many as a phone shows. The rest of a wide screen's row comes with the next frame. */
export const FIRST_CARDS = 2

/** Cards that are in view with the next frame, and that follow with each further step. */
const NEXT_CARDS = 6

/** A list of cards that comes into view in steps, so that no key has to wait until a whole list is laid out. */
export type DrawnList = {
  /** Places of the cards to be shown, in their order. */
  places: readonly number[]
  /** How many of them are in view by now. */
  count: number
  /** How often it has grown. */
  steps: number
}

/** Another list in the same page, so far its first cards, and those that stand where they stood. */
export function changeList({ places: last, count }: DrawnList, places: readonly number[]): DrawnList {
  const change = places.findIndex((place, index) => place !== last[index])
  const kept = change < 0 ? count : Math.min(count, change)
  return { places, count: Math.min(places.length, Math.max(FIRST_CARDS, kept)), steps: 0 }
}

/** The list with more of its cards in view. */
export function growList({ places, count, steps }: DrawnList): DrawnList {
  const more = steps === 0 ? NEXT_CARDS - FIRST_CARDS : NEXT_CARDS
  return { places, count: Math.min(places.length, count + more), steps: steps + 1 }
}

/**
 * The order of all cards in the page: those in view last, as they follow each other; before them the others as they stand, because
 * moving a card in the page costs more than hiding it.
 */
export function arrangeCards(order: readonly number[], inView: readonly number[]): readonly number[] {
  const last = new Set(inView)
  return order.filter(place => !last.has(place)).concat(inView)
}
