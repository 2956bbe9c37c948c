import { listAdvice } from '@/lib/category/advice'
import { getWords } from '@/lib/content/content'
import { findPlannerData } from '@/lib/ready-plans/ready-plans'
import { formatFigureText } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'

/** How many figures a phone shows for each machine. */
const FIGURES = 3

/** When to choose each machine of a category, in a sentence by its slug; none for a machine like the others. */
export function findAdvice(products: readonly Product[]) {
  const { planner, catalogue } = getWords()
  return listAdvice(products, {
    // Without a line planner no crew is known.
    machines: findPlannerData()?.machines ?? [],
    kinds: planner.plan.fit.kinds,
    words: catalogue.category.advice,
  })
}

/** The packs that a machine is for, as a sentence: 'For: sleeve, crash-lock bottom carton'. */
export function formatPacks({ boxStyles }: Product) {
  return fill(getWords().product.line.styles, { styles: boxStyles.join(', ') })
}

/**
 * What the cards of a category's machines say on a phone, by their slugs: when to choose the machine, or how automatic
 * it is if nothing speaks for it alone, the packs it is for, and its key figures. Wider screens have them in the table.
 */
export function createPhoneDetails(products: readonly Product[]) {
  const advice = findAdvice(products)
  const { automation } = getWords().catalogue
  return new Map(
    products.map(product => [
      product.slug,
      <div key={product.slug} className="contents text-small/[1.3] tablet:hidden">
        <p className="pe-1 pb-1 text-ink-2">{keepUnits(advice.get(product.slug) ?? automation[product.automation])}</p>
        {product.boxStyles.length > 0 && <p className="col-span-2 px-1.5 py-1 text-ink-3">{formatPacks(product)}</p>}
        <dl className="col-span-2 px-1.5 pb-1">
          {pickKeyFigures(product, FIGURES).map(figure => {
            const { value, unit } = formatFigureText(figure)
            return (
              <div key={figure.name} className="card-figure">
                <dt>{figure.name}</dt>
                <dd>{keepUnits(`${value}\u00a0${unit}`)}</dd>
              </div>
            )
          })}
        </dl>
      </div>,
    ]),
  )
}
