import type { Figure } from './figure'
import type { Stock } from './stock'
import type { Automation, Material, Process } from './vocabulary'

/** Overall size of a machine, of its largest model, for the floor plan and its dimension lines. */
export type MachineSize = { lengthMm: number; widthMm: number; heightMm: number }

/**
 * A machine as pages use it. Its slug is its only key: price-list ids may repeat, so they are left behind in the file.
 */
export type Product = {
  slug: string
  /** Its place in the catalogue, from 1, without gaps. */
  position: number
  title: string
  formerTitles: string[]
  /** What sort of machine it is, in a few words: 'folder gluer'. */
  kind: string
  /** A machine without a category has a family. */
  category: { title: string; slug: string } | null
  family: { title: string; slug: string } | null
  bullets: string[]
  /** One sentence; may be empty. */
  summary: string
  whatItDoes: string
  automation: Automation
  process: Process
  stock: Stock[]
  /** Materials of its stock, without duplicates. */
  materials: Material[]
  boxStyles: string[]
  applications: string[]
  operators: string
  options: string[]
  /** Minutes from the last pack of a job to the first of the next, as the maker promises. */
  changeover?: number | undefined
  /** Brands of control, drives and bearings. */
  controls?: string | undefined
  /** What the buyer must have ready for it. */
  buyerProvides: string[]
  /** How many run, and where. */
  installations?: string | undefined
  /** Buyers who agreed to be named. */
  references: string[]
  /** Machines for the step before, the step after, or instead, by their slugs. */
  related: string[]
  /** What happens on the way through it, in order. */
  stations: string[]
  /** A sentence for each station, in order; none for a machine whose file has none. */
  stationWork: string[]
  /** Machines that it is an add-on to. Empty for a machine that works by itself. */
  addOnTo: string[]
  /** The steps of a line that it does. A step with kinds has an entry for each kind: 'glue: glued corners'. */
  steps: string[]
  /** Names of its models, for figures that each model has one of. */
  models?: string[] | undefined
  figures: Figure[]
  /** Whether the figures are only typical of such machines, and will be confirmed with the quote. */
  isTypical: boolean
  size: MachineSize | null
  picture: `products/${string}`
  /** The day of the last change: 2026-01-31. */
  updated?: string | undefined
}
