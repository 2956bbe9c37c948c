import type { Brief } from '@/lib/planner/job'

/**
 * Sizes of a job by the name of the measure, to be compared with the limits of machines: a number, or the sides of a
 * size, in mm.
 */
export type Measures = Record<string, number | readonly number[]>

/**
 * Inside dimensions of a pack in mm: `l` is the longer side of the opening, `w` the shorter, `h` the height, `t` the
 * thickness of the board. `number` returns another answer of the job, `assume` an allowance that visitors may change.
 */
export type Sizes = Pick<Brief, 'number' | 'assume'> & { l: number; w: number; h: number; t: number }

/** The flat blank of a pack, in mm: `across` the machines and `along` the way it runs through them. */
export type Blank = {
  across: number
  along: number
  /** The formulas of both sides, as visitors read them. */
  formulas: readonly [across: string, along: string]
  /** The rectangle laid on the printed sheet, if it is not the blank: of a rigid box only the wrap is printed. */
  piece?: readonly [number, number]
  /** Further sizes that limit which machines can make the pack. */
  measures?: Measures
}

/** Computes the blank of a pack. Both sides may have fractions, which are rounded up afterwards. */
export type Formula = (sizes: Sizes) => Blank

/** Rounds up to whole mm, but ignores errors of floating-point sums after the third decimal. */
export function roundUp(mm: number) {
  return Math.ceil(Math.round(mm * 1000) / 1000)
}
