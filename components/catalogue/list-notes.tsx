import type { ReactNode } from 'react'
import { Chip } from '@/components/ui/chip'
import { Filled } from '@/components/ui/filled'
import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'
import type { Relaxation } from '@/lib/trade/facets/facet-chips'
import type { FacetValue } from '@/lib/trade/facets/facet-selection'
import type { SearchNote } from '@/lib/trade/search/search-notes'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type NoteWords = Words['catalogue']['notes']

type ListNoteProps = { role: 'alert' | 'status'; children: ReactNode }

/** A note above a list. */
function ListNote({ role, children }: ListNoteProps) {
  return (
    <p className="mb-2 border-s-4 border-ink bg-plate px-2 py-1.5 text-small wrap-anywhere" role={role}>
      {children}
    </p>
  )
}

type LoadErrorProps = {
  /** What did not load: the list of machines, or the search. */
  what: keyof NoteWords['failed']
  onRetry: () => void
  words: NoteWords
}

/** Says that data for searching or filtering could not be loaded, with a button to retry. The list stays unchanged. */
export function LoadError({ what, onRetry, words }: LoadErrorProps) {
  return (
    <ListNote role="alert">
      <span>{words.failed[what]}</span>{' '}
      <button
        type="button"
        className="min-h-3 cursor-pointer border-0 bg-transparent p-0 font-strong underline underline-offset-[.22em]"
        onClick={onRetry}
      >
        {words.retry}
      </button>
    </ListNote>
  )
}

/** The most ignored parts that are listed; of the others, the note states the number. */
const MOST_NAMED = 5

/** Lists the parts of the URL that were ignored, because the site does not know them. Nothing if there are none. */
export function IgnoredNote({ ignored, words }: { ignored: readonly string[]; words: NoteWords }) {
  if (ignored.length === 0) return null
  const parts = ignored.slice(0, MOST_NAMED).join(', ')
  const count = ignored.length - MOST_NAMED
  return (
    <ListNote role="status">
      {count > 0 ? fill(words.ignoredMore, { parts, count }) : fill(words.ignored, { parts })}
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
          <span>{text}</span>{' '}
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
  words: NoteWords
}

/** Shown if nothing matches: ways to widen the search. The list of popular machines follows it. */
export function NoMatches({ q, relaxations, onRemove, nearest, onShowCategory, words }: NoMatchesProps) {
  return (
    <div className="pt-3 pb-4" data-part="no-match">
      <h2 className="mb-1.5 text-h3">{q ? fill(words.noMatch, { search: q }) : words.noMatchOfFilters}</h2>
      {relaxations.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1">
          {relaxations.map(({ chip, count }) => (
            <li key={chip.id}>
              <Chip onClick={() => onRemove(chip)}>
                <span>{fillCount(words.without, count, { filter: chip.label })}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-reading">
        {nearest && (
          <span>
            <Filled
              text={words.nearest}
              parts={{ category: <CategoryLink {...nearest} onShow={onShowCategory} /> }}
            />{' '}
          </span>
        )}
        <Filled
          text={words.describe}
          parts={{
            contact: (
              <Link className="font-strong" href={paths.contact}>
                {words.contact}
              </Link>
            ),
          }}
        />
      </p>
      <h3 className="mt-4 text-h4">{words.popular}</h3>
    </div>
  )
}

/** A link that filters the list by a category, without leaving the page. */
function CategoryLink({ slug, label, onShow }: FacetValue & { onShow: (slug: string) => void }) {
  return (
    <Link
      className="font-strong"
      href={paths.productsFilteredBy('category', slug)}
      onClick={event => {
        event.preventDefault()
        onShow(slug)
      }}
    >
      {label}
    </Link>
  )
}
