import type { Job } from '@/lib/planner/job'
import type { Plan } from '@/lib/planner/plan-job'
import { formatMetres } from '@/lib/planner/sentence'

/** Ratio of the drawing's longer side to the font size, so that the numbers are readable on a phone. */
const LETTERING = 26

/** Numbers on more machines than these could not be read: all are drawn as one shape. */
const MOST_NUMBERED = 300

type HallDrawingProps = { plan: Plan; job: Job }

/** A plan of the hall to scale: the machines in rows with aisles. Each machine has the number of its step. */
export function HallDrawing({ plan, job }: HallDrawingProps) {
  const { hall, machines, variant } = plan
  const [length, width] = turnHall(plan, job) ?? [hall.length, hall.width]
  const [wide, high] = [Math.max(length, hall.length), Math.max(width, hall.width)]
  const size = Math.max(wide, high) / LETTERING
  const numbered = hall.machines.length > MOST_NUMBERED ? [] : hall.machines
  const findNumber = (slug: string) => {
    const [first] = machines.find(({ machine }) => machine.slug === slug)?.steps ?? []
    return variant.steps.findIndex(({ step }) => step.id === first) + 1
  }
  return (
    <svg
      className="h-auto max-h-[420px] w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[160pt]"
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={`Hall plan to scale: ${hall.machines.length} ${hall.machines.length === 1 ? 'machine' : 'machines'} on ${formatMetres(hall.length)} × ${formatMetres(hall.width)} m with aisles`}
    >
      <rect className="fill-sheet stroke-ink stroke-[1.5]" width={length} height={width} />
      {plan.overruns.hall > 0 && (
        <rect
          className="fill-none stroke-bad stroke-[1.5]"
          strokeDasharray="6 4"
          width={hall.length}
          height={hall.width}
        />
      )}
      {numbered.length === 0 && <path className="fill-blue" d={hall.machines.map(drawOutline).join('')} />}
      {numbered.map(({ slug, x, y, length: long, width: deep }) => (
        <g key={`${x} ${y}`} className="print:[print-color-adjust:exact]">
          <rect className="fill-blue" x={x} y={y} width={long} height={deep} />
          <text
            className="fill-on-blue stroke-blue font-strong tabular-nums [paint-order:stroke]"
            x={x + long / 2}
            y={y + deep / 2}
            fontSize={size}
            strokeWidth={size / 3}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {findNumber(slug)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function drawOutline({ x, y, length, width }: Plan['hall']['machines'][number]) {
  return `M${x} ${y}h${length}v${width}h${-length}Z`
}

/** The buyer's hall in mm, turned the way in which the line overruns it least; null where none was given. */
function turnHall({ hall }: Plan, { answers }: Job): [number, number] | null {
  if (!Array.isArray(answers.hall)) return null
  const [one = 0, other = 0] = answers.hall.map(metres => metres * 1000)
  const overrun = (length: number, width: number) => Math.max(0, hall.length - length, hall.width - width)
  return overrun(one, other) <= overrun(other, one) ? [one, other] : [other, one]
}
