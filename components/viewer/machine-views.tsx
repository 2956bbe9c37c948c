import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { getWords } from '@/lib/content/content'
import type { MachineView } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { fill } from '@/lib/words'

/** Side by side, and on a phone one below the other. */
const SIZES = '(min-width: 600px) 48vw, 70vw'

type MachineViewsProps = { views: readonly MachineView[]; title: string }

/** The machine's further views, each a link to the large picture. */
export function MachineViews({ views, title }: MachineViewsProps) {
  const words = getWords().product.views
  return (
    <ul className="grid grid-cols-1 gap-px border border-line-2 bg-line-2 sm:grid-cols-2">
      {views.map(({ name, picture }) => (
        <li key={name} className="bg-plate">
          <a
            className="flex h-full flex-col justify-between text-small text-ink no-underline hover:underline focus-visible:-outline-offset-[3px]"
            href={formatPlainUrl(picture, 'large')}
          >
            <Picture
              picture={picture}
              alt={fill(words.alt, { title, view: words[name].toLowerCase() })}
              sizes={SIZES}
              className="aspect-[3/2] w-full object-contain px-2 pt-2"
            />
            <span className="flex min-h-touch items-center justify-between gap-1 px-2">
              {words[name]}
              <Icon name="expand" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
