import type { ReactNode } from 'react'
import { MachineOutline } from '@/components/drawings/machine-outline'
import { FitCheck } from '@/components/fit/fit-check.client'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import { getProducts, getWords } from '@/lib/content/content'
import { findAisle } from '@/lib/ready-plans/hall-needs'
import { findShorterMachines, listModels, standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { formatFigureText, formatImperial } from '@/lib/trade/product/figure-text'
import { type Dimension, drawFloorSpace, type FloorSpaceDrawing } from '@/lib/trade/product/floor-space'
import { areInMetres, formatLength } from '@/lib/trade/product/length'
import type { Product } from '@/lib/trade/product/product'
import { findChange, findDrawing, toDrawn } from '@/lib/viewer/machine-drawing'
import { fill } from '@/lib/words'
import { DRAWING_ROOM } from './column-heights'

/**
 * A machine with more than this length per height would be a stroke of some pixels on a phone. Its drawing keeps a
 * least width, in CSS pixels, and scrolls sideways.
 */
const LONG = 12
const LEAST_WIDTH_OF_LONG = 740

/** The width of a dimension in both units, in em of its font. */
const BOTH_UNITS_EM = 13

type FloorSpaceProps = { product: Product }

/**
 * Side view and plan of the machine to scale, with a person in a door and a title block, and the fit check below.
 * Renders nothing if the size is not stated, or for accessories that do not stand on the floor.
 */
export function FloorSpace({ product }: FloorSpaceProps) {
  const { title, size, figures } = product
  if (!size || !standsOnFloor(product)) return null
  const { product: productWords, frame } = getWords()
  const { floorSpace: words, fit } = productWords
  const { lengthMm, widthMm, heightMm } = size
  // All sides in one unit, because they are compared with each other.
  const inMetres = areInMetres([lengthMm, widthMm, heightMm])
  const isLong = lengthMm > heightMm * LONG
  const drawing = drawFloorSpace(size, DRAWING_ROOM)
  const [, , viewWidth, viewHeight] = drawing.viewBox
  const machineDrawing = findDrawing(product)
  const drawn = machineDrawing && toDrawn(machineDrawing)
  const models = listModels(product)
  const aisle = findAisle()
  const change = machineDrawing ? findChange(size, machineDrawing) : null
  const dimensions = [
    [words.length, lengthMm],
    [words.width, widthMm],
    [words.height, heightMm],
  ] as const
  const weight = figures.find(figure => figure.quantity === 'weight')
  const weightText = weight && formatFigureText(weight)
  const pixels = isLong ? LEAST_WIDTH_OF_LONG : viewWidth * drawing.scale
  const views = (
    <div className={`relative mx-auto w-fit ${isLong ? 'min-w-full' : ''}`}>
      <svg
        className={`h-auto ${isLong ? 'max-w-none min-w-full' : 'max-w-full'} overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[80pt]`}
        width={Math.round(pixels)}
        height={Math.round((pixels * viewHeight) / viewWidth)}
        viewBox={drawing.viewBox.join(' ')}
        role="img"
        aria-label={fill(words.drawing, {
          length: formatLength(lengthMm, inMetres),
          height: formatLength(heightMm, inMetres),
          width: formatLength(widthMm, inMetres),
        })}
      >
        <path className="fill-none stroke-line stroke-1" d={drawing.door} />
        <path className="fill-ink-3" d={drawing.person} />
        <MachineOutline outline={drawing.side} drawn={drawn} view="side" />
        <path className="stroke-ink stroke-[1.5]" d={drawing.ground} />
        <MachineOutline outline={drawing.plan} drawn={drawn} view="plan" />
        <path
          className={`fill-none stroke-ink stroke-1 ${isLong ? '' : 'max-lg:hidden print:block'}`}
          d={drawing.length.path + drawing.height.path + drawing.width.path}
        />
        {/* The length on paper, where DimensionTexts is hidden. */}
        <text
          className="hidden fill-ink stroke-sheet stroke-[10px] font-semi tabular-nums [paint-order:stroke] print:block"
          x={drawing.length.x}
          y={drawing.length.y}
          fontSize={drawing.fontSize}
          textAnchor="middle"
        >
          {formatLength(lengthMm)}
        </text>
      </svg>
      <DimensionTexts drawing={drawing} inMetres={inMetres} className={isLong ? '' : 'max-lg:hidden'} />
    </div>
  )
  return (
    <figure className="border border-line-2 bg-sheet print:border-0">
      <div className="p-2 print:px-0 print:py-[4pt]">
        <p className="mb-1.5 flex flex-wrap justify-between gap-2 text-small print:mb-[6pt] print:text-[8pt]">
          <b className="hidden font-strong print:inline">{words.title}</b>
          <span className="text-caption text-ink-3 print:text-[8pt]">
            {change ? `${words.note} ${words[change]}` : words.note}
          </span>
        </p>
        {isLong ? (
          <ScrollSideways name={words.note} hint={frame.page.sideways} hintClassName="lg:hidden">
            {views}
          </ScrollSideways>
        ) : (
          views
        )}
      </div>
      <dl className="grid grid-cols-2 border-t border-ink tablet:grid-cols-[repeat(4,auto)] print:hidden">
        {dimensions.map(([name, mm]) => (
          <TitleBlockEntry key={name} name={name}>
            <span>{formatLength(mm, inMetres)}</span>{' '}
            <span className="text-small font-[440] text-ink-3">{formatImperial(mm, inMetres)}</span>
          </TitleBlockEntry>
        ))}
        {weightText && (
          <TitleBlockEntry name={words.weight}>
            {/* A range breaks where it is wider than the entry: after its dash, not before the unit. */}
            <span>{`${weightText.value}\u00a0${weightText.unit}`}</span>
          </TitleBlockEntry>
        )}
      </dl>
      <FitCheck
        words={fit}
        machine={{
          title,
          lengthMm,
          widthMm,
          ...(aisle && { aisleMm: aisle * 1000 }),
          ...(models.length > 0 && { models }),
        }}
        drawn={drawn}
        shorter={findShorterMachines(product, getProducts())}
      />
    </figure>
  )
}

type DimensionTextsProps = {
  drawing: FloorSpaceDrawing
  /** Whether lengths are in metres. */
  inMetres: boolean
  className: string
}

/**
 * The texts of the dimension lines, in an SVG of their own over the drawing. It is not scaled: scaled with the drawing,
 * they would be 8 px high on a tablet. Their places are percentages of the drawing. A window below 1200 px has room for
 * them only in a drawing that scrolls; any other has no dimension lines there, and the title block says it all. Their
 * stroke in the colour of the ground keeps lines from crossing the letters.
 */
function DimensionTexts({ drawing, inMetres, className }: DimensionTextsProps) {
  const { viewBox, length, height, width, fontSize } = drawing
  const [left, top, wide, high] = viewBox
  const findPlace = ({ x, y }: Dimension) => ({ x: `${((x - left) / wide) * 100}%`, y: `${((y - top) / high) * 100}%` })
  const hasRoomForBoth = length.mm > fontSize * BOTH_UNITS_EM
  return (
    <svg
      className={`pointer-events-none absolute inset-0 size-full fill-ink stroke-sheet stroke-[8px] text-body font-semi tabular-nums [paint-order:stroke] print:hidden ${className}`}
      aria-hidden="true"
      dominantBaseline="central"
      textAnchor="middle"
    >
      <text {...findPlace(length)}>
        <tspan>{formatLength(length.mm, inMetres)}</tspan>
        {hasRoomForBoth && <tspan>{` (${formatImperial(length.mm, inMetres)})`}</tspan>}
      </text>
      {[height, width].map(dimension => (
        <text key={dimension.path} {...findPlace(dimension)}>
          {formatLength(dimension.mm, inMetres)}
        </text>
      ))}
    </svg>
  )
}

/** An entry of the title block below the drawing. */
function TitleBlockEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line px-2 py-1.5 tablet:border-b-0 tablet:not-first:border-s">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1 text-body font-strong tabular-nums">{children}</dd>
    </div>
  )
}
