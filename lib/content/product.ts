import 'server-only'
import { z } from 'zod'
import { boundedText, line, listOf, machines, pictureFile, text, texts, title } from '@/lib/content/files/fields'
import { LONGEST_DESCRIPTION, LONGEST_TEXT, LONGEST_TITLE, MAX_COUNT } from '@/lib/content/files/limits'
import type { Parsed } from '@/lib/content/files/parse-file'
import { namingFields } from '@/lib/content/files/schema-parts'
import type { Figure } from '@/lib/trade/product/figure'
import { toSpan } from '@/lib/trade/product/figure-spans'
import type { MachineSize, Product } from '@/lib/trade/product/product'
import { getOwnSlug, SOUND_SLUG, toSlug } from '@/lib/trade/product/slug'
import { AUTOMATIONS, BASES, PROCESSES, STOCK_FORMS } from '@/lib/trade/product/vocabulary'
import { figuresSchema } from './figures'
import { productLineSchema } from './line/product-line'
import { stockSchema } from './stock'

/** The longest changeover in minutes: a day. */
const LONGEST_CHANGEOVER = 24 * 60

/** Schema of content/products/<slug>.yaml. */
export const productSchema = z
  .strictObject({
    id: z
      .int()
      .positive()
      .max(MAX_COUNT)
      .meta({ title: 'Number in the price list', description: 'Each machine has one of its own' }),
    title: title.meta({ description: 'What the machine is called; its address follows from it' }),
    slug: z
      .string()
      .max(LONGEST_TITLE)
      .regex(SOUND_SLUG, { error: "is no address. Write it like 'tray-former': small letters, digits, single hyphens" })
      .optional()
      .meta({ title: 'Address', description: 'Empty, it follows from the title, which is best' }),
    formerTitles: listOf(title)
      .default([])
      .meta({ description: 'What it was called before; the old addresses lead to its page' }),
    position: z.int().positive().max(MAX_COUNT).optional().meta({
      title: 'Place in the catalogue',
      description: '1 stands first; without a number the machine stands at the end',
    }),
    category: title
      .optional()
      .meta({ description: 'The group of machines that it is listed under' })
      .register(namingFields, { names: 'category' }),
    family: line
      .optional()
      .meta({ description: 'Only for a machine without a category' })
      .register(namingFields, { names: 'family' }),
    picture: pictureFile.optional().meta({
      description: 'Empty, the drawing that the machine came with is shown; a photograph takes its place',
    }),
    kind: line.meta({ title: 'Sort of machine', description: 'In a few words, without a capital: folder gluer' }),
    description: boundedText(LONGEST_DESCRIPTION).meta({
      title: 'Points under the title',
      description: 'One on each line; may be empty',
    }),
    description2: boundedText(LONGEST_TEXT)
      .nullable()
      .meta({ title: 'Sentence below the points', description: 'May be empty' }),
    whatItDoes: text.meta({ description: 'A few sentences for a buyer who does not know it' }),
    automation: z.enum(AUTOMATIONS).meta({ title: 'How automatic it is', description: 'Visitors filter by it' }),
    process: z.enum(PROCESSES).meta({ title: 'Step of the job', description: 'Visitors filter by it' }),
    infeed: z
      .enum(STOCK_FORMS)
      .default('sheet')
      .meta({ title: 'What goes in', description: 'From a reel, or as sheets, blanks or trays' }),
    delivery: z
      .enum(STOCK_FORMS)
      .default('sheet')
      .meta({ title: 'What comes out', description: 'On a reel, or as sheets, blanks or packs' }),
    stock: listOf(stockSchema).min(1).meta({ title: 'Materials', description: 'What it works on' }),
    boxStyles: texts.meta({ description: 'Packs that it makes, one on each line' }),
    applications: texts.meta({ title: 'Used for', description: 'Trades and products, one on each line' }),
    operators: line.meta({ description: 'A sentence: Two operators.' }),
    options: texts.meta({ description: 'What can be ordered with it, one on each line' }),
    changeover: z.int().positive().max(LONGEST_CHANGEOVER).optional().meta({
      title: 'Changeover, minutes',
      description: 'From the last pack of one job to the first of the next, as you would promise it: 20',
    }),
    controls: line.optional().meta({ description: 'Brands of control, drives and bearings' }),
    buyerProvides: texts.meta({
      title: 'What the buyer provides',
      description: 'Compressed air, foundation, steam: one on each line',
    }),
    installations: line.optional().meta({ description: 'How many run, and where: 15 in India' }),
    references: texts.meta({ description: 'Buyers who agreed to be named, one on each line' }),
    related: machines
      .default([])
      .meta({ title: 'Related machines', description: 'For the step before, the step after, or instead' }),
    stations: texts.meta({ description: 'What happens on the way through it, in order' }),
    stationWork: boundedText(LONGEST_DESCRIPTION).default('').meta({
      title: 'What happens at each station',
      description: 'One sentence on each line, in the order of the stations; may be empty',
    }),
    line: productLineSchema
      .optional()
      .meta({ title: 'For the line planner', description: 'What the planner needs beside the figures' }),
    basis: z.enum(BASES).meta({
      title: 'Source of the figures',
      description: "All but 'published' are shown as typical figures",
    }),
    models: listOf(line)
      .min(2)
      .optional()
      .meta({ title: 'Names of its models', description: 'For figures that each model has one of' }),
    figures: figuresSchema.meta({ description: 'The weight and the overall size are needed' }),
    updated: z.iso
      .date({ error: "is not a day. Write it like '2026-01-31'" })
      .optional()
      .meta({ title: 'Day of the last change', description: 'Year, month, day: 2026-01-31' }),
  })
  .meta({ title: 'Machine' })

export type ProductInFile = z.output<typeof productSchema>

/** The file of a machine; its slug is the file's name. */
export type ProductFile = Parsed<ProductInFile> & { slug: string }

/** The file of a machine that may have mistakes: its value has the fields without one. */
export type ProductDraft = Parsed<Partial<ProductInFile>> & { slug: string }

/**
 * Converts a machine from its file. Its texts stay as written, character by character; only figures are formatted.
 * @param position its place in the catalogue, from 1, without gaps
 * @param slugOf the address of a title, which is that of the first language
 */
export function toProduct(file: ProductInFile, position: number, slugOf: (title: string) => string = toSlug): Product {
  // The underscored fields are for the file alone.
  const {
    id: _,
    infeed: _in,
    delivery: _out,
    line: plannerLine,
    description,
    description2,
    stationWork,
    basis,
    picture: _own,
    ...same
  } = file
  const slug = file.slug ?? slugOf(file.title)
  return {
    ...same,
    slug,
    position,
    /** A machine without a category has a family. */
    category: file.category ? { title: file.category, slug: slugOf(file.category) } : null,
    family: file.family ? { title: file.family, slug: slugOf(file.family) } : null,
    /** Machines that it is an add-on to. Empty for a machine that works by itself. */
    addOnTo: plannerLine?.addOnTo ?? [],
    /** The steps of a line that it does. A step with kinds has an entry for each kind: 'glue: glued corners'. */
    steps: (plannerLine?.steps ?? []).flatMap(({ step, kinds }) =>
      kinds.length > 0 ? kinds.map(kind => `${step}: ${kind}`) : [step],
    ),
    /** One sentence; may be empty. */
    summary: description2?.trim() ?? '',
    bullets: splitLines(description),
    stationWork: splitLines(stationWork),
    /** Materials of its stock, without duplicates. */
    materials: listStockMaterials(file),
    /** Whether the figures are only typical of such machines, and will be confirmed with the quote. */
    isTypical: basis !== 'published',
    size: createOverallSize(file.figures),
    picture: `products/${getPictureName({ ...file, slug })}` as const,
  }
}

/** The lines of a text that have words. */
export function splitLines(text: string) {
  return text
    .split(/\r?\n/)
    .map(words => words.trim())
    .filter(Boolean)
}

/** The name of a machine's picture without its extension, with which those of its side views and points begin. */
export function getPictureName({ picture, ...file }: Partial<ProductInFile>) {
  return picture?.replace(/\.\w+$/, '') ?? getOwnSlug(file)
}

/** The materials of a machine's stock and of what covers it, without duplicates. */
export function listStockMaterials({ stock }: Pick<ProductInFile, 'stock'>) {
  return [...new Set(stock.flatMap(({ material, cover }) => (cover ? [material, cover] : [material])))]
}

/** The overall size; null if no figure gives it, or only in words such as 'On request'. */
function createOverallSize(figures: readonly Figure[]): MachineSize | null {
  const figure = figures.find(({ quantity }) => quantity === 'overall-size')
  if (figure?.type !== 'size') return null
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = figure.sides.map(side => toSpan(side)[1])
  return { lengthMm, widthMm, heightMm }
}
