import { fetchJson } from '@/lib/browser/fetch-json'
import { arrayOf, objectOf, orNull, parseBoolean, parseNumber, parseText } from '@/lib/parse-json'
import type { Point } from '@/lib/pictures/drawing'
import { parsePicture } from '@/lib/pictures/parse-picture'
import type { HeroMachine } from './hero-machines'

function parsePoint(json: unknown): Point {
  const [x, y] = arrayOf(parseNumber)(json)
  if (x === undefined || y === undefined) throw new Error('Not a point')
  return [x, y]
}

function parseEdge(json: unknown): readonly [Point, Point] {
  const [from, to] = arrayOf(parsePoint)(json)
  if (from === undefined || to === undefined) throw new Error('Not two points')
  return [from, to]
}

/** Parses the machines of the later slides; throws if they have another shape. */
export const parseHeroMachines = arrayOf(
  objectOf<HeroMachine>({
    slug: parseText,
    title: parseText,
    position: parseNumber,
    summary: parseText,
    caption: parseText,
    figures: arrayOf(objectOf({ name: parseText, value: parseText, unit: parseText })),
    picture: parsePicture,
    lowered: parseNumber,
    line: orNull(objectOf({ edge: parseEdge, gap: parseNumber, lengthMm: parseNumber, isShortened: parseBoolean })),
  }),
)

/**
 * Fetches what the later slides of the hero carousel show.
 *
 * @throws like fetchJson
 */
export function fetchHeroMachines(url: string): Promise<HeroMachine[]> {
  return fetchJson(url, parseHeroMachines)
}
