import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { findSpans } from '@/lib/trade/product/figure-spans'
import type { Stock } from '@/lib/trade/product/stock'
import { MATERIALS } from '@/lib/trade/product/vocabulary'
import { rangeFields } from './figure'

const flute = z
  .string()
  .regex(/^[A-Z]{1,2}$/, { error: "is not a flute. Write its letter, or the two of a double wall: 'E' or 'BC'" })

/** Schema of one stock: one that a machine works on, or what a sample is made of. */
export const stockSchema = z
  .strictObject({
    material: z.enum(MATERIALS).meta({ description: 'Visitors filter by it' }),
    name: line.optional().meta({ description: 'Write it where the material does not say it: kraft paper' }),
    ...rangeFields,
    unit: z.enum(['gsm', 'mm']).optional().meta({ description: 'Choose the unit of its weight or thickness' }),
    flutes: listOf(flute)
      .default([])
      .meta({ description: 'Write single flutes and double walls, one on each line: E, B, BC' }),
    ply: listOf(z.int().min(2).max(9))
      .default([])
      .meta({ title: 'Plies', description: 'Write numbers with a comma and a space between them: 3, 5' }),
    cover: z
      .enum(MATERIALS)
      .optional()
      .meta({ title: 'Covered with', description: 'Material of the wrap, printed sheet or film on it' }),
    note: line.optional().meta({ title: 'Remark', description: 'What visitors read after the figures: coated' }),
  })
  .transform(({ range, value, upTo, from, ...stock }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    const [measure, second] = [range, value, upTo, from].filter(part => part !== undefined)
    if (second) refuse([], 'has two weights or thicknesses. Keep one of range, value, upTo, from')
    else if (measure && !stock.unit) refuse(['unit'], 'is missing. Write gsm or mm')
    else if (stock.unit && !measure) refuse([], 'has a unit and no number. Write one of range, value, upTo, from')
    // Read as a figure, whose name does not count.
    const [span] = measure && stock.unit ? findSpans({ name: '', quantity: null, unit: stock.unit, ...measure }) : []
    return { ...stock, span }
  }) satisfies z.ZodType<Stock>
