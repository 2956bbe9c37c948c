import type { Figure } from '@/lib/trade/product/figure'
import { formatSecondUnit } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { Product } from '@/lib/trade/product/product'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { FigureValue } from './figure-value'

/** Number of figures on the plate. */
const ROWS = 3

type RatingPlateProps = { product: Product }

/**
 * The machine's three key figures, in the style of a rating plate; a phone has room for two in its first screen.
 * Renders nothing for a machine without figures.
 */
export function RatingPlate({ product }: RatingPlateProps) {
  const figures = pickKeyFigures(product, ROWS)
  if (figures.length === 0) return null
  return (
    <div
      className="relative mt-1.5 rounded-plate border-[1.5px] border-ink bg-sheet px-2.75 py-2
        print:mt-[8pt] print:px-[12pt] print:py-[4pt]"
      data-part="rating-plate"
    >
      <Rivet corner="start-[9px] top-[9px]" />
      <Rivet corner="end-[9px] top-[9px]" />
      <Rivet corner="start-[9px] bottom-[9px]" />
      <Rivet corner="end-[9px] bottom-[9px]" />
      <dl className="max-sm:*:nth-[n+2]:border-b-0 max-sm:*:nth-[n+3]:hidden">
        {figures.map(figure => (
          <PlateRow key={figure.name} figure={figure} />
        ))}
      </dl>
      {product.isTypical && (
        <p className="text-caption text-ink-3 mt-0.5 border-t-[1.5px] max-sm:pe-3 border-ink pt-1.5">
          {getSpeech().phrases.typical}
        </p>
      )}
    </div>
  )
}

/** A rivet of the plate; `corner` has the classes of its place. */
function Rivet({ corner }: { corner: string }) {
  return <span className={`rivet ${corner}`} aria-hidden="true" />
}

/** A figure with its name, in a second unit as well if it has one: inches beside mm, HP beside kW. */
function PlateRow({ figure }: { figure: Figure }) {
  const secondUnit = formatSecondUnit(figure)
  return (
    <div className="plate-row">
      <dt>{keepUnits(figure.name)}</dt>
      <dd translate="no">
        <FigureValue figure={figure} />
        {secondUnit && <span className="plate-second-unit">{` ${secondUnit}`}</span>}
      </dd>
    </div>
  )
}
