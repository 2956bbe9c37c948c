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
  ply: number[]
  /** The material of the wrap, printed sheet or film on it. */
  cover?: Material | undefined
  note?: string | undefined
}
