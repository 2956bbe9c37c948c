import { getWords } from '@/lib/content/content'
import { getPicture } from '@/lib/pictures/manifest'
import { findReadyPlansWith } from '@/lib/ready-plans/ready-plans'
import type { Place } from '@/lib/trade/planner/places'
import type { Product } from '@/lib/trade/product/product'
import { createSpecificationRows } from '@/lib/trade/product/specification-rows'

// Heights are estimates in CSS pixels of a window of 1280 × 800 px. One of the two columns of a machine's page may end
// before the other, so an estimate need not be closer than about fifty. The numbers were measured on pages: the height
// of a line or a row, of all that is the same on every page, and the letters of a line.

/** The number of lines that a text takes with so many letters a line. */
const countLines = (text: string, lettersPerLine: number) => Math.ceil(text.length / lettersPerLine)

/** The greatest height of the picture, and the width of its column without padding. */
const PICTURE = { height: 480, width: 785 }

/** How much more room there is in a window of 1920 × 1080 px, which has a higher picture. */
const MORE_IF_LARGE = 110

/**
 * The room in the narrow column below the name, key figures and actions: the height of the wide column (picture, what
 * the machine does, specifications, tabs, views) less that of the top of the narrow one, in the middle between both windows.
 */
export function estimateRoom(product: Product): number {
  const { slug, title, picture, stations, summary, whatItDoes, bullets, isTypical } = product
  const { width, height } = getPicture(picture)
  const shown = Math.min(PICTURE.height, (PICTURE.width * height) / width)
  // 120 for the button of the 3-D view and the gaps, 75 for each row of the stations, which stand in two columns.
  const view = shown + 120 + 75 * Math.ceil(stations.length / 2)
  // Each point has a gap of 16 and lines of 23. Half of the sum, because they stand in two columns.
  const points = bullets.reduce((sum, bullet) => sum + 16 + 23 * countLines(bullet, 46), 0) / 2
  // Its heading, and lines of 35.
  const work = 75 + 35 * countLines(whatItDoes, 82)
  const [furtherViews, tabs] = [350, 140 + points]
  const wide = view + work + estimateSpecifications(product) + furtherViews + tabs
  // JobLine is there for a machine that a ready plan uses.
  const jobLine = findReadyPlansWith(slug).length > 0 ? 110 : 0
  // Lines of the title and of the summary, the note on typical figures, JobLine, and what is the same on every page.
  const top = 41 * countLines(title, 19) + 25 * countLines(summary ?? '', 48) + (isTypical ? 40 : 0) + jobLine + 490
  return wide - top + MORE_IF_LARGE / 2
}

/** The rows of a machine's specifications: figures have a line each, words as many as they need. */
function estimateSpecifications(product: Product) {
  const rows = createSpecificationRows(product, getWords().product.specification)
  return rows.reduce((sum, row) => sum + ('figure' in row ? 43 : 17 + 23 * countLines(row.words, 52)), 90)
}

/** The height of a row with a small picture. */
const ROW_HEIGHT = 97

/** The heights of parts in the narrow column, each with its heading and the gap above it. */
export const SIDE_HEIGHTS = {
  applications: (count: number) => (count > 0 ? 116 + ROW_HEIGHT * count : 0),
  needs: (count: number) => 106 + 24 * count,
  /**
   * @param addedTo how many machines it can be added to
   * @param plans how many ready plans use it
   */
  line: (places: readonly Place[], addedTo: number, plans: number) =>
    places.reduce((sum, place) => sum + estimatePlace(place), 130) +
    (addedTo > 0 ? 20 + 46 * addedTo : 0) +
    (plans > 0 ? 20 + 34 * plans : 0),
  service: 290,
  /**
   * From so much empty room on, the further views stand in the narrow column. They take 350 from the wide one and add about
   * 220 to the narrow one, and what is then empty in the wide column counts twice, as in pickFitting: two thirds of the
   * sum.
   */
  views: 380,
}

/**
 * The height of a machine's place in a line: its labels, a row of 26 for each step, and lines of 23 with the styles.
 */
function estimatePlace({ before, after, styles }: Place) {
  const names = styles.map(({ name }) => name).join(', ')
  return 130 + 26 * (Math.max(1, before.length) + Math.max(1, after.length)) + 23 * countLines(names, 44)
}

/** By how much rows may be higher than the room: see the first lines. */
const TOLERANCE = 100

/** The most machines whose rows fit the room, each as high as that of an application; 0 for room of less than two. */
export function countFittingRows(room: number): number {
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
  const measure = (choice: readonly number[]) => {
    const left = room - choice.reduce((sum, index) => sum + (heights[index] ?? 0), 0)
    return left < 0 ? -2 * left : left
  }
  return new Set(choices.reduce((best, choice) => (measure(choice) < measure(best) ? choice : best)))
}
