import type { Brief } from '@/lib/planner/job'

/** Sizes that limits of machines are held against, by their names: one number, or the sides of a size, in mm. */
export type Measures = Record<string, number | readonly number[]>

/** The inside of a pack in mm: L the longer side of the opening, W the shorter, H the height, t the thickness of the board. */
export type Sizes = Pick<Brief, 'number' | 'assume'> & { l: number; w: number; h: number; t: number }

/** How a blank follows from the inside of its pack. */
export type Formula = (sizes: Sizes) => {
  across: number
  along: number
  how: [across: string, along: string]
  /** What is laid on a printed sheet, where that is not the blank. */
  piece?: [number, number]
  measures?: Measures
}
