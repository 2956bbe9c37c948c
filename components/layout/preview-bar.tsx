import { getBrand, getWords } from '@/lib/content/content'
import type { PageChanges, PreviewNotes } from '@/lib/preview/preview-notes'
import { fill, fillCount } from '@/lib/words'

type PreviewBarProps = PreviewNotes & { branch: string | null }

/**
 * The bar on every page of a preview: branch, build time, and links to the pages it changes. Other builds do not have
 * it.
 */
export function PreviewBar({ branch, builtAt, changes }: PreviewBarProps) {
  const words = getWords().frame.preview
  const { locale, timeZone } = getBrand()
  const time = new Date(builtAt).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (
    <aside className="bg-ink py-1 text-small text-sheet print:hidden" aria-label={words.label}>
      <div className="mx-auto flex w-page flex-wrap items-baseline gap-x-3">
        <p className="wrap-anywhere">{branch ? fill(words.builtOf, { branch, time }) : fill(words.built, { time })}</p>
        {changes && <ChangedPages {...changes} />}
      </div>
    </aside>
  )
}

function ChangedPages({ changed, removed }: PageChanges) {
  const words = getWords().frame.preview
  const count = changed.length + removed.length
  if (count === 0) return <p>{words.same}</p>
  return (
    <details>
      <summary className="flex min-h-3 cursor-pointer items-center underline">{fillCount(words.differ, count)}</summary>
      <ul className="pb-1">
        {changed.map(path => (
          <li key={path} className="wrap-anywhere">
            <a className="inline-flex min-h-3 items-center" href={path}>
              {path}
            </a>
          </li>
        ))}
        {removed.map(path => (
          <li key={path} className="min-h-3 wrap-anywhere">
            {fill(words.removed, { path })}
          </li>
        ))}
      </ul>
    </details>
  )
}
