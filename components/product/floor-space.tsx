import type { ReactNode } from 'react'
import { FitCheck } from '@/components/fit/fit-check.client'
import { getProducts, getWords } from '@/lib/content/content'
import { findShorterMachines, standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { formatFigureText, formatInchText } from '@/lib/trade/product/figure-text'
import { drawFloorSpace } from '@/lib/trade/product/floor-space'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'

/** Width of a dimension text with both units, in em. */
const DIMENSION_EMS = 13

const OUTLINE = 'fill-plate stroke-ink stroke-[1.5]'
const DIVISION = 'fill-none stroke-line-2 stroke-1'

type FloorSpaceProps = { product: Product }

/**
 * Side view and plan of the machine's overall size to scale, with a person and a title block, and the fit check below.
 * Renders nothing if the size is not stated, or for accessories that do not stand on the floor.
 */
export function FloorSpace({ product }: FloorSpaceProps) {
  const { title, size, figures, stations } = product
  if (!size || !standsOnFloor(product)) return null
  const { floorSpace: words, fit } = getWords().product
  const { lengthMm, widthMm, heightMm } = size
  const drawing = drawFloorSpace(size, stations.length)
  const { viewBox, side, plan, divisions, person, dimension, fontSize } = drawing
  const mm = (value: number) => `${formatNumber(value)} mm`
  const sides = [
    [words.length, lengthMm],
    [words.width, widthMm],
    [words.height, heightMm],
  ] as const
  const hasRoomForInches = lengthMm > fontSize * DIMENSION_EMS
  const weight = figures.find(figure => figure.quantity === 'weight')
  const weightText = weight && formatFigureText(weight)
  return (
    <figure className="col-span-full min-w-0 border border-line-2 bg-sheet print:border-0">
      <div className="p-[clamp(20px,2.6vw,40px)] print:px-0 print:py-[4pt]">
        <p className="mb-2.5 flex flex-wrap justify-between gap-2 text-small print:mb-[6pt] print:text-[8pt]">
          <b className="font-strong">{words.title}</b>
          <span className="text-caption text-ink-3 print:text-[8pt]">{words.note}</span>
        </p>
        <div className="relative">
          <svg
            className="h-auto w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[120pt]"
            viewBox={viewBox.join(' ')}
            role="img"
            aria-label={fill(words.drawing, { length: mm(lengthMm), height: mm(heightMm), width: mm(widthMm) })}
          >
            <rect className={OUTLINE} {...side} />
            {divisions.map(x => (
              <path key={x} className={DIVISION} strokeDasharray="4 4" d={`M${x} ${side.y}V${side.y + side.height}`} />
            ))}
            <path
              className="stroke-ink stroke-[1.5]"
              d={`M${viewBox[0]} ${side.y + side.height}H${viewBox[0] + viewBox[2]}`}
            />
            <path className="fill-ink-3" d={person} />
            <path className="fill-none stroke-ink stroke-1" d={dimension.path} />
            <text
              className="hidden fill-ink stroke-sheet stroke-[10px] font-semi tabular-nums [paint-order:stroke] print:block"
              x={dimension.x}
              y={dimension.y}
              fontSize={fontSize}
              textAnchor="middle"
            >
              {hasRoomForInches ? `${mm(lengthMm)} (${formatInchText(lengthMm)})` : mm(lengthMm)}
            </text>
            <rect className={OUTLINE} {...plan} />
            <path className={DIVISION} strokeDasharray="4 4" d={`M0 ${plan.y + plan.height / 2}H${lengthMm}`} />
          </svg>
          <DimensionText x={(dimension.x - viewBox[0]) / viewBox[2]} y={(dimension.y - viewBox[1]) / viewBox[3]}>
            <tspan>{mm(lengthMm)}</tspan>
            {hasRoomForInches && <tspan className="max-sm:hidden">{` (${formatInchText(lengthMm)})`}</tspan>}
          </DimensionText>
        </div>
      </div>
      <dl className="border-t border-ink max-tablet:hidden tablet:grid tablet:grid-cols-[repeat(4,auto)] print:hidden">
        {sides.map(([name, value]) => (
          <TitleBlockEntry key={name} name={name}>
            <span>{mm(value)}</span> <span className="text-small font-[440] text-ink-3">{formatInchText(value)}</span>
          </TitleBlockEntry>
        ))}
        {weightText && (
          <TitleBlockEntry name={words.weight}>
            <span>{`${weightText.value} ${weightText.unit}`}</span>
          </TitleBlockEntry>
        )}
      </dl>
      <FitCheck
        words={fit}
        machine={{ title, lengthMm, widthMm }}
        shorter={findShorterMachines(product, getProducts())}
      />
    </figure>
  )
}

type DimensionTextProps = {
  /** Its centre, as shares of the drawing's width and height. */
  x: number
  y: number
  children: ReactNode
}

/** The text of a dimension line as HTML: SVG text would be 5 px high on a phone. */
function DimensionText({ x, y, children }: DimensionTextProps) {
  return (
    <svg className="pointer-events-none absolute inset-0 size-full print:hidden" aria-hidden="true">
      <text
        className="fill-ink stroke-sheet stroke-[8px] text-label font-semi tabular-nums [paint-order:stroke] sm:text-body"
        x={`${x * 100}%`}
        y={`${y * 100}%`}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {children}
      </text>
    </svg>
  )
}

function TitleBlockEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line px-2 py-1.5 tablet:border-b-0 tablet:not-first:border-s">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1 text-body font-strong tabular-nums">{children}</dd>
    </div>
  )
}
