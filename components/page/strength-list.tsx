import { Icon } from '@/components/ui/icon'
import type { STRENGTH_ICONS } from '@/lib/trade/product/vocabulary'

type Strength = { title: string; icon: (typeof STRENGTH_ICONS)[number]; text: string }

/** The company's strengths, in three columns from 900 px: the name of each with its small icon, and its text below. */
export function StrengthList({ strengths }: { strengths: readonly Strength[] }) {
  return (
    <ul className="grid gap-x-gutter md:grid-cols-3">
      {strengths.map(({ title, icon, text }) => (
        <li key={title} className="border-t border-line py-1.5">
          <h3 className="flex items-center gap-1">
            <Icon name={icon} className="size-3 stroke-1" />
            <span>{title}</span>
          </h3>
          <p className="mt-0.5 text-small/[1.5] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
