import { ListNote } from '@/components/search/list-note'
import { Chip } from '@/components/ui/chip'
import { Link } from '@/components/ui/link.client'
import type { FacetValue } from '@/lib/facets/facet-selection'
import type { Relaxation } from '@/lib/facets/relaxations'
import { paths } from '@/lib/paths'
import type { SearchNote } from '@/lib/search/search-notes'

/** Maximum number of ignored values to list. */
const MOST_NAMED = 5

/** Lists the parts of the URL that were ignored. */
export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null
  const rest = ignored.length - MOST_NAMED
  return (
    <ListNote role="status">
      Left out, because it is unknown or too long: {ignored.slice(0, MOST_NAMED).join(', ')}
      {rest > 0 && ` and ${rest} more`}.
    </ListNote>
  )
}

/** Says how a search was interpreted, and links to the page that answers it if no machine does. */
export function SearchNotes({ notes }: { notes: readonly SearchNote[] }) {
  if (notes.length === 0) return null
  return (
    <ListNote role="status">
      {notes.map(({ text, link }) => (
        <span key={text} className="block">
          {text}{' '}
          {link && (
            <Link className="font-strong" href={link.href}>
              {link.title}
            </Link>
          )}
        </span>
      ))}
    </ListNote>
  )
}

type NoMatchesProps = {
  /** The search text; empty if only filters are set. */
  q: string
  /** Filters to remove so that some machines match. */
  relaxations: readonly Relaxation[]
  onRemove: (chip: Relaxation['chip']) => void
  /** The category nearest to the search, if there is one. */
  nearest: FacetValue | undefined
  onShowCategory: (slug: string) => void
}

/** Shown if nothing matches: ways to widen the search. The list of popular machines follows it. */
export function NoMatches({ q, relaxations, onRemove, nearest, onShowCategory }: NoMatchesProps) {
  return (
    <div className="pt-3 pb-4" data-part="no-match">
      <h2 className="mb-1.5 text-h3">{q ? `No machine matches ‘${q}’` : 'No machine matches these filters'}</h2>
      {relaxations.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1">
          {relaxations.map(({ chip, count }) => (
            <li key={chip.id}>
              <Chip onClick={() => onRemove(chip)}>
                Without {chip.label}: {count} {count === 1 ? 'machine' : 'machines'}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-[46em]">
        {nearest && (
          <>
            The nearest group is{' '}
            <Link
              className="font-strong"
              href={paths.productsFilteredBy('category', nearest.slug)}
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
        <Link className="font-strong" href={paths.contact}>
          Contact Us
        </Link>
        .
      </p>
      <h3 className="mt-4 text-[1.1875rem]">Popular machines</h3>
    </div>
  )
}
