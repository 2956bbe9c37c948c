import type { Span } from './span'
import type { Material } from './vocabulary'

/** A stock: one that a machine works on, or what a sample is made of. */
export type Stock = {
  material: Material
  /** More detail than the material gives: 'kraft paper'. */
  name?: string | undefined
  unit?: 'gsm' | 'mm' | undefined
  /** A weight in gsm or a thickness in mm, as the unit says. */
  span?: Span | undefined
  /** Single flutes and double walls: E, B, BC. */
  flutes: string[]
  /** The numbers of layers of corrugated board: 3 for a single wall, 5 for a double wall. */
  ply: number[]
  /** The material of the wrap, printed sheet or film on it. */
  cover?: Material | undefined
  /** A remark that visitors read after the figures: 'coated'. */
  note?: string | undefined
}
