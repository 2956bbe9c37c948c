import { ListNote } from '@/components/search/list-note'
import { Chip } from '@/components/ui/chip'
import { Link } from '@/components/ui/link.client'
import type { FacetValue } from '@/lib/facets/facet-selection'
import type { Loosened } from '@/lib/facets/loosened'
import { paths } from '@/lib/paths'
import type { SearchNote } from '@/lib/search/search-notes'

/** More mistakes than these say nothing new. */
const MOST_NAMED = 5

/** What of the address could not be followed. */
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

/** What a search was taken for, and where the site answers what no machine does. */
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
  /** What was typed; empty where filters alone leave nothing. */
  q: string
  /** Filters whose removal leaves machines. */
  loosened: readonly Loosened[]
  onRemove: (chip: Loosened['chip']) => void
  /** The group of machines that comes nearest to the search, where there is one. */
  nearest: FacetValue | undefined
  onShowCategory: (slug: string) => void
}

/** Instead of an empty list: where to go from here. The popular machines stand below it. */
export function NoMatches({ q, loosened, onRemove, nearest, onShowCategory }: NoMatchesProps) {
  return (
    <div className="pt-3 pb-4" data-part="no-match">
      <h2 className="mb-1.5 text-h3">{q ? `No machine matches ‘${q}’` : 'No machine matches these filters'}</h2>
      {loosened.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1">
          {loosened.map(({ chip, count }) => (
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
