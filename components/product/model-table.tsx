import { getWords } from '@/lib/content/content'
import { formatFigureText, formatModels } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'

const CELL =
  'border-b border-line py-[13px] ps-0 pe-3 text-start align-baseline max-sm:py-1 print:py-[2pt] print:text-[8pt]'

type ModelTableProps = { product: Product }

/**
 * The figures in which the models of a machine differ, a column for each model. Nothing for a machine without models.
 */
export function ModelTable({ product: { title, models = [], figures } }: ModelTableProps) {
  const rows = figures.flatMap(figure => ('perModel' in figure && figure.perModel ? [figure] : []))
  if (rows.length === 0) return null
  const { models: heading, modelsOf } = getWords().product
  const caption = fill(modelsOf, { title })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="mb-3 overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={caption}>
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
                {figure.name}
              </th>
              {formatModels(figure).map((value, index) => (
                <td key={models[index]} className={`${CELL} font-strong`}>
                  {`${value}\u00a0${formatFigureText(figure).unit}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
