import { FactRow, FactTable } from '@/components/ui/fact-table'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getWords } from '@/lib/content/content'
import type { Figure } from '@/lib/trade/product/figure'
import { formatSecondUnit } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { createSpecificationRows, type SpecificationRow } from '@/lib/trade/product/specification-rows'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { FigureValue } from './figure-value'
import { ModelTable } from './model-table'

type SpecificationsProps = { product: Product }

/** A table of all figures and facts of the machine. */
export function Specifications({ product }: SpecificationsProps) {
  const words = getWords().product
  const rows = createSpecificationRows(product, words.specification).filter(isForAllModels)
  const facts = rows.flatMap(row => (isFigure(row) ? [] : [row]))
  // Figures of the machine's kind, which its quote confirms.
  const { isTypical } = product
  return (
    <>
      <ModelTable product={product} />
      <FactTable caption={fill(words.specificationsOf, { title: product.title })} hasTwoColumns>
        {rows.filter(isFigure).map(({ name, figure }) => (
          <FactRow key={name} name={keepUnits(name)} isWords={figure.type === 'text'}>
            <FigureInBothUnits figure={figure} />
          </FactRow>
        ))}
      </FactTable>
      {facts.length > 0 && (
        <PhoneFold title={words.moreFacts}>
          <FactTable caption={words.moreFacts} className="lg:[&_th]:w-[9.5rem]">
            {facts.map(({ name, words: fact }) => (
              <FactRow key={name} name={name} isWords>
                {keepUnits(fact)}
              </FactRow>
            ))}
          </FactTable>
        </PhoneFold>
      )}
      {isTypical && <p className="text-caption text-ink-3 mt-2">{getSpeech().phrases.typical}</p>}
    </>
  )
}

/** Whether a row is a figure with a unit; the others are facts in words. */
function isFigure(row: SpecificationRow): row is Extract<SpecificationRow, { figure: Figure }> {
  return 'figure' in row
}

/** Whether a row applies to all models of the machine. Figures in which models differ are in ModelTable. */
function isForAllModels(row: SpecificationRow) {
  return !('figure' in row && 'perModel' in row.figure && row.figure.perModel)
}

/** A figure, and the same in a second unit, if there is one. */
function FigureInBothUnits({ figure }: { figure: Figure }) {
  const secondUnit = formatSecondUnit(figure)
  return (
    <span translate="no">
      <FigureValue figure={figure} />
      {secondUnit && (
        <>
          {' '}
          <small>{secondUnit}</small>
        </>
      )}
    </span>
  )
}
