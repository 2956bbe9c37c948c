import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { findMachineViews } from '@/lib/pictures/machine-views'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'

/** Two views share the page; on a phone one fills most of it, so that the next one shows at the edge. */
const SIZES = '(min-width: 640px) 48vw, 66vw'

type MachineViewsProps = { slug: string; title: string }

/** A strip with the machine's further views, each a link to the large picture. Nothing if there are none. */
export function MachineViews({ slug, title }: MachineViewsProps) {
  const views = findMachineViews(slug)
  if (views.length === 0) return null
  return (
    <ul
      aria-label="Further views"
      // Delays the lazy pictures until the strip comes near, because a browser loads them from far below the fold.
      className="col-span-full flex snap-x gap-px overflow-x-auto border border-line-2 bg-line-2
        [contain-intrinsic-size:auto_210px] [content-visibility:auto] sm:[contain-intrinsic-size:auto_450px] print:hidden"
    >
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
