import type { Shape } from '@/lib/planner/blanks/blanks'
import { type Brief, takesSheet } from '@/lib/planner/job'
import type { PlannerData } from '@/lib/planner/planner-data'
import { type Layout, layOut } from './ups'

/** A sheet with its layout; `sheet` is null if the pack is made from a web. */
export type LaidSheet = { sheet: readonly [number, number] | null; layout: Layout }

/** Maximum number of columns and rows of a made-to-measure sheet. */
const MOST_ACROSS = 4

const ONE_UP: Layout = { ups: 1, blocks: [{ x: 0, y: 0, columns: 1, rows: 1, isTurned: false }] }

type Inputs = { data: PlannerData; brief: Brief; shape: Shape }

/** By name: functions that list the sheets to try for a pack. */
const LAYS: Record<string, (inputs: Inputs) => readonly [number, number][]> = {
  trade: ({ data }) => [...data.sheets.map(toPair), ...listLargest(data)],
  made: ({ brief, shape }) => listMadeSheets(brief, shape, MOST_ACROSS),
  blank: ({ shape }) => [[shape.across, shape.along]],
  reel: ({ data }) => data.machines.flatMap(({ works }) => works.flatMap(({ area }) => (area ? [toPair(area)] : []))),
  web: () => [],
}

/** Names of all lays, for the content schema. */
export const LAY_NAMES = Object.keys(LAYS)

/** The sheets to try for a job, with their layouts. Sheets that hold no blank are left out if another one does. */
export function listSheets({ data, brief, shape }: Inputs): LaidSheet[] {
  const { lay } = brief.style
  const own = brief.job.answers.sheet
  const sheets =
    Array.isArray(own) && takesSheet(brief.style) ? [toPair(own)] : (LAYS[lay]?.({ data, brief, shape }) ?? [])
  if (sheets.length === 0) return [{ sheet: null, layout: ONE_UP }]
  const unlike = sheets.filter((sheet, index) => sheets.findIndex(other => other.join() === sheet.join()) === index)
  const laid = unlike.map(sheet => ({ sheet, layout: lay === 'blank' ? ONE_UP : laySheet(brief, shape, sheet) }))
  const holding = laid.filter(({ layout }) => layout.ups > 0)
  if (holding.length > 0 || own !== undefined || lay !== 'trade') return holding.length > 0 ? holding : laid.slice(0, 1)
  // A sheet that is large enough, so that the plan can say which machines are too small for it.
  return listMadeSheets(brief, shape, 1).map(sheet => ({ sheet, layout: laySheet(brief, shape, sheet) }))
}

function laySheet(brief: Brief, { piece }: Shape, [long, short]: readonly [number, number]) {
  const { side, gripper, tail } = getMargins(brief)
  const area = [long - 2 * side, short - gripper - tail] as const
  const canTurn = !brief.style.keepsFlute && brief.job.answers.grain !== true
  return layOut({ area, piece, gutter: brief.assume('gutter'), canTurn })
}

/** Margins of a sheet in mm: at each side, at the gripper, and at the tail, which is the edge that layouts start at. */
export function getMargins({ style, assume }: Brief) {
  // A web has neither gripper nor tail margin, nor has a sheet that is cut to the size of its blank.
  if (style.lay === 'reel' || style.lay === 'blank' || style.lay === 'web') return { side: 0, gripper: 0, tail: 0 }
  return { side: assume('side-margin'), gripper: assume('gripper'), tail: assume('tail-margin') }
}

/** Sheets filled by up to `most` columns and rows of blanks, longer side first. */
function listMadeSheets({ assume }: Brief, { piece }: Shape, most: number): [number, number][] {
  const [across, along] = piece
  const gutter = assume('gutter')
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return counts.flatMap(columns =>
    counts.map((rows): [number, number] => [
      columns * (across + gutter) - gutter + 2 * assume('side-margin'),
      rows * (along + gutter) - gutter + assume('gripper') + assume('tail-margin'),
    ]),
  )
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
