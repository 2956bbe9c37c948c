import { MachineOutline } from '@/components/drawings/machine-outline'
import { MachineName } from '@/components/ui/machine-name'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import { standOnGroundLines } from '@/lib/trade/compare/ground-lines'
import { drawPerson, isStretched } from '@/lib/trade/product/floor-space'
import { formatLength } from '@/lib/trade/product/length'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { getSpeech } from '@/lib/words/speech'

/** The drawing's room in its own pixels: the width of the table on a laptop, and not higher than half its window. */
const ROOM = { width: 1180, height: 440, below: 28 }

const FONT_SIZE = 18

/** The drawing's width on a phone, in CSS pixels, where it scrolls. */
const LEAST_WIDTH = 690

type MachinesToScaleProps = {
  words: Words['lists']['compare']['table']
  machines: readonly ComparableMachine[]
}

/**
 * The machines of a comparison from the side, on common ground at one scale, beside a person, and a list of their sizes.
 * The drawing scrolls sideways on a phone; on paper, one sheet has no room for the list, whose sizes the table has too.
 * Nothing for machines without a size.
 */
export function MachinesToScale({ words, machines }: MachinesToScaleProps) {
  const sized = machines.flatMap(machine => (machine.size ? [{ ...machine, size: machine.size }] : []))
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
  const areStretched = sized.some(({ size, drawn }) =>
    isStretched({ width: size.lengthMm, height: size.heightMm }, drawn, 'side'),
  )
  return (
    <>
      <ScrollSideways name={words.toScale} hint={words.sideways} hintClassName="tablet:hidden">
        <svg
          className="block h-auto max-w-none min-w-full print:max-h-[80pt] print:max-w-full"
          width={LEAST_WIDTH}
          viewBox={`0 0 ${ROOM.width} ${height}`}
          role="img"
          aria-label={fill(words.drawing, { names: sized.map(({ title }) => title).join(', ') })}
        >
          <path className="fill-ink-3" transform={`translate(0 ${grounds[0]}) scale(${scale})`} d={drawPerson(0, 0)} />
          {sized.map(({ slug, drawn }, index) => {
            const place = placed[index]
            return (
              place && (
                <g key={slug} className="*:[vector-effect:non-scaling-stroke]">
                  <MachineOutline outline={place.outline} drawn={drawn} view="side" />
                  <text
                    className="fill-ink font-strong tabular-nums"
                    x={place.outline.x + place.outline.width / 2}
                    y={place.ground + FONT_SIZE + 2}
                    fontSize={FONT_SIZE}
                    textAnchor="middle"
                  >
                    {index + 1}
                  </text>
                </g>
              )
            )
          })}
          <path className="stroke-ink stroke-1" d={grounds.map(ground => `M0 ${ground}H${ROOM.width}`).join('')} />
        </svg>
      </ScrollSideways>
      <ol className="mt-1 gap-x-gutter text-small text-ink-2 lg:columns-2 print:hidden">
        {sized.map(({ slug, title, size }, index) => (
          <li key={slug} className="flex gap-x-0.75 py-0.25">
            <span className="font-strong text-ink tabular-nums">{index + 1}</span>
            <span>
              <MachineName title={title} />
            </span>
            <span className="ms-auto whitespace-nowrap tabular-nums">
              {fill(words.sides, { length: formatLength(size.lengthMm), height: formatLength(size.heightMm) })}
            </span>
          </li>
        ))}
      </ol>
      {areStretched && <p className="mt-1 text-caption text-ink-3 print:text-[8pt]">{getSpeech().phrases.stretched}</p>}
    </>
  )
}
