import type { ReactNode } from 'react'
import { MachineOutline } from '@/components/drawings/machine-outline'
import { Icon } from '@/components/ui/icon'
import { getAisle, getEntrance, getExit, type Leg, listLegs } from '@/lib/trade/planner/hall-way'
import type { Brief } from '@/lib/trade/planner/job'
import { drawPiece } from '@/lib/trade/planner/piece-outline'
import { findStepNumber, type Plan } from '@/lib/trade/planner/plan-job'
import { formatMetres, formatShare } from '@/lib/trade/planner/sentence'
import { placeStanding } from '@/lib/trade/planner/standing-pieces'
import { DOOR_MM, isStretched } from '@/lib/trade/product/floor-space'
import { fill, fillCount } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { Sizes } from './drawings'
import { HallFrame } from './hall-frame'
import { type HallMeasures, isNumbered, LEAST_HEIGHT_PX, measureHall } from './hall-measures'
import { LineAtWork } from './line-at-work.client'

type HallDrawingProps = {
  /** The machines of a line, and their places in a hall. */
  plan: Plan
  /** The job with the rules and words that its plan needs. */
  brief: Brief
}

/** The drawing of a hall where it stands still, in a frame that scrolls; `isInColumn`: one no wider than a phone. */
export function HallDrawing({ isInColumn = false, ...props }: HallDrawingProps & { isInColumn?: boolean }) {
  const measures = measureHall(props)
  return (
    <HallFrame hint={findHint(measures, props.brief, isInColumn ? [] : HIDDEN_FROM)}>
      <HallPlan {...props} measures={measures} isInColumn={isInColumn} />
    </HallFrame>
  )
}

/** Classes that hide a hint from a width of the window on, each with the width in px that a drawing has there. */
const HIDDEN_FROM: [room: number, className: string][] = [
  [550, 'sm:hidden'],
  [720, 'md:hidden'],
  [940, 'lg:hidden'],
]

/** The hint above a hall that scrolls: in windows that are narrower than the hall at its least height. */
function findHint({ isLong, leastWidthPx }: HallMeasures, { words }: Brief, hiddenFrom: typeof HIDDEN_FROM) {
  if (!isLong) return null
  const [, className = ''] = hiddenFrom.find(([room]) => leastWidthPx <= room) ?? []
  return { text: words.drawings.sideways, className }
}

type HallAtWorkProps = HallDrawingProps & {
  /** What else its key says. */
  children?: ReactNode
}

/**
 * The drawing of a hall whose line can be set in motion, with its key beside it, or below a long hall: the key says the
 * slowest step too, and that drawings are stretched where some are.
 */
export function HallAtWork({ children, ...props }: HallAtWorkProps) {
  const { plan, brief } = props
  const { bottleneck, hall, machines } = plan
  const { drawings } = brief.words
  const measures = measureHall(props)
  const { stops, wall, piece, viewBox, turn, isWide } = measures
  const areStretched = machines.some(({ machine: { drawn, size } }) => {
    const [width = 1, height = 1] = size
    return isStretched({ width, height }, drawn, 'plan')
  })
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      <div className={`min-w-0 ${isWide ? 'basis-full' : 'grow-[3] basis-[600px]'}`}>
        <LineAtWork
          {...{ hall, stops, wall, piece, viewBox, turn }}
          words={drawings.run}
          hint={findHint(measures, brief, HIDDEN_FROM)}
        >
          <HallPlan {...props} measures={measures} />
        </LineAtWork>
      </div>
      <div className="flex-[1_1_210px] text-small/[1.4] text-ink-2">
        {bottleneck && (
          <p className="flex gap-0.75">
            <span className="w-2 shrink-0 text-center text-kraft" aria-hidden="true">
              ■
            </span>
            <span>
              {keepUnits(
                fill(drawings.slowest, {
                  number: findStepNumber(plan, bottleneck.step.id),
                  step: bottleneck.step.name,
                  share: formatShare(bottleneck.use),
                }),
              )}
            </span>
          </p>
        )}
        {stops.length > 0 && (
          <p className="flex gap-0.75">
            <Icon name="arrow-right" className="mt-0.5 size-2 shrink-0" />
            <span>{drawings.way}</span>
          </p>
        )}
        {areStretched && <p>{getSpeech().phrases.stretched}</p>}
        {children}
      </div>
    </div>
  )
}

/** Classes of a drawing that a phone shrinks to its width, and of the type in it. */
const SHRUNK_ON_PHONE = { fit: 'max-sm:w-full', enlarge: 'max-sm:text-[1.75em]' }

type HallPlanProps = HallDrawingProps & { measures: HallMeasures; isInColumn?: boolean }

/**
 * A plan of the hall to scale: walls with their lengths, doors, and the machines from above in rows with aisles. Each
 * machine has the number of its step above its entrance; one that stands outside the buyer's hall is red, that of the
 * slowest step has the accent colour. The way from one machine to the next is drawn with some pieces on it.
 */
function HallPlan({ plan, brief, measures, isInColumn = false }: HallPlanProps) {
  const { hall, machines } = plan
  const { length, width, fontSize, isLong, turn } = measures
  const numbered = isNumbered(hall) ? hall.machines : []
  // The centre of a machine's number, from the machine's corner at the upper left.
  const beside = turn ? { cx: '-.85em', cy: '-.7em' } : { cx: '.7em', cy: '-.85em' }
  const place = measures.areNumbersBeside ? beside : { cx: '0', cy: '0' }
  // A phone or a column shrinks a drawing that does not scroll, so it has larger type.
  const shrunk = isInColumn ? { fit: 'w-full', enlarge: 'text-[1.75em]' } : SHRUNK_ON_PHONE
  const { fit, enlarge } = isLong ? { fit: '', enlarge: '' } : shrunk
  const bySlug = new Map(machines.map(used => [used.machine.slug, used]))
  const label = fillCount(brief.words.drawings.hallAlt, hall.machines.length, {
    length: formatMetres(hall.length),
    width: formatMetres(hall.width),
  })
  return (
    <svg
      className={`block h-auto max-h-[600px] max-w-none min-w-full print:max-h-[130pt] print:max-w-full ${fit}`}
      fontSize={fontSize}
      width={measures.leastWidthPx}
      height={LEAST_HEIGHT_PX}
      viewBox={measures.viewBox}
      role="img"
      aria-label={label}
    >
      <g className="*:[vector-effect:non-scaling-stroke]" transform={turn}>
        <rect className="fill-sheet" width={length} height={width} />
        <path className="fill-none stroke-ink" strokeWidth={4} d={drawWalls(hall, measures)} />
        {plan.overruns.hall > 0 && (
          <rect
            className="fill-none stroke-bad stroke-[1.5]"
            strokeDasharray="6 4"
            width={hall.length}
            height={hall.width}
          />
        )}
        <Way plan={plan} measures={measures} />
        {numbered.length === 0 && <path className="fill-blue" d={hall.machines.map(drawOutline).join('')} />}
        <g className={enlarge}>
          {numbered.map(({ slug, x, y, length: long, width: deep }) => (
            <g key={`${x} ${y}`} className="*:[vector-effect:non-scaling-stroke]">
              <MachineOutline
                outline={{ x, y, width: long, height: deep }}
                drawn={bySlug.get(slug)?.machine.drawn}
                view="plan"
                isBad={x + long > length || y + deep > width}
                isMarked={slug === plan.bottleneck?.machine.slug}
              />
              <g transform={`translate(${x} ${y})${turn ? 'rotate(90)' : ''}`}>
                {/* Its ring, .1em wide, keeps the way off the disc. */}
                <circle className="fill-blue stroke-sheet" strokeWidth=".2em" paintOrder="stroke" {...place} r=".7em" />
                <text
                  className="fill-sheet font-strong tabular-nums"
                  x={place.cx}
                  y={place.cy}
                  dy=".35em"
                  textAnchor="middle"
                >
                  {findStepNumber(plan, bySlug.get(slug)?.steps[0])}
                </text>
              </g>
            </g>
          ))}
        </g>
      </g>
      {plan.overruns.hall === 0 && (
        <Sizes
          {...(turn ? { width, height: length } : { width: length, height: width })}
          fontSize={fontSize}
          look={enlarge}
          format={mm => `${formatMetres(mm)} m`}
        />
      )}
    </svg>
  )
}

type WayProps = { plan: Plan; measures: HallMeasures }

/**
 * The way through the hall with its arrows, a piece on each leg of it (from one machine to the next), as it arrives,
 * and some that wait before the slowest step.
 */
function Way({ plan: { hall, bottleneck }, measures: { stops, wall, piece } }: WayProps) {
  if (stops.length === 0) return null
  // Each leg once, found by its line, because many pieces go the same way.
  const legs = new Map(listLegs(stops, hall, wall).map(leg => [drawLine(leg.points), leg]))
  const pieces = placeStanding({
    legs: [...legs.values()],
    isSlowest: ({ stop }) => {
      // The way out is a stop without a machine.
      const [machine = -1] = stops[stop]?.machines ?? []
      return hall.machines[machine]?.slug === bottleneck?.machine.slug
    },
    aisle: getAisle(hall),
    size: piece,
  })
  const arrows = [...legs.values()].map(({ points }) => drawArrow(points))
  return (
    <>
      <path className="fill-none stroke-ink-3 stroke-1" d={[...legs.keys()].join('')} />
      <path className="fill-ink-3" d={arrows.join('')} />
      <path
        className="fill-kraft stroke-ink stroke-1 in-data-running:hidden print:block!"
        d={pieces.map(({ x, y, form }) => drawPiece(form, [x, y], piece)).join('')}
      />
    </>
  )
}

/** The SVG path of the arrowhead, 400 mm long, at the end of a way: what it leads to has its entrance on its left. */
function drawArrow(points: Leg['points']) {
  return `M${points.at(-1)}l-400-200v400z`
}

/** The SVG path of an open line through points in mm. */
function drawLine(points: readonly (readonly [number, number])[]) {
  return `M${points.map(point => point.map(Math.round).join(' ')).join('L')}`
}

/** The least length of wall beside a door. */
const POST_MM = 300

/**
 * The SVG path of the walls, with openings at the doors: pieces come in on the left (x = 0), packs leave on the right.
 */
function drawWalls(hall: Plan['hall'], { length, width }: HallMeasures) {
  const [[inTop, inBottom], [outTop, outBottom]] = [
    findDoor(getEntrance(hall), width),
    findDoor(getExit(hall, length), width),
  ] as const
  return `M0 ${inTop}V0H${length}V${outTop}M${length} ${outBottom}V${width}H0V${inBottom}`
}

/** The top and the bottom of a door in mm, in a wall of this width: in the middle of what it leads to, if it can be. */
function findDoor({ y, width: deep }: ReturnType<typeof getEntrance>, width: number) {
  const top = Math.round(Math.max(0, Math.min(width - DOOR_MM - POST_MM, y + deep / 2 - DOOR_MM / 2)))
  return [top, top + Math.min(DOOR_MM, width)] as const
}

/** The SVG path of a machine's rectangle. */
function drawOutline({ x, y, length, width }: Plan['hall']['machines'][number]) {
  return `M${x} ${y}h${length}v${width}h${-length}Z`
}
