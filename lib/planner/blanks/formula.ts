import type { Brief } from '@/lib/planner/job'

/**
 * Sizes of a job by the name of the measure, to be compared with the limits of machines: a number, or the sides of a
 * size, in mm.
 */
export type Measures = Record<string, number | readonly number[]>

/**
 * Inside dimensions of a pack in mm: `l` is the longer side of the opening, `w` the shorter, `h` the height, `t` the
 * thickness of the board.
 */
export type Sizes = Pick<Brief, 'number' | 'assume'> & { l: number; w: number; h: number; t: number }

/** Computes a blank from the inside dimensions of its pack. */
export type Formula = (sizes: Sizes) => {
  across: number
  along: number
  how: [across: string, along: string]
  /** The piece laid on a printed sheet, if it is not the blank. */
  piece?: [number, number]
  measures?: Measures
}
