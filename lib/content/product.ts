import 'server-only'
import { z } from 'zod'
import { boundedText, line, listOf, slugs, text, texts, title } from '@/lib/content/files/fields'
import { LONGEST_DESCRIPTION, LONGEST_TEXT, MAX_COUNT } from '@/lib/content/files/limits'
import {
  AUTOMATIONS,
  type Automation,
  BASES,
  PROCESSES,
  type Process,
  STOCK_FORMS,
  SUBSTRATES,
  type Substrate,
} from '@/lib/content/files/vocabulary'
import { formatMeasures } from '@/lib/product/measures'
import { toSlug } from '@/lib/product/slug'
import { type Figure, figuresSchema } from './figure'
import { productLineSchema } from './line/product-line'

/** Picture of a machine, an application or a box: its path below content/images, without the extension. */
export type PictureKey = `products/${string}` | `applications/${string}` | `boxes/${string}`

/** Overall size of a machine, for the floor plan and its dimension lines. */
export type MachineSize = { lengthMm: number; widthMm: number; heightMm: number }

/**
 * A machine as pages use it. Its slug is its only key: price-list ids may repeat, so they are left behind in the file.
 */
export type Product = {
  slug: string
  title: string
  /** What sort of machine it is, in a few words without a capital. */
  kind: string
  /** Place in the catalogue, from 1, without gaps. */
  position: number
  /** Null for a machine that has a family instead. */
  category: { title: string; slug: string } | null
  family: string | null
  /** One sentence; may be empty. */
  summary: string
  /** The lines of the description. */
  bullets: string[]
  whatItDoes: string
  automation: Automation
  process: Process
  substrates: Substrate[]
  stock: string[]
  boxStyles: string[]
  applications: string[]
  operators: string
  options: string[]
  /** Slugs of machines for the step before, the step after, or instead. */
  related: string[]
  /** Slugs of machines that it is an add-on to. Empty for a machine that works by itself. */
  addOnTo: string[]
  /** Names of the stations in the direction of flow. */
  stations: string[]
  figures: Figure[]
  /** Whether the figures are only typical of such machines, and will be confirmed with the quote. */
  isTypical: boolean
  size: MachineSize | null
  picture: PictureKey
  /** ISO date of the last change to the facts; null if it is not recorded. */
  updated: string | null
}

/** Schema of content/products/<slug>.yaml. */
export const productSchema = z
  .strictObject({
    id: z.int().positive().max(MAX_COUNT).meta({ description: 'Number in the price list' }),
    title,
    position: z
      .int()
      .positive()
      .max(MAX_COUNT)
      .optional()
      .meta({ description: 'Place in the catalogue; without one the machine stands at the end, by title' }),
    category: title.optional().meta({ description: 'Title of a category in categories.yaml' }),
    family: line.optional().meta({ description: 'For a machine without a category: a family in categories.yaml' }),
    kind: line,
    description: boundedText(LONGEST_DESCRIPTION).meta({ description: "One bullet a line; '' for none" }),
    description2: boundedText(LONGEST_TEXT).nullable().meta({ description: 'One sentence; may be empty' }),
    whatItDoes: text,
    automation: z.enum(AUTOMATIONS),
    process: z.enum(PROCESSES),
    infeed: z
      .enum(STOCK_FORMS)
      .default('sheet')
      .meta({ description: 'What goes in; without it sheets, blanks or trays' }),
    delivery: z
      .enum(STOCK_FORMS)
      .default('sheet')
      .meta({ description: 'What comes out; without it sheets, blanks or packs' }),
    substrates: z.array(z.enum(SUBSTRATES)).min(1).max(6),
    stock: listOf(line).min(1),
    boxStyles: texts,
    applications: texts,
    operators: line,
    options: texts,
    related: slugs.default([]),
    stations: texts,
    line: productLineSchema.optional().meta({ description: 'What the line planner needs beside the figures' }),
    basis: z.enum(BASES),
    figures: figuresSchema,
    updated: z.iso.date({ error: "is not a day. Write it like '2026-01-31'" }).optional(),
  })
  .meta({ title: 'Machine' })

export type ProductInFile = z.output<typeof productSchema>

type CatalogueEntry = { position: number; category: Product['category'] }

/**
 * Converts a machine from its file. Position and category depend on the whole catalogue. Numbers with a unit in
 * its texts get thousands separators, as figures do.
 */
export function toProduct(file: ProductInFile, { position, category }: CatalogueEntry): Product {
  const { id: _, infeed: _in, delivery: _out, line: place, title, description, description2, basis, ...rest } = file
  const { family, updated, ...same } = rest
  const slug = toSlug(title)
  return {
    ...same,
    slug,
    title,
    position,
    category,
    family: family ?? null,
    addOnTo: place?.addOnTo ?? [],
    summary: formatMeasures(description2?.trim() ?? ''),
    bullets: description
      .split(/\r?\n/)
      .map(line => formatMeasures(line.trim()))
      .filter(Boolean),
    whatItDoes: formatMeasures(same.whatItDoes),
    stock: same.stock.map(formatMeasures),
    options: same.options.map(formatMeasures),
    isTypical: basis !== 'published',
    size: createOverallSize(file.figures),
    picture: `products/${slug}`,
    updated: updated ?? null,
  }
}

function createOverallSize(figures: Figure[]): MachineSize | null {
  const figure = figures.find(({ quantity }) => quantity === 'overall-size')
  if (figure?.type !== 'size') return null
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = figure.sides
  return { lengthMm, widthMm, heightMm }
}
