import type { Shape } from './blanks'
import { type Brief, getPacksPerDay, getSizeChanges, takesSheet } from './job'
import type { Style } from './line'
import type { PlannerData } from './planner-data'
import { chooseLayout, type Layout, layOut, measureWeb, ONE_UP } from './sheet-layout'

// Which sheets are tried for a pack, and what each of them holds.

/** A sheet with its layout. */
export type LaidSheet = {
  /** Its sides in mm; null if the pack is made from a web. */
  sheet: readonly [number, number] | null
  /** What a stroke takes from a reel, in mm: the width of the reel, and its advance. */
  web?: readonly [number, number]
  layout: Layout
  /** The blanks on a sheet that are counted with: the buyer's own number, or that of the layout. */
  ups: number
  /** The covers of book-style boxes that a sheet of their own holds; 0 for other packs. */
  covers: number
  /** Whether the sheet holds a blank, and a cover if there is one. */
  fits: boolean
  /** The number of sheets for a part of a pack, the cover and both panels included; as many as blanks if nothing fits. */
  perPart: number
  /** Whether a mill cuts it to the size of the job, and it is no stock size. */
  isMill: boolean
}

/** Maximum number of columns, and of rows, of a made-to-measure sheet. */
const MOST_IN_LINE = 4

/** The same for a sheet that a mill cuts: cartons are small, so it holds more of them. */
const MOST_IN_MILL_LINE = 8

/** One blank for each sheet, or for each length of a web. */
const ONE_ON_ITS_OWN = { layout: ONE_UP, ups: 1, covers: 0, fits: true, isMill: false }

/** What sheets are chosen from: the machines and sheet sizes, the job, and the size of its blank. */
type Inputs = { data: PlannerData; brief: Brief; shape: Shape }

/** Functions that list the sheets to try for a pack. */
const LIST_BY_LAY: Record<Style['lay'], (inputs: Inputs) => readonly [number, number][]> = {
  trade: inputs => [...inputs.data.sheets, ...listLargest(inputs)],
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
  const listed = own ? [own] : LIST_BY_LAY[lay]({ data, brief, shape })
  // The longer side of a tool lies across the web.
  const sheets =
    lay === 'reel' ? listed.map(([one, other]) => toPair([Math.max(one, other), Math.min(one, other)])) : listed
  if (sheets.length === 0) return [{ sheet: null, ...ONE_ON_ITS_OWN, perPart: 1 }]
  const distinct = sheets.filter((sheet, index) => sheets.findIndex(other => other.join() === sheet.join()) === index)
  const mill = own || lay !== 'trade' ? [] : listMillSheets({ data, brief, shape })
  const laid = [
    ...distinct.map(sheet => laySheet(brief, shape, sheet)),
    // The most blanks a stroke may waste more of the web than fewer that all lie one way.
    ...(lay === 'reel' ? distinct.map(sheet => laySheet(brief, shape, sheet, false)) : []),
    ...mill.map(sheet => ({ ...laySheet(brief, shape, sheet), isMill: true })),
  ]
  const holding = laid.filter(({ fits }) => fits)
  if (holding.length > 0) return holding
  // No sheet holds a blank, so each is as good as the first: the plan says that it is too small. A buyer's own sheet is
  // the only one.
  if (own || lay !== 'trade') return laid.slice(0, 1)
  // No trade size is large enough. With a made-to-measure sheet, the plan can say which machines are too small for it.
  return listMadeSheets(brief, shape, 1).map(sheet => laySheet(brief, shape, sheet))
}

/** Lays the blanks of a job on a sheet, turned where more of them fit, unless `mayTurn` is false. */
function laySheet(
  brief: Brief,
  { blanks, piece, pitch, cover }: Shape,
  sheet: readonly [number, number],
  mayTurn = true,
): LaidSheet {
  if (brief.style.lay === 'blank') return { sheet, ...ONE_ON_ITS_OWN, perPart: blanks }
  const { side, gripper, tail } = getMargins(brief)
  const area = [sheet[0] - 2 * side, sheet[1] - gripper - tail] as const
  const canTurn = mayTurn && !brief.style.keepsFlute && brief.job.answers.grain !== true
  const gutter = brief.assume('gutter')
  const layout = chooseLayout({ area, piece, gutter, canTurn }, pitch)
  const ups = brief.number('own-ups') || layout.ups
  const covers = cover ? layOut({ area, piece: cover, gutter, canTurn }).ups : 0
  const fits = layout.ups > 0 && (!cover || covers > 0)
  const perPart = fits ? blanks / ups + (cover ? 1 / covers : 0) : blanks
  const laid: LaidSheet = { sheet, layout, ups, covers, fits, perPart, isMill: false }
  if (brief.style.lay !== 'reel') return laid
  // How a buyer's own number of blanks lies on the web is not known: it takes the whole area of the tool.
  if (!fits || ups !== layout.ups) return { ...laid, web: sheet }
  const [width, advance] = measureWeb(layout, piece)
  return { ...laid, web: [width + 2 * side, Math.min(advance, sheet[1])] }
}

/** Margins of a sheet in mm: at each side, at the gripper, and at the tail, which is the edge that layouts start at. */
export function getMargins({ style, assume }: Brief) {
  // A web has neither gripper nor tail margin, nor has a sheet that is cut to the size of its blank. What is left at the
  // edges of a web that strokes cut is as wide as between blanks.
  if (style.lay === 'reel') return { side: assume('gutter'), gripper: 0, tail: 0 }
  if (style.lay === 'blank' || style.lay === 'web') return { side: 0, gripper: 0, tail: 0 }
  return { side: assume('side-margin'), gripper: assume('gripper'), tail: assume('tail-margin') }
}

/** Sheets for 1 to `most` columns and 1 to `most` rows of blanks, or of covers where these are larger. */
function listMadeSheets(brief: Brief, shape: Shape, most: number): [number, number][] {
  return listAreas(brief, shape, most).map(area => addMargins(brief, area))
}

/**
 * Sheets that a mill cuts to the size of a job: with so few blanks that all jobs of this size take enough of them, the
 * longer side at the gripper, and no larger than the largest sheet of a die cutter.
 */
function listMillSheets({ data, brief, shape }: Inputs): [number, number][] {
  // Jobs of one size take the same sheet, however many prints they have. Those of a day are as large as each other, and
  // a size of several days is more than a day's packs; one that stays has as many sheets as a mill asks for.
  const packs = getPacksPerDay(brief) / getSizeChanges(brief)
  const mostUps = (packs * brief.style.parts) / brief.assume('mill-sheets')
  const areas = listAreas(brief, shape, MOST_IN_MILL_LINE, mostUps)
  const sheets = areas.flatMap(([width, height]) => [
    addMargins(brief, [width, height]),
    addMargins(brief, [height, width]),
  ])
  const largest = listLargest({ data, brief })
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

/** The largest sheet of each die cutter; none for a pack that runs through no die cutter. */
function listLargest({ data, brief }: Pick<Inputs, 'data' | 'brief'>): [number, number][] {
  if (!brief.style.routes.some(({ steps }) => steps.includes('die-cut'))) return []
  const works = data.machines.flatMap(machine => machine.works.filter(({ step }) => step === 'die-cut'))
  return works.flatMap(({ limits }) =>
    limits.flatMap(({ of, most }) => (of === 'sheet' && most ? [toPair([...most].sort((a, b) => b - a))] : [])),
  )
}

function toPair([first = 0, second = 0]: readonly number[]): [number, number] {
  return [first, second]
}
