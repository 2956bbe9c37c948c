import { ScrollSideways } from '@/components/ui/scroll-sideways'
import { getWords } from '@/lib/content/content'
import { formatFigureText, formatModels } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'

/** A cell; a phone has room for three models in narrow digits. */
const CELL =
  'border-b border-line py-[13px] ps-0 pe-3 text-start align-baseline max-sm:py-1 max-sm:pe-1.25 max-sm:text-small max-sm:font-figures print:py-[2pt] print:text-[8pt]'

/** The most models whose columns fit a phone. */
const FITTING = 3

type ModelTableProps = { product: Product }

/**
 * The figures in which the models of a machine differ, a column for each model. Nothing for a machine without models.
 */
export function ModelTable({ product: { title, models = [], figures } }: ModelTableProps) {
  const rows = figures.flatMap(figure => ('perModel' in figure && figure.perModel ? [figure] : []))
  if (rows.length === 0) return null
  const { product: words, frame } = getWords()
  const { models: heading, modelsOf } = words
  const caption = fill(modelsOf, { title })
  return (
    <ScrollSideways name={caption} hint={models.length > FITTING ? frame.page.sideways : null} className="mb-3">
      <table className="w-full border-collapse border-t border-ink tabular-nums lg:whitespace-nowrap">
        <thead>
          <tr>
            <th className={`${CELL} font-normal text-ink-2`} scope="col">
              {heading}
            </th>
            {models.map(model => (
              <th key={model} className={`${CELL} font-strong`} scope="col" translate="no">
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(figure => (
            <tr key={figure.name} className="hover:*:bg-plate">
              <th
                className={`${CELL} leading-[1.35] font-normal text-balance whitespace-normal text-ink-2`}
                scope="row"
              >
                {keepUnits(figure.name)}
              </th>
              {formatModels(figure).map((value, index) => (
                <td key={models[index]} className={`${CELL} font-strong`}>
                  {keepUnits(`${value}\u00a0${formatFigureText(figure).unit}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}
