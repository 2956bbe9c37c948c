import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'

/** A line of the specification: a figure, or words that name what it takes, makes and needs. */
export type SpecificationRow = { name: string } & ({ figure: Figure } | { words: string })

type SpecifiedProduct = Pick<Product, 'figures' | 'stock' | 'boxStyles' | 'options' | 'operators'>

/** The specification of a machine, in reading order: the product page, its print and the data sheet all show these rows. */
export function createSpecificationRows(product: SpecifiedProduct): SpecificationRow[] {
  const { figures, stock, boxStyles, options, operators } = product
  const words = [
    { name: 'Works on', words: stock.join(', ') },
    { name: 'Makes', words: boxStyles.join(', ') },
    { name: 'Options', words: options.join(', ') },
    { name: 'Operators', words: operators },
  ]
  return [...figures.map(figure => ({ name: figure.name, figure })), ...words.filter(row => row.words)]
}
