import { getWords } from '@/lib/content/content'
import { getPicture } from '@/lib/pictures/manifest'
import { findReadyPlansWith } from '@/lib/ready-plans/ready-plans'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import type { Place } from '@/lib/trade/planner/places'
import { drawFloorSpace } from '@/lib/trade/product/floor-space'
import type { Product } from '@/lib/trade/product/product'
import { createSpecificationRows } from '@/lib/trade/product/specification-rows'

// Heights are estimates in CSS pixels of a window of 1280 × 800 px. One of the two columns of a machine's page may end
// before the other, so an estimate need not be closer than about fifty. The numbers were measured on pages: the height
// of a line or a row, of all that is the same on every page, and the letters of a line.

/** The number of lines that a text takes with so many letters a line. */
const countLines = (text: string, lettersPerLine: number) => Math.ceil(text.length / lettersPerLine)

/** The greatest height of the picture, and the width of its column without padding. */
const PICTURE = { height: 480, width: 785 }

/** The room that the drawing of the floor space has in the wide column. */
export const DRAWING_ROOM = { width: 750, height: 320 }

/** How much more room there is in a window of 1920 × 1080 px, which has a higher picture. */
const MORE_IF_LARGE = 110

/**
 * The room in the narrow column below the name, key figures and actions: the height of the wide column (picture, what
 * the machine does, specifications, tabs, views, floor space) less that of the top of the narrow one, in the middle
 * between both windows.
 */
export function estimateRoom(product: Product): number {
  const { slug, title, picture, stations, summary, whatItDoes, bullets, isTypical } = product
  const { width, height } = getPicture(picture)
  const shown = Math.min(PICTURE.height, (PICTURE.width * height) / width)
  // 120 for the button of the 3-D view and the gaps, 75 for each row of the stations, which stand in two columns.
  const view = shown + 120 + 75 * Math.ceil(stations.length / 2)
  // Each point has a gap of 16 and lines of 23. Half of the sum, because they stand in two columns.
  const points = bullets.reduce((sum, bullet) => sum + 16 + 23 * countLines(bullet, 46), 0) / 2
  // Its heading, and lines of 27.
  const work = 75 + 27 * countLines(whatItDoes, 80)
  const [furtherViews, tabs] = [VIEWS_HEIGHT, 125 + points]
  const wide = view + work + estimateSpecifications(product) + furtherViews + tabs + estimateFloor(product)
  // JobLine is there for a machine that a ready plan uses.
  const jobLine = findReadyPlansWith(slug).length > 0 ? 110 : 0
  // Lines of the title and of the summary, the note on typical figures, JobLine, and what is the same on every page.
  const top = 41 * countLines(title, 19) + 25 * countLines(summary ?? '', 48) + (isTypical ? 40 : 0) + jobLine + 490
  return wide - top + MORE_IF_LARGE / 2
}

/**
 * The rows of a machine's specifications: of figures, two stand in one row, of which every other has two lines, those of
 * models have one each, and words as many lines as they need.
 */
function estimateSpecifications(product: Product) {
  const rows = createSpecificationRows(product, getWords().product.specification)
  return rows.reduce((sum, row) => {
    if (!('figure' in row)) return sum + 17 + 23 * countLines(row.words, 78)
    return sum + ('perModel' in row.figure && row.figure.perModel ? 55 : 27)
  }, 105)
}

/** The floor space: its drawing, and all around it, the fit check included. */
function estimateFloor(product: Product) {
  if (!product.size || !standsOnFloor(product)) return 0
  const { viewBox, scale } = drawFloorSpace(product.size, DRAWING_ROOM)
  return 310 + viewBox[3] * scale
}

/** The height of the further views in the wide column, and in the narrow one. */
const VIEWS_HEIGHT = 350
const VIEWS_HEIGHT_BESIDE = 280

/** The height of a row with a small picture. */
const ROW_HEIGHT = 77

/** The heights of parts in the narrow column, each with its heading and the gap above it. */
export const SIDE_HEIGHTS = {
  applications: (count: number) => (count > 0 ? 116 + ROW_HEIGHT * count : 0),
  needs: (count: number) => 106 + 24 * count,
  /**
   * @param addedTo how many machines it can be added to
   * @param plans how many ready plans use it
   */
  line: (places: readonly Place[], addedTo: number, plans: number) =>
    places.reduce((sum, place) => sum + estimatePlace(place), 115) +
    (addedTo > 0 ? 36 + 46 * addedTo : 0) +
    (plans > 0 ? 36 + 44 * Math.ceil(plans / 2) : 0),
  service: 290,
}

/** The height of a machine's place in a line: its labels, lines of 27 with the steps, and of 23 with the styles. */
function estimatePlace({ before, after, styles }: Place) {
  const countNamed = (named: readonly { name: string }[], letters: number) =>
    Math.max(1, countLines(named.map(({ name }) => name).join(' · '), letters))
  return 123 + 27 * (countNamed(before, 42) + countNamed(after, 42)) + 23 * countNamed(styles, 44)
}

/** By how much rows may be higher than the room: see the first lines. */
const TOLERANCE = 100

/** What is left empty in the narrow column, or in the wide one if it is negative, which counts twice. */
const rateEmpty = (empty: number) => (empty < 0 ? -2 * empty : empty)

/**
 * How the room that is left in the narrow column is filled best: with so many rows of the related machines (`rows`; with
 * 0 they are below both columns), and with the further views or without, which then are in the wide column.
 */
export function fillRoom(room: number, related: number): { rows: number; hasViews: boolean } {
  const ways = [false, true].map(hasViews => {
    const left = hasViews ? room - VIEWS_HEIGHT - VIEWS_HEIGHT_BESIDE : room
    const rows = Math.min(countFittingRows(left), related)
    return { rows, hasViews, cost: rateEmpty(left - SIDE_HEIGHTS.applications(rows)) }
  })
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best))
}

/** The most machines whose rows fit the room, each as high as that of an application; 0 for room of less than two. */
function countFittingRows(room: number): number {
  const count = Math.floor((room + TOLERANCE - SIDE_HEIGHTS.applications(1)) / ROW_HEIGHT) + 1
  return count > 1 ? count : 0
}

/**
 * The indexes of those heights whose sum is closest to the room. What is beyond it counts twice, because it leaves as
 * much empty in the wide column, which shows more than in the narrow one.
 */
export function pickFitting(heights: readonly number[], room: number): Set<number> {
  // Each bit of the number of a choice says whether one height is in it.
  const choices = Array.from({ length: 2 ** heights.length }, (_, choice) =>
    heights.flatMap((_, index) => ((choice >> index) & 1 ? [index] : [])),
  )
  const measure = (choice: readonly number[]) =>
    rateEmpty(room - choice.reduce((sum, index) => sum + (heights[index] ?? 0), 0))
  return new Set(choices.reduce((best, choice) => (measure(choice) < measure(best) ? choice : best)))
}
