import type { Unit } from '@/lib/trade/measures/units'
import type { Quantity } from './quantities'

/** One side of a size: a number, or the smallest and the largest. */
export type Side = number | [number, number]

/** What a sheet states of a measured number, or of one for each model. */
type Stated =
  | { type: 'range'; min: number; max: number }
  | { type: 'value'; value: number }
  | { type: 'up-to'; value: number }
  | { type: 'from'; value: number }
  | { type: 'about'; value: number }
  /** Numbers, or sizes by their sides, of which the buyer chooses one. */
  | { type: 'choice'; values: number[] }
  | { type: 'sizes'; sizes: number[][] }
  | { type: 'size'; sides: Side[] }
  | { type: 'tolerance'; value: number }

/**
 * A technical figure. Measured numbers have a unit; counts and texts do not. The file names its fields after what an
 * editor writes, `type` after what the figure is: `upTo` becomes 'up-to', `plusMinus` 'tolerance' and `oneOf` 'choice'.
 */
export type Figure = { name: string; quantity: Quantity | null; condition?: string } & (
  | (Stated & {
      /** The unit of the quantity, in which machines are compared and found. */
      unit: Unit
      /** The sheet's own text, if it has another unit or a multiple: 10 HP, 18 × 1.2 kW. */
      shown?: { value: string; unit: string; perModel?: string[] }
      /** The tolerance of the value: above, and below if that differs. */
      margin?: number[]
      /** The numbers of each model, in their order: one, or one per side. The figure's own numbers cover all models. */
      perModel?: number[][]
    })
  /** `of` is what is counted: 'sets'. */
  | { type: 'count'; min: number; max: number; of: string | null }
  | { type: 'text'; text: string }
)
