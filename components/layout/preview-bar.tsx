import type { PageChanges, PreviewNotes } from '@/lib/preview/preview-notes'

/** Shown in the staff's time zone. */
const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

type PreviewBarProps = PreviewNotes & { branch: string | null }

/**
 * The bar on every page of a preview: branch, build time, and links to the pages it changes. Other builds do not have
 * it.
 */
export function PreviewBar({ branch, builtAt, changes }: PreviewBarProps) {
  return (
    <aside className="bg-ink py-1 text-small text-sheet print:hidden" aria-label="Preview">
      <div className="mx-auto flex w-page flex-wrap items-baseline gap-x-3">
        <p className="wrap-anywhere">
          <b className="font-strong">Preview</b>
          {branch && ` of ${branch}`}, built <time dateTime={builtAt}>{TIME.format(new Date(builtAt))} IST</time>. Not
          the live site.
        </p>
        {changes && <ChangedPages {...changes} />}
      </div>
    </aside>
  )
}

function ChangedPages({ changed, removed }: PageChanges) {
  const count = changed.length + removed.length
  if (count === 0) return <p>No page differs from the live site.</p>
  return (
    <details>
      <summary className="flex min-h-3 cursor-pointer items-center underline">
        {count} {count === 1 ? 'page differs' : 'pages differ'} from the live site
      </summary>
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
            {path} (removed)
          </li>
        ))}
      </ul>
    </details>
  )
}
