import type { Shape } from '@/lib/planner/blanks/blanks'
import { type Brief, takesSheet } from '@/lib/planner/job'
import type { PlannerData } from '@/lib/planner/planner-data'
import { type Layout, layOut } from './ups'

/** A sheet and what lies on it; `sheet` is null where a pack is made from a web. */
export type LaidSheet = { sheet: readonly [number, number] | null; layout: Layout }

/** Most columns and rows of a sheet that is made to measure. */
const MOST_ACROSS = 4

const ONE_UP: Layout = { ups: 1, blocks: [{ x: 0, y: 0, columns: 1, rows: 1, isTurned: false }] }

type Inputs = { data: PlannerData; brief: Brief; shape: Shape }

/** Ways to find the sheets that a pack is tried on. */
const LAYS: Record<string, (inputs: Inputs) => readonly [number, number][]> = {
  trade: ({ data }) => [...data.sheets.map(toPair), ...listLargest(data)],
  made: ({ brief, shape }) => listMadeSheets(brief, shape, MOST_ACROSS),
  blank: ({ shape }) => [[shape.across, shape.along]],
  reel: ({ data }) => data.machines.flatMap(({ works }) => works.flatMap(({ area }) => (area ? [toPair(area)] : []))),
  web: () => [],
}

/** Names of lays that a style may have. */
export const LAY_NAMES = Object.keys(LAYS)

/** The sheets that a job is tried on, with their layouts; sheets that hold no blank are left out where another does. */
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
  // One that holds it says which machines are too small.
  return listMadeSheets(brief, shape, 1).map(sheet => ({ sheet, layout: laySheet(brief, shape, sheet) }))
}

function laySheet({ style, assume, job }: Brief, { piece }: Shape, [long, short]: readonly [number, number]) {
  // Reels have neither grippers nor a tail.
  const margins = style.lay === 'reel' ? [0, 0] : [2 * assume('side-margin'), assume('gripper') + assume('tail-margin')]
  const area = [long - (margins[0] ?? 0), short - (margins[1] ?? 0)] as const
  const canTurn = !style.keepsFlute && job.answers.grain !== true
  return layOut({ area, piece, gutter: assume('gutter'), canTurn })
}

/** Sheets that so many columns and rows of blanks fill, the longer side first. */
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

/** The largest sheet of each machine that cuts sheets. */
function listLargest({ machines }: PlannerData): [number, number][] {
  const works = machines.flatMap(machine => machine.works.filter(({ step }) => step === 'die-cut'))
  return works.flatMap(({ limits }) =>
    limits.flatMap(({ of, most }) => (of === 'sheet' && most ? [toPair([...most].sort((a, b) => b - a))] : [])),
  )
}

function toPair([first = 0, second = 0]: readonly number[]): [number, number] {
  return [first, second]
}
