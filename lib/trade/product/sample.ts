import type { Stock } from './stock'

/** A sample pack, as content/applications.yaml and content/boxes.yaml describe it. */
export type Sample = {
  /** Its place in the list, from 1, and the number of its picture. */
  number: number
  name: string
  /** What is packed, in words. */
  pack: string
  /** The style of the pack in words; the planner's style is in `line`. */
  style: string
  /** What the pack is made of. */
  stock: Stock
  /** Slugs of the machines that make it, in the order of production; empty if it has a `line`. */
  madeOn: string[]
  /** The job for the planner: the id of its style, its sizes, and what differs from the style. */
  line?: Record<string, string | number | boolean> | undefined
}

/** A sample of the gallery, which the site calls an application. One with a `line` has a page with its plan. */
export type Application = Sample & { slug: string; picture: `applications/packaging-${number}` }
