import { getWords } from '@/lib/content/content'
import type { HallNeed } from '@/lib/ready-plans/hall-needs'
import { keepUnits } from '@/lib/words/format-number'

/** Side by side from 900 px, each value below its name. */
const WIDE = 'md:flex md:flex-wrap md:gap-x-6 md:*:block'

type HallNeedsProps = {
  needs: readonly HallNeed[]
  /** Whether it has the width of the page: the values stand side by side there, below their names. */
  isWide: boolean
}

/** What the hall of a machine must provide, and that the figures are for planning. */
export function HallNeeds({ needs, isWide }: HallNeedsProps) {
  return (
    <>
      <dl className={`grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 text-small/[1.4] ${isWide ? WIDE : ''}`}>
        {needs.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-strong tabular-nums">{keepUnits(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-caption text-ink-3">{getWords().product.needs.note}</p>
    </>
  )
}
