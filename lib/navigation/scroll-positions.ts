import { readStoredJson, writeStored } from '@/lib/browser/web-storage'

const KEY = 'scroll_positions'

/** Older positions are dropped: nobody goes further back, and storage is small. */
const MAX_POSITIONS = 50

type Position = [address: string, y: number]

function getPositions(): Position[] {
  const stored = readStoredJson('session', KEY)
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]) && value[1] >= 0
}

/** The scroll position at which the page with this address was left, in CSS pixels; 0 where it is not known. */
export function getScrollPosition(address: string): number {
  return getPositions().find(([known]) => known === address)?.[1] ?? 0
}

/** Saves the scroll position of a page, in CSS pixels, until the tab is closed. */
export function saveScrollPosition(address: string, y: number) {
  const others = getPositions().filter(([known]) => known !== address)
  writeStored('session', KEY, JSON.stringify([...others, [address, Math.round(y)]].slice(-MAX_POSITIONS)))
}
