import { MachineOutline } from '@/components/drawings/machine-outline'
import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'
import { findStepNumber, type Plan } from '@/lib/trade/planner/plan-job'
import { formatMetres } from '@/lib/trade/planner/sentence'
import { formatNumber } from '@/lib/words/format-number'

/**
 * The room for a row of machines, in its font size: for all together, with the gaps between them, for the longest, which
 * fills a phone, and for the deepest.
 */
const ROOM = { together: 76, longest: 38, deepest: 9 }
const GAP = 2
/** The width that a machine's name needs, and that it has beside the facts or the form, for fewer lines on a phone. */
const NAME = 13
const NAME_BESIDE = 17.5

/** The most machines whose names have room in one row beside the facts or the form. */
const MOST_BESIDE = 4
/** The most that have room in one row of the page's width. */
export const MOST_ACROSS = 6

/** The font size with which that room is the width of what the row stands in, on paper too; below 900 px the row breaks. */
const ROW =
  'flex flex-wrap gap-x-[2em] gap-y-2 text-[calc(100cqw/40)] md:text-[calc(100cqw/76)] print:text-[calc(100cqw/76)]'

type MachineRowProps = {
  plan: Plan
  /** Whether hall and route follow: then machines have the numbers of their first steps there, and their overall size. */
  isFollowed?: boolean
  /** Whether it stands beside a column of the page, where many machines take two rows. */
  isBeside?: boolean
}

/**
 * One machine of each step from above, in order and to one scale, each above its name and how many there are of it. A
 * machine's length runs to the right, its width down; all stand centred on one line.
 */
export function MachineRow({ plan, isFollowed = false, isBeside = false }: MachineRowProps) {
  const { machines } = plan
  const lengths = machines.map(({ machine }) => machine.size[0] ?? 0)
  // A machine whose file states no size is 0 mm long and deep.
  const deepest = Math.max(1, ...machines.map(({ machine }) => machine.size[1] ?? 0))
  const kinds = lengths.length
  const breaks = isBeside && kinds > MOST_BESIDE
  const whole = kinds > MOST_ACROSS ? 'lg:flex-nowrap' : 'md:flex-nowrap'
  // Rows of like length.
  const inRow = breaks ? Math.ceil(kinds / Math.ceil(kinds / MOST_BESIDE)) : kinds
  const names = Math.min(
    breaks ? Number.POSITIVE_INFINITY : isBeside ? NAME_BESIDE : NAME,
    (ROOM.together + GAP) / inRow - GAP,
  )
  const together = breaks ? Number.POSITIVE_INFINITY : findScale(lengths, names)
  const scale = Math.min(together, ROOM.longest / Math.max(1, ...lengths), ROOM.deepest / deepest)
  return (
    <div className="@container">
      <ol className={`${ROW} ${breaks ? '' : whole}`}>
        {machines.map(({ machine: { slug, title, size, drawn, unknown }, steps: [step], count }, index) => {
          const [width = 0, height = 0] = size
          // As wide as the machine or its name.
          const room = Math.max(width * scale, names)
          return (
            <li key={slug} className="w-min shrink-0">
              <svg
                className="max-w-none *:[vector-effect:non-scaling-stroke]"
                width={toEm(room)}
                height={toEm(deepest * scale)}
                viewBox={`0 ${(height - deepest) / 2} ${Math.round(room / scale)} ${deepest}`}
                aria-hidden="true"
              >
                <MachineOutline outline={{ x: 0, y: 0, width, height }} drawn={drawn} view="plan" />
              </svg>
              <div className="mt-0.5 flex gap-0.75 text-small/[1.3]">
                <span
                  className="mt-0.75 flex h-2.5 w-2.5 flex-none items-center justify-center rounded-full bg-blue text-label font-strong text-sheet tabular-nums"
                  aria-hidden="true"
                >
                  {isFollowed ? findStepNumber(plan, step) : index + 1}
                </span>
                <div>
                  <Link className="block min-h-touch pt-0.75 sm:min-h-0" href={paths.product(slug)} translate="no">
                    {count > 1 ? `${title}\u00a0×${formatNumber(count)}` : title}
                  </Link>
                  {isFollowed && !unknown.includes('size') && (
                    <p className="whitespace-nowrap text-ink-3 tabular-nums">
                      {`${formatMetres(width)} × ${formatMetres(height)} m`}
                    </p>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The largest scale with which all machines stand in one row, the short ones as wide as their names. */
function findScale(lengths: readonly number[], names: number) {
  const room = ROOM.together - GAP * (lengths.length - 1)
  // From the longest on: those that are longer than their names share what the others leave.
  const sorted = [...lengths].sort((one, other) => other - one)
  let [drawn, scale] = [0, 0]
  for (const [index, length] of sorted.entries()) {
    drawn += length
    const next = (room - names * (lengths.length - index - 1)) / Math.max(1, drawn)
    if (index > 0 && length * next < names) break
    scale = next
  }
  return scale
}

function toEm(size: number) {
  return `${Math.round(size * 10) / 10}em`
}
