import type { FacetValue } from '@/lib/catalogue/facet-selection'
import { paths } from '@/lib/paths'

/** More mistakes than these say nothing new. */
const MOST_NAMED = 5

/** What of the address could not be followed. */
export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null
  const rest = ignored.length - MOST_NAMED
  return (
    <p className="list-note" role="status">
      Left out of the filters, because the catalogue does not know it: {ignored.slice(0, MOST_NAMED).join(', ')}
      {rest > 0 && ` and ${rest} more`}.
    </p>
  )
}

const FAILURES = {
  search: 'The search could not be loaded, so the list does not follow what was typed. The filters work.',
  list: 'The list of machines could not be loaded, so neither search nor filters can answer yet.',
} as const

type FailedNoteProps = { what: keyof typeof FAILURES; onRetry: () => void }

/** What a search or filter needs could not be loaded: the list stays as it was. */
export function FailedNote({ what, onRetry }: FailedNoteProps) {
  return (
    <p className="list-note" role="alert">
      {FAILURES[what]}{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

type NoMatchesProps = {
  /** The group of machines that comes nearest to the search, where there is one. */
  nearest: FacetValue | undefined
  onShowCategory: (slug: string) => void
}

/** Instead of an empty list: where to go from here. The popular machines stand below it. */
export function NoMatches({ nearest, onShowCategory }: NoMatchesProps) {
  return (
    <div className="no-match">
      <h2>No machine fits all of this</h2>
      <p>
        {nearest && (
          <>
            The nearest group is{' '}
            <a
              href={paths.productsWith('category', nearest.slug)}
              onClick={event => {
                event.preventDefault()
                onShowCategory(nearest.slug)
              }}
            >
              {nearest.label}
            </a>
            .{' '}
          </>
        )}
        Or describe the box, board and quantity, and we suggest the machines that fit:{' '}
        <a href={paths.contact}>Contact Us</a>.
      </p>
      <h3>Popular machines</h3>
    </div>
  )
}
