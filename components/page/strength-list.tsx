import { Icon } from '@/components/ui/icon'
import type { STRENGTH_ICONS } from '@/lib/trade/product/vocabulary'

type Strength = { title: string; icon: (typeof STRENGTH_ICONS)[number]; text: string }

/** The company's strengths as a list: each one's name with its small icon, and its text beside it. */
export function StrengthList({ strengths }: { strengths: readonly Strength[] }) {
  return (
    <ul>
      {strengths.map(({ title, icon, text }) => (
        <li
          key={title}
          className="grid grid-cols-12 items-baseline gap-x-gutter gap-y-0.5 border-b border-line py-1.5 first:pt-0"
        >
          <h3 className="col-span-full flex items-baseline gap-1.5 text-h3 md:col-[1/5]">
            {/* Not on the baseline, which an icon does not have: the heading would share the text's by its icon. */}
            <Icon name={icon} className="size-3 self-center stroke-1" />
            <span>{title}</span>
          </h3>
          <p className="col-span-full max-w-reading text-ink-2 md:col-[5/13]">{text}</p>
        </li>
      ))}
    </ul>
  )
}
