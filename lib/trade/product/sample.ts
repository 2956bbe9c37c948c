import type { Stock } from './stock'

/** A pack, with the slugs of the machines that make it in production order. */
export type Sample = {
  /** Its place in the list, from 1, and the number of its picture. */
  number: number
  name: string
  pack: string
  style: string
  stock: Stock
  madeOn: string[]
  /** A job for the planner: the style, sizes, and what differs from the style. */
  line?: Record<string, string | number | boolean> | undefined
}

/** A sample pack of the gallery. One with a `line` has a ready plan in the line planner. */
export type Application = Sample & { slug: string; picture: `applications/packaging-${number}` }
