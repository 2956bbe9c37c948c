import { MachineOutline } from '@/components/drawings/machine-outline'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { formatMetres } from '@/lib/trade/planner/sentence'
import { formatNumber } from '@/lib/words/format-number'

/** The space between two machines of the row, in millimetres of the drawing. */
const GAP_MM = 1000
/** The font size of the machines' numbers: at least this, and in a long row a share of its length. */
const LETTERING = { mm: 700, share: 1 / 55 }
/** How far below the deepest machine the numbers' baseline is, and the drawing ends, in font sizes. */
const BASELINE = 1.4
const END = 1.5

type MachineRowProps = {
  plan: Plan
  /** The numbers of its machines in the list beside the drawing. */
  numbers: readonly number[]
  /** Utilities for its greatest height. */
  className: string
}

/**
 * One machine of each step from above, in order and to one scale, numbered as in the list beside it. A machine's length
 * runs to the right, its width down; all stand centred on one line.
 */
export function MachineRow({ plan: { machines }, numbers, className }: MachineRowProps) {
  const deepest = Math.max(...machines.map(({ machine }) => machine.size[1] ?? 0))
  let end = 0
  const placed = machines.map(({ machine }) => {
    const [width = 0, height = 0] = machine.size
    const outline = { x: end, y: (deepest - height) / 2, width, height }
    end += width + GAP_MM
    return { machine, outline }
  })
  const fontSize = Math.round(Math.max(LETTERING.mm, end * LETTERING.share))
  return (
    <svg
      className={`h-auto w-full ${className}`}
      viewBox={`0 0 ${end - GAP_MM} ${deepest + END * fontSize}`}
      fontSize={fontSize}
      aria-hidden="true"
    >
      {placed.map(({ machine, outline }, index) => (
        <g key={machine.slug} className="*:[vector-effect:non-scaling-stroke]">
          <MachineOutline outline={outline} drawn={machine.drawn} view="plan" />
          <text
            // Larger where a phone shrinks the drawing.
            className="fill-ink font-strong tabular-nums not-print:max-sm:text-[1.75em]"
            x={outline.x + outline.width / 2}
            y={deepest + BASELINE * fontSize}
            textAnchor="middle"
          >
            {numbers[index]}
          </text>
        </g>
      ))}
    </svg>
  )
}

/**
 * The machines of a plan in their order: drawn in a row, and below it by name, with how many there are of each and,
 * where it is known, their overall size. Their numbers are those of their first steps, as in hall and route.
 */
export function MachineStrip({ plan }: { plan: Plan }) {
  const numbers = plan.machines.map(({ steps: [step] }) => findStepNumber(plan, step))
  return (
    <div className="mb-1">
      {/* So low that a laptop's first screen has the link to a quote below it. */}
      <MachineRow plan={plan} numbers={numbers} className="mt-1.5 max-h-[96px]" />
      <ol className="mt-1 flex flex-wrap gap-x-2 gap-y-0.5 text-small/[1.4]">
        {plan.machines.map(({ machine: { slug, title, size, unknown }, count }, index) => {
          const [length = 0, width = 0] = size
          return (
            <li key={slug} className="flex items-baseline gap-0.75">
              <b className="font-strong tabular-nums">{numbers[index]}</b>
              <span>{count > 1 ? `${formatNumber(count)} × ${title}` : title}</span>
              {!unknown.includes('size') && (
                <span className="whitespace-nowrap text-ink-3 tabular-nums">
                  {`${formatMetres(length)} × ${formatMetres(width)} m`}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The number of a step from 1, as in the list of steps. */
export function findStepNumber({ variant }: Plan, id: string | undefined) {
  return variant.steps.findIndex(({ step }) => step.id === id) + 1
}
