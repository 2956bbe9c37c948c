import { readStoredJson, writeStored } from './web-storage'

const KEY = 'scroll_places'

/** Older places are forgotten: nobody goes further back, and storage is small. */
const MOST_PLACES = 50

type Place = [address: string, y: number]

function readPlaces(): Place[] {
  const stored = readStoredJson('session', KEY)
  return Array.isArray(stored) ? stored.filter(isPlace) : []
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]) && value[1] >= 0
}

/** How far down the page with this address was read last, in CSS pixels; 0 where it is not known. */
export function readScrollPlace(address: string): number {
  return readPlaces().find(([known]) => known === address)?.[1] ?? 0
}

/** Keeps how far down a page is read, until the tab is closed. */
export function keepScrollPlace(address: string, y: number) {
  const others = readPlaces().filter(([known]) => known !== address)
  writeStored('session', KEY, JSON.stringify([...others, [address, Math.round(y)]].slice(-MOST_PLACES)))
}
