import { readStoredJson, writeStored } from '@/lib/browser/web-storage'

const KEY = 'scroll_positions'

/** Older positions are dropped, because hardly anybody goes back further and storage is limited. */
const MAX_POSITIONS = 50

type Position = [url: string, y: number]

function getPositions(): Position[] {
  const stored = readStoredJson('session', KEY)
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]) && value[1] >= 0
}

/** The scroll position at which the page with this URL was left, in CSS pixels; 0 if it is unknown. */
export function getScrollPosition(url: string): number {
  return getPositions().find(([known]) => known === url)?.[1] ?? 0
}

/** Saves the scroll position of a page, in CSS pixels, until the tab is closed. */
export function saveScrollPosition(url: string, y: number) {
  const others = getPositions().filter(([known]) => known !== url)
  writeStored('session', KEY, JSON.stringify([...others, [url, Math.round(y)]].slice(-MAX_POSITIONS)))
}
