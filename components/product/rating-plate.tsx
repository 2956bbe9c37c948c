import type { Figure } from '@/lib/trade/product/figure'
import { formatSecondUnit } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { Product } from '@/lib/trade/product/product'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { FigureValue } from './figure-value'

/** Number of figures on the plate. */
const ROWS = 3

/** A rivet's ring, drawn as a background. */
const RING = 'bg-[radial-gradient(circle,transparent_2px,var(--ink)_2.2px,var(--ink)_3.2px,transparent_3.5px)]'

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
  return <span className={`absolute size-[7px] ${RING} ${corner}`} aria-hidden="true" />
}

/** A figure with its name, in a second unit as well if it has one: inches beside mm, HP beside kW. */
function PlateRow({ figure }: { figure: Figure }) {
  const secondUnit = formatSecondUnit(figure)
  return (
    <div
      className="flex flex-wrap items-baseline justify-between gap-x-1.5 gap-y-0.5 border-b border-line py-0.75
        last:border-b-0 print:py-[3pt]"
    >
      <dt className="text-small/[1.25] text-ink-2">{keepUnits(figure.name)}</dt>
      <dd
        translate="no"
        className="ms-auto text-end text-h3/[1] font-strong font-stretch-78% tracking-[-.012em]
          tabular-nums print:text-[14pt]"
      >
        <FigureValue
          figure={figure}
          unitClassName="ms-0.75 text-[1rem] font-[500] font-stretch-100% tracking-normal print:text-[8pt]"
        />
        {secondUnit && (
          <span
            className="mt-0.5 block text-end text-small/[1.25] font-[440] font-stretch-100% tracking-normal text-ink-3
              print:text-[7pt]"
          >
            {` ${secondUnit}`}
          </span>
        )}
      </dd>
    </div>
  )
}
