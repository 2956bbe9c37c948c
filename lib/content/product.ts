import 'server-only'
import { z } from 'zod'
import { boundedText, line, listOf, machines, pictureFile, text, texts, title } from '@/lib/content/files/fields'
import { LONGEST_DESCRIPTION, LONGEST_TEXT, LONGEST_TITLE, MAX_COUNT } from '@/lib/content/files/limits'
import type { Parsed } from '@/lib/content/files/parse-file'
import { namingFields } from '@/lib/content/files/schema-parts'
import { AUTOMATIONS, BASES, PROCESSES, STOCK_FORMS } from '@/lib/content/files/vocabulary'
import { toSpan } from '@/lib/product/figure-spans'
import { getOwnSlug, SOUND_SLUG, toSlug } from '@/lib/product/slug'
import type { Figure } from './figure'
import { figuresSchema } from './figures'
import { productLineSchema } from './line/product-line'
import { stockSchema } from './stock'

/** Schema of content/products/<slug>.yaml. */
export const productSchema = z
  .strictObject({
    id: z.int().positive().max(MAX_COUNT).meta({ description: 'Number in the price list' }),
    title,
    slug: z
      .string()
      .max(LONGEST_TITLE)
      .regex(SOUND_SLUG, { error: "is no address. Write it like 'tray-former': small letters, digits, single hyphens" })
      .optional()
      .meta({ description: 'Its address, and the name of this file, where the title gives no good one' }),
    formerTitles: listOf(title)
      .default([])
      .meta({ description: 'Titles that it had before; their addresses lead to its page' }),
    position: z
      .int()
      .positive()
      .max(MAX_COUNT)
      .optional()
      .meta({ description: 'Place in the catalogue; without one the machine stands at the end, by title' }),
    category: title
      .optional()
      .meta({ description: 'Title of a category in categories.yaml' })
      .register(namingFields, { names: 'category' }),
    family: line
      .optional()
      .meta({ description: 'For a machine without a category: a family in categories.yaml' })
      .register(namingFields, { names: 'family' }),
    picture: pictureFile.optional(),
    kind: line.meta({ description: 'What sort of machine it is, in a few words without a capital' }),
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
    stock: listOf(stockSchema).min(1).meta({ description: 'What it works on' }),
    boxStyles: texts,
    applications: texts,
    operators: line,
    options: texts,
    related: machines.default([]).meta({ description: 'Machines for the step before, the step after, or instead' }),
    stations: texts.meta({ description: 'Names of the stations in the direction of flow' }),
    line: productLineSchema.optional().meta({ description: 'What the line planner needs beside the figures' }),
    basis: z.enum(BASES),
    models: listOf(line).min(2).optional().meta({ description: 'Names of its models, for figures with perModel' }),
    figures: figuresSchema,
    updated: z.iso.date({ error: "is not a day. Write it like '2026-01-31'" }).optional(),
  })
  .meta({ title: 'Machine' })

export type ProductInFile = z.output<typeof productSchema>

/** The file of a machine; its slug is the file's name. */
export type ProductFile = Parsed<ProductInFile> & { slug: string }

/** The file of a machine that may have mistakes: its value has the fields without one. */
export type ProductDraft = Parsed<Partial<ProductInFile>> & { slug: string }

/**
 * A machine as pages use it. Its slug is its only key: price-list ids may repeat, so they are left behind in the file.
 */
export type Product = ReturnType<typeof toProduct>

/**
 * Converts a machine from its file. Its texts stay as written, character by character; only figures are formatted.
 * @param position its place in the catalogue, from 1, without gaps
 */
export function toProduct(file: ProductInFile, position: number) {
  const {
    id: _,
    infeed: _in,
    delivery: _out,
    line: place,
    description,
    description2,
    basis,
    picture: _own,
    ...same
  } = file
  const slug = getOwnSlug(file)
  return {
    ...same,
    slug,
    position,
    /** A machine without a category has a family. */
    category: file.category ? { title: file.category, slug: toSlug(file.category) } : null,
    /** Machines that it is an add-on to. Empty for a machine that works by itself. */
    addOnTo: place?.addOnTo ?? [],
    /** The steps of a line that it does, those with kinds once for each: 'glue: glued corners'. */
    steps: place?.steps.flatMap(({ step, kinds }) => (kinds[0] ? kinds.map(kind => `${step}: ${kind}`) : step)) ?? [],
    /** One sentence; may be empty. */
    summary: description2?.trim() ?? '',
    bullets: description
      .split(/\r?\n/)
      .map(words => words.trim())
      .filter(Boolean),
    /** Materials of its stock, without duplicates. */
    materials: listMaterials(file),
    /** Whether the figures are only typical of such machines, and will be confirmed with the quote. */
    isTypical: basis !== 'published',
    size: createOverallSize(file.figures),
    picture: `products/${getPictureName(file)}` as const,
  }
}

/** The name of a machine's picture without its extension, with which those of its side views and points begin. */
export function getPictureName({ picture, ...file }: Partial<ProductInFile>) {
  return picture?.replace(/\.\w+$/, '') ?? getOwnSlug(file)
}

/** The materials of a machine's stock and of what covers it, without duplicates. */
export function listMaterials({ stock }: Pick<ProductInFile, 'stock'>) {
  return [...new Set(stock.flatMap(({ material, cover }) => (cover ? [material, cover] : [material])))]
}

/** Overall size of a machine, of its largest model, for the floor plan and its dimension lines. */
export type MachineSize = { lengthMm: number; widthMm: number; heightMm: number }

function createOverallSize(figures: readonly Figure[]): MachineSize | null {
  const figure = figures.find(({ quantity }) => quantity === 'overall-size')
  if (figure?.type !== 'size') return null
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = figure.sides.map(side => toSpan(side)[1])
  return { lengthMm, widthMm, heightMm }
}
