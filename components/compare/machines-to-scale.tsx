import { MachineOutline } from '@/components/drawings/machine-outline'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import { standOnGroundLines } from '@/lib/trade/compare/ground-lines'
import { drawPerson, isStretched } from '@/lib/trade/product/floor-space'
import { areInMetres, formatLength } from '@/lib/trade/product/length'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { getSpeech } from '@/lib/words/speech'

/**
 * The drawing's room in its own pixels: the width of the page on a laptop, and not higher than half its window.
 * `below`: the room for numbers below each ground line.
 */
const ROOM = { width: 1216, height: 440, below: 44 }

/**
 * On a phone, which shows the drawing at a quarter of its size, numbers are twice as large as this: see
 * comparison-table.css.
 */
const FONT_SIZE = 20

/** A machine of at least this width has room for its length below it, in pixels of the drawing. */
const LENGTH_FITS = 150

type MachinesToScaleProps = {
  words: Words['lists']['compare']['table']
  machines: readonly ComparableMachine[]
}

/**
 * The machines of a comparison from the side, on common ground at one scale, beside a person. Each has the number that
 * it has at the head of the table and, where there is room, its length. Nothing for machines without a size.
 */
export function MachinesToScale({ words, machines }: MachinesToScaleProps) {
  const sized = machines.flatMap((machine, index) =>
    machine.size ? [{ ...machine, size: machine.size, number: index + 1 }] : [],
  )
  if (sized.length === 0) return null
  const {
    height,
    scale,
    grounds,
    machines: placed,
  } = standOnGroundLines(
    sized.map(({ size }) => size),
    ROOM,
  )
  const inMetres = areInMetres(sized.map(({ size }) => size.lengthMm))
  const areStretched = sized.some(({ size, drawn }) =>
    isStretched({ width: size.lengthMm, height: size.heightMm }, drawn, 'side'),
  )
  return (
    <figure className="mt-4 break-inside-avoid print:mt-[4pt]" data-part="to-scale">
      <figcaption className="mb-1.5 font-strong print:mb-0 print:text-[8pt]">{words.toScale}</figcaption>
      <svg
        className="block h-auto w-full print:max-h-[52pt]"
        viewBox={`0 0 ${ROOM.width} ${height}`}
        role="img"
        aria-label={fill(words.drawing, { names: sized.map(({ title }) => title).join(', ') })}
      >
        <path className="fill-ink-3" transform={`translate(0 ${grounds[0]}) scale(${scale})`} d={drawPerson(0, 0)} />
        {sized.map(({ slug, drawn, number, size }, index) => {
          const place = placed[index]
          return (
            place && (
              <g key={slug} className="*:[vector-effect:non-scaling-stroke]">
                <MachineOutline outline={place.outline} drawn={drawn} view="side" />
                <text
                  className="fill-ink font-strong tabular-nums"
                  x={place.outline.x + place.outline.width / 2}
                  y={place.ground + 4}
                  fontSize={FONT_SIZE}
                  dominantBaseline="hanging"
                  textAnchor="middle"
                >
                  <tspan>{number}</tspan>
                  {place.outline.width > LENGTH_FITS && (
                    <tspan className="max-tablet:hidden">{` · ${formatLength(size.lengthMm, inMetres)}`}</tspan>
                  )}
                </text>
              </g>
            )
          )
        })}
        <path
          className="stroke-ink stroke-1 [vector-effect:non-scaling-stroke]"
          d={grounds.map(ground => `M0 ${ground}H${ROOM.width}`).join('')}
        />
      </svg>
      {areStretched && <p className="mt-1 text-caption text-ink-3 print:text-[8pt]">{getSpeech().phrases.stretched}</p>}
    </figure>
  )
}
