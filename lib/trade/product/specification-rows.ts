import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { joinTexts } from '@/lib/words/join-texts'
import { getSpeech } from '@/lib/words/speech'
import type { Figure } from './figure'
import type { Product } from './product'
import { formatSpan } from './span'
import type { Stock } from './stock'
import { isDoubleWall } from './stock-fit'

/** A row of the specification: its name with either a figure or a text. */
export type SpecificationRow = { name: string } & ({ figure: Figure } | { words: string })

type SpecifiedProduct = Pick<Product, 'figures' | 'stock' | 'boxStyles' | 'options' | 'operators'> &
  Pick<Product, 'changeover' | 'controls' | 'buyerProvides' | 'installations' | 'references'>

/** Names of the rows that only some machines have. */
type OptionalNames = Words['product']['specification']

/**
 * Creates a machine's specification rows, which the product page, its print version and the data sheet all show. What
 * its file does not state has no row.
 */
export function createSpecificationRows(product: SpecifiedProduct, optional: OptionalNames): SpecificationRow[] {
  const { figures, stock, boxStyles, options, operators, changeover = 0, controls = '' } = product
  const names = getSpeech().phrases.specification
  const words = [
    { name: optional.changeover, words: changeover ? fillCount(optional.minutes, changeover) : '' },
    { name: names.worksOn, words: formatStock(stock) },
    { name: names.makes, words: boxStyles.join(', ') },
    { name: names.options, words: options.join(', ') },
    { name: optional.controls, words: controls },
    { name: names.operators, words: operators },
    { name: optional.buyerProvides, words: product.buyerProvides.join(', ') },
    { name: optional.installations, words: product.installations ?? '' },
    { name: optional.references, words: product.references.join(', ') },
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

/** A stock in words: one text, or two if it has both single flutes and double walls. */
function listWords({ material, name, unit, span, flutes, ply, note }: Stock): string[] {
  const { materials, ...phrases } = getSpeech().phrases
  const board = name ?? materials[material]
  // The plies are left out beside a name of the stock's own, which already says what sort of board it is.
  const layers =
    name === undefined && ply.length > 0 ? ` ${fill(phrases.ply, { ply: joinTexts(ply.map(String), 'and') })}` : ''
  const measure = unit && span ? ` ${formatSpan(span, unit)}` : ''
  const single = flutes.filter(flute => !isDoubleWall(flute))
  const double = flutes.filter(isDoubleWall)
  const walls = [
    ...(single.length > 0 ? [` ${fill(phrases.flute, { flutes: joinTexts(single, 'and') })}`] : []),
    ...(double.length > 0 ? [` ${fill(phrases.doubleWall, { flutes: joinTexts(double, 'or') })}`] : []),
  ]
  return (walls.length > 0 ? walls : ['']).map(wall => {
    const stock = board + layers + wall + measure
    if (!note) return stock
    // 'folding carton with PE film' reads on in English; a remark in another language follows after a comma.
    return note.startsWith('with ') ? `${stock} ${note}` : fill(phrases.note, { stock, note })
  })
}
