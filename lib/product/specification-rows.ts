import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'

const LIST = new Intl.ListFormat('en-GB')

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

/** Formats the stock that a machine works on. Flutes of the same board are combined: 'corrugated N, F and E flute'. */
export function formatStock(stock: readonly string[]) {
  const lines = new Map<string, string[]>()
  for (const entry of stock) {
    const [, board = entry, flute] = /^(.+) (\w+) flute$/.exec(entry) ?? []
    lines.set(board, [...(lines.get(board) ?? []), ...(flute ? [flute] : [])])
  }
  return [...lines]
    .map(([board, flutes]) => (flutes.length > 0 ? `${board} ${LIST.format(flutes)} flute` : board))
    .join(', ')
}
