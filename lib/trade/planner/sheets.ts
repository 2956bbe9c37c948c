import type { Shape } from './blanks'
import { type Brief, getPacksPerDay, takesSheet } from './job'
import type { Style } from './line'
import type { PlannerData } from './planner-data'

/** A sheet with its layout. */
export type LaidSheet = {
  /** Its sides in mm; null if the pack is made from a web. */
  sheet: readonly [number, number] | null
  layout: Layout
  /** The blanks on a sheet that are counted with: the buyer's own number, or that of the layout. */
  ups: number
  /** The covers of book-style boxes that a sheet of their own holds; 0 for other packs. */
  covers: number
  /** Whether the sheet holds a blank, and a cover if there is one. */
  fits: boolean
  /** The number of sheets for a part of a pack, the cover included; 1 if nothing fits. */
  perPart: number
  /** Whether a mill cuts it to the size of the job, and it is no stock size. */
  isMill: boolean
}

/** Maximum number of columns, and of rows, of a made-to-measure sheet. */
const MOST_IN_LINE = 4

/** The same for a sheet that a mill cuts: cartons are small, so it holds more of them. */
const MOST_IN_MILL_LINE = 8

/** The layout of a sheet that is one blank. */
const ONE_UP: Layout = { ups: 1, blocks: [{ x: 0, y: 0, columns: 1, rows: 1, step: [0, 0], isTurned: false }] }

/** One blank for each sheet, or for each length of a web. */
const ONE_ON_ITS_OWN = { layout: ONE_UP, ups: 1, covers: 0, fits: true, perPart: 1, isMill: false }

/** What sheets are chosen from: the machines and sheet sizes, the job, and the size of its blank. */
type Inputs = { data: PlannerData; brief: Brief; shape: Shape }

/** Functions that list the sheets to try for a pack. */
const LIST_BY_LAY: Record<Style['lay'], (inputs: Inputs) => readonly [number, number][]> = {
  trade: ({ data, brief }) => [...data.sheets, ...(isDieCut(brief.style) ? listLargest(data) : [])],
  made: ({ brief, shape }) => listMadeSheets(brief, shape, MOST_IN_LINE),
  blank: ({ shape }) => [[shape.across, shape.along]],
  reel: ({ data }) => data.machines.flatMap(({ works }) => works.flatMap(({ area }) => (area ? [toPair(area)] : []))),
  web: () => [],
}

/** The sheets to try for a job, with their layouts. Sheets that hold no blank are left out if another one does. */
export function listSheets({ data, brief, shape }: Inputs): LaidSheet[] {
  const { lay } = brief.style
  const { sheet: answer } = brief.job.answers
  const own = Array.isArray(answer) && takesSheet(brief.style) ? toPair(answer) : null
  const sheets = own ? [own] : LIST_BY_LAY[lay]({ data, brief, shape })
  if (sheets.length === 0) return [{ sheet: null, ...ONE_ON_ITS_OWN }]
  const distinct = sheets.filter((sheet, index) => sheets.findIndex(other => other.join() === sheet.join()) === index)
  const mill = own || lay !== 'trade' ? [] : listMillSheets({ data, brief, shape })
  const laid = [...distinct, ...mill].map(sheet => ({ ...laySheet(brief, shape, sheet), isMill: mill.includes(sheet) }))
  const holding = laid.filter(({ fits }) => fits)
  if (holding.length > 0) return holding
  // No sheet holds a blank, so each is as good as the first: the plan says that it is too small. A buyer's own sheet is
  // the only one.
  if (own || lay !== 'trade') return laid.slice(0, 1)
  // No trade size is large enough. With a made-to-measure sheet, the plan can say which machines are too small for it.
  return listMadeSheets(brief, shape, 1).map(sheet => laySheet(brief, shape, sheet))
}

/** Lays the blanks of a job on a sheet. */
function laySheet(brief: Brief, { piece, pitch, cover }: Shape, sheet: readonly [number, number]): LaidSheet {
  if (brief.style.lay === 'blank') return { sheet, ...ONE_ON_ITS_OWN }
  const { side, gripper, tail } = getMargins(brief)
  const area = [sheet[0] - 2 * side, sheet[1] - gripper - tail] as const
  const canTurn = !brief.style.keepsFlute && brief.job.answers.grain !== true
  const gutter = brief.assume('gutter')
  const layout = chooseLayout({ area, piece, gutter, canTurn }, pitch)
  const ups = brief.number('own-ups') || layout.ups
  const covers = cover ? layOut({ area, piece: cover, gutter, canTurn }).ups : 0
  const fits = layout.ups > 0 && (!cover || covers > 0)
  const perPart = fits ? 1 / ups + (cover ? 1 / covers : 0) : 1
  return { sheet, layout, ups, covers, fits, perPart, isMill: false }
}

/** The layout with the most blanks: in rows that interlock, or by guillotine cuts. */
function chooseLayout(input: LayoutInput, pitch: number | null): Layout {
  const cut = layOut(input)
  const nested = pitch === null ? cut : layNested(input, pitch)
  return cut.ups > nested.ups ? cut : nested
}

/**
 * Whether rows of a layout interlock: they are closer than a blank is high. Rows follow each other downwards; if the
 * blanks are turned, their height lies across the sheet, and rows follow each other to the right.
 */
export function isNested({ blocks }: Layout, [, along]: readonly [number, number]): boolean {
  return blocks.some(({ step: [right, down], isTurned }) => (isTurned ? right : down) < along)
}

/** Margins of a sheet in mm: at each side, at the gripper, and at the tail, which is the edge that layouts start at. */
export function getMargins({ style, assume }: Brief) {
  // A web has neither gripper nor tail margin, nor has a sheet that is cut to the size of its blank.
  if (style.lay === 'reel' || style.lay === 'blank' || style.lay === 'web') return { side: 0, gripper: 0, tail: 0 }
  return { side: assume('side-margin'), gripper: assume('gripper'), tail: assume('tail-margin') }
}

/** Sheets for 1 to `most` columns and 1 to `most` rows of blanks, or of covers where these are larger. */
function listMadeSheets(brief: Brief, shape: Shape, most: number): [number, number][] {
  return listAreas(brief, shape, most).map(area => addMargins(brief, area))
}

/**
 * Sheets that a mill cuts to the size of a job: with so few blanks that a day takes enough of them, the longer side at
 * the gripper, and no larger than the largest sheet of a die cutter.
 */
function listMillSheets({ data, brief, shape }: Inputs): [number, number][] {
  const mostUps = (getPacksPerDay(brief) * brief.style.parts) / brief.assume('mill-sheets')
  const areas = listAreas(brief, shape, MOST_IN_MILL_LINE, mostUps)
  const sheets = areas.flatMap(([width, height]) => [
    addMargins(brief, [width, height]),
    addMargins(brief, [height, width]),
  ])
  const largest = isDieCut(brief.style) ? listLargest(data) : []
  return sheets.filter(
    ([first, second]) => first >= second && largest.some(([long, short]) => first <= long && second <= short),
  )
}

/**
 * The areas of 1 to `most` columns and 1 to `most` rows of blanks, or of covers where these are larger, with no more
 * than `mostUps` of them. Rows that interlock are closer than a blank is high.
 */
function listAreas(
  { assume }: Brief,
  { piece, cover, pitch }: Shape,
  most: number,
  mostUps = Number.POSITIVE_INFINITY,
): [number, number][] {
  const [across, along] = [Math.max(piece[0], cover?.[0] ?? 0), Math.max(piece[1], cover?.[1] ?? 0)]
  const gutter = assume('gutter')
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return counts.flatMap(columns =>
    counts
      .filter(rows => columns * rows <= mostUps)
      .map((rows): [number, number] => [
        columns * (across + gutter) - gutter,
        along + (rows - 1) * ((pitch ?? along) + gutter),
      ]),
  )
}

/** The sheet around an area of blanks. */
function addMargins({ assume }: Brief, [width, height]: [number, number]): [number, number] {
  return [width + 2 * assume('side-margin'), height + assume('gripper') + assume('tail-margin')]
}

function isDieCut({ routes }: Style) {
  return routes.some(({ steps }) => steps.includes('die-cut'))
}

/** The largest sheet of each die cutter. */
function listLargest({ machines }: PlannerData): [number, number][] {
  const works = machines.flatMap(machine => machine.works.filter(({ step }) => step === 'die-cut'))
  return works.flatMap(({ limits }) =>
    limits.flatMap(({ of, most }) => (of === 'sheet' && most ? [toPair([...most].sort((a, b) => b - a))] : [])),
  )
}

function toPair([first = 0, second = 0]: readonly number[]): [number, number] {
  return [first, second]
}

/**
 * A grid of equal blanks on a sheet: its corner in mm, how far it is from one blank to the next to its right and below,
 * and whether the blanks are rotated by 90°.
 */
type Block = { x: number; y: number; columns: number; rows: number; step: [number, number]; isTurned: boolean }

/** The layout of blanks on a sheet: their number and positions. */
export type Layout = { ups: number; blocks: Block[] }

/** What a layout is made from; lengths in whole mm. */
type LayoutInput = {
  /** The usable area of the sheet, without margins. */
  area: readonly [number, number]
  piece: readonly [number, number]
  gutter: number
  canTurn: boolean
}

/**
 * Maximum depth of nested cuts, by the number of pieces that the area can hold. A full search would take too long with
 * many pieces, and in thousands of trials more cuts gained nothing there.
 */
const DEPTHS = [
  { mostPieces: 60, depth: Number.POSITIVE_INFINITY },
  { mostPieces: 200, depth: 2 },
  { mostPieces: Number.POSITIVE_INFINITY, depth: 1 },
]

/**
 * Lays out as many equal rectangles on a sheet as guillotine cuts allow (the optimum for edge-to-edge cuts), rotated by
 * 90° if allowed. Real outlines often nest tighter.
 */
export function layOut({ area, piece, gutter, canTurn }: LayoutInput): Layout {
  if (Math.min(...piece) <= 0) return { ups: 0, blocks: [] }
  // Each piece includes its gutter; the gutter of the last one may exceed the area.
  const [width, height] = [area[0] + gutter, area[1] + gutter]
  const [pieceWidth, pieceHeight] = [piece[0] + gutter, piece[1] + gutter]
  const pieces = (width * height) / (pieceWidth * pieceHeight)
  const depth = DEPTHS.find(({ mostPieces }) => pieces <= mostPieces)?.depth ?? 1
  return createSearch(pieceWidth, pieceHeight, canTurn && pieceWidth !== pieceHeight)(width, height, depth)
}

/**
 * Lays out rows of pieces that interlock: each begins `pitch` mm and a gutter after the row before. Rows lie along the
 * first side of the area, or, if pieces may turn and more of them fit, along its second.
 */
function layNested({ area, piece: [across, along], gutter, canTurn }: LayoutInput, pitch: number): Layout {
  const layGrid = (isTurned: boolean): Layout => {
    const [beside, deep] = isTurned ? [area[1], area[0]] : area
    const inRow = Math.max(0, Math.floor((beside + gutter) / (across + gutter)))
    const ofRows = deep < along ? 0 : Math.floor((deep - along) / (pitch + gutter)) + 1
    const steps: [number, number] = [across + gutter, pitch + gutter]
    const [columns, rows] = isTurned ? [ofRows, inRow] : [inRow, ofRows]
    const step: [number, number] = isTurned ? [steps[1], steps[0]] : steps
    const ups = columns * rows
    return { ups, blocks: ups > 0 ? [{ x: 0, y: 0, columns, rows, step, isTurned }] : [] }
  }
  const [straight, turned] = [layGrid(false), layGrid(true)]
  return canTurn && turned.ups > straight.ups ? turned : straight
}

/** The search for one size of piece, memoised by the size of the area. */
function createSearch(pieceWidth: number, pieceHeight: number, canTurn: boolean) {
  const known = new Map<number, Layout>()

  /** The best layout that `depth` nested cuts can reach. */
  function search(width: number, height: number, depth: number): Layout {
    const [filledWidth, filledHeight] = [toSum(width), toSum(height)]
    if (depth === 0) return layGrid(filledWidth, filledHeight)
    // One number for both sides, which are below 10,000 mm, and the depth: three or more cuts count as the same.
    const key = (filledWidth * 1e4 + filledHeight) * 4 + Math.min(depth, 3)
    const layout = known.get(key) ?? divide(filledWidth, filledHeight, depth)
    known.set(key, layout)
    return layout
  }

  /** Tries each cut into two areas, lengthwise and crosswise, and returns the best layout of both. */
  function divide(width: number, height: number, depth: number): Layout {
    let best = layGrid(width, height)
    const most = Math.floor((width * height) / (pieceWidth * pieceHeight))
    // If all pieces must lie the same way, nothing is better than a grid.
    if (!canTurn || Math.min(width, height) < Math.max(pieceWidth, pieceHeight)) return best
    for (const isAcross of [false, true]) {
      const side = isAcross ? height : width
      for (const at of listSums(side / 2)) {
        if (best.ups >= most) return best
        const [first, second] = isAcross
          ? [search(width, at, depth - 1), search(width, side - at, depth - 1)]
          : [search(at, height, depth - 1), search(side - at, height, depth - 1)]
        const ups = first.ups + second.ups
        if (ups <= best.ups) continue
        const moved = second.blocks.map(({ x, y, ...block }) => {
          return { ...block, x: isAcross ? x : x + at, y: isAcross ? y + at : y }
        })
        best = { ups, blocks: [...first.blocks, ...moved] }
      }
    }
    return best
  }

  /** The better of two grids: with all pieces straight, or all turned. */
  function layGrid(width: number, height: number): Layout {
    const straight = Math.floor(width / pieceWidth) * Math.floor(height / pieceHeight)
    const turned = canTurn ? Math.floor(width / pieceHeight) * Math.floor(height / pieceWidth) : 0
    const isTurned = turned > straight
    const [a, b] = isTurned ? [pieceHeight, pieceWidth] : [pieceWidth, pieceHeight]
    const block: Block = {
      x: 0,
      y: 0,
      columns: Math.floor(width / a),
      rows: Math.floor(height / b),
      step: [a, b],
      isTurned,
    }
    const ups = Math.max(straight, turned)
    return { ups, blocks: ups > 0 ? [block] : [] }
  }

  /** Sums of piece sides up to a limit: a cut at any other length only adds waste. */
  function listSums(limit: number) {
    const sums = new Set<number>()
    for (let widths = 0; widths <= limit; widths += pieceWidth) {
      for (let sum = widths; sum <= limit; sum += pieceHeight) sums.add(sum)
    }
    sums.delete(0)
    return [...sums].sort((one, other) => one - other)
  }

  /** The longest sum of piece sides that is not longer than a side of the area. */
  function toSum(side: number) {
    let best = 0
    for (let widths = 0; widths <= side; widths += pieceWidth) {
      best = Math.max(best, widths + Math.floor((side - widths) / pieceHeight) * pieceHeight)
    }
    return best
  }

  return search
}
