import { Link } from '@/components/ui/link.client'
import type { FacetValue } from '@/lib/facets/facet-selection'
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
            <Link
              href={paths.productsWith('category', nearest.slug)}
              onClick={event => {
                event.preventDefault()
                onShowCategory(nearest.slug)
              }}
            >
              {nearest.label}
            </Link>
            .{' '}
          </>
        )}
        Or describe the box, board and quantity, and we suggest the machines that fit:{' '}
        <Link href={paths.contact}>Contact Us</Link>.
      </p>
      <h3>Popular machines</h3>
    </div>
  )
}
