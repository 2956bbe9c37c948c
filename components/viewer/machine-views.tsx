import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { MachineView } from '@/lib/pictures/machine-views'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'

/** Two views share the page; on a phone one fills most of it, so that the next one shows at the edge. */
const SIZES = '(min-width: 640px) 48vw, 66vw'

type MachineViewsProps = { views: readonly MachineView[]; title: string }

/** A strip with the machine's further views, each a link to the large picture. */
export function MachineViews({ views, title }: MachineViewsProps) {
  return (
    <ul className="flex snap-x gap-px overflow-x-auto border border-line-2 bg-line-2">
      {views.map(({ label, picture }) => (
        <li key={label} className="min-w-[240px] flex-1 snap-start bg-plate">
          <a
            className="flex h-full flex-col justify-between text-small text-ink no-underline hover:underline focus-visible:-outline-offset-[3px]"
            href={formatPlainUrl(picture, 'stage')}
          >
            <Picture
              picture={picture}
              alt={`${title}: ${label.toLowerCase()}`}
              sizes={SIZES}
              className="aspect-[3/2] w-full object-contain px-2 pt-2"
            />
            <span className="flex min-h-touch items-center justify-between gap-1 px-2">
              {label}
              <Icon name="expand" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
