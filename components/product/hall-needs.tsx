import { getWords } from '@/lib/content/content'
import type { HallNeed } from '@/lib/ready-plans/hall-needs'
import { keepUnits } from '@/lib/words/format-number'

/** What the hall of a machine must provide, and that the figures are for planning. */
export function HallNeeds({ needs }: { needs: readonly HallNeed[] }) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 text-small/[1.4]">
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
