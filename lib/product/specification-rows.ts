import type { Figure } from '@/lib/content/figure'
import type { Material } from '@/lib/content/files/vocabulary'
import type { Product } from '@/lib/content/product'
import type { Stock } from '@/lib/content/stock'
import { formatSpan } from './span'
import { isDoubleWall } from './stock-fit'

const AND = new Intl.ListFormat('en-GB')
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** A row of the specification: its name with either a figure or a text. */
export type SpecificationRow = { name: string } & ({ figure: Figure } | { words: string })

type SpecifiedProduct = Pick<Product, 'figures' | 'stock' | 'boxStyles' | 'options' | 'operators'>

/** Creates a machine's specification rows, which the product page, its print version and the data sheet all show. */
export function createSpecificationRows(product: SpecifiedProduct): SpecificationRow[] {
  const { figures, stock, boxStyles, options, operators } = product
  const words = [
    { name: 'Works on', words: formatStock(stock) },
    { name: 'Makes', words: boxStyles.join(', ') },
    { name: 'Options', words: options.join(', ') },
    { name: 'Operators', words: operators },
  ]
  return [...figures.map(figure => ({ name: figure.name, figure })), ...words.filter(row => row.words)]
}

/**
 * Formats the stock that a machine works on, or that a sample is made of: 'folding carton 210 to 800 gsm', 'corrugated
 * N, F and E flute', 'corrugated AB or BC double wall'.
 */
export function formatStock(stock: readonly Stock[]): string {
  return stock.flatMap(listWords).join(', ')
}

/** What the material is called where no name is given and its own is not what the trade says. */
const TRADE_NAMES: Partial<Record<Material, string>> = { 'rigid board': 'rigid greyboard' }

function listWords({ material, name, unit, span, flutes, ply, note }: Stock): string[] {
  const board = name ?? TRADE_NAMES[material] ?? material
  // A name says by itself what sort of board it is.
  const layers = name === undefined && ply.length > 0 ? ` ${AND.format(ply.map(String))} ply` : ''
  const measure = unit && span ? ` ${formatSpan(span, unit)}` : ''
  const rest = note ? `${note.startsWith('with ') ? '' : ','} ${note}` : ''
  const single = flutes.filter(flute => !isDoubleWall(flute))
  const double = flutes.filter(isDoubleWall)
  const walls = [
    ...(single.length > 0 ? [` ${AND.format(single)} flute`] : []),
    ...(double.length > 0 ? [` ${OR.format(double)} double wall`] : []),
  ]
  return (walls.length > 0 ? walls : ['']).map(wall => board + layers + wall + measure + rest)
}
