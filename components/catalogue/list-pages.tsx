import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { RuledLink } from '@/components/ui/ruled-link'
import { getWords } from '@/lib/content/content'
import { createPaginationItems } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'

type ListPagesProps = {
  /** Title of the list, for the accessible name of the navigation. */
  title: string
  /** Path of the first page. */
  listPath: string
  /** The current page, counted from 1. */
  number: number
  /** Number of pages. */
  count: number
}

/** Pagination: previous, page numbers and next. Renders nothing for a single page. */
export function ListPages({ title, listPath, number, count }: ListPagesProps) {
  if (count === 1) return null
  const words = getWords().catalogue.pages
  return (
    <nav
      className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-t border-ink pt-2"
      aria-label={fill(words.label, { title })}
    >
      {number > 1 && (
        <RuledLink href={paths.listPage(listPath, number - 1)} rel="prev">
          <Icon name="arrow-left" />
          <span>{words.previous}</span>
        </RuledLink>
      )}
      <ol className="flex flex-wrap items-center gap-0.5">
        {createPaginationItems(number, count).map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a null, which stands for skipped pages, has no other key
          <li key={index}>
            {page === null ? '…' : <PageLink listPath={listPath} page={page} isHere={page === number} />}
          </li>
        ))}
      </ol>
      {number < count && (
        <RuledLink href={paths.listPage(listPath, number + 1)} rel="next">
          <span>{words.next}</span>
          <Icon name="arrow-right" />
        </RuledLink>
      )}
    </nav>
  )
}

/** The number of a page as a link. The current page (`isHere`) is dark. */
function PageLink({ listPath, page, isHere }: { listPath: string; page: number; isHere: boolean }) {
  return (
    <Link
      className="tabular-nums flex min-h-touch min-w-touch items-center justify-center no-underline hover:bg-plate aria-[current]:bg-ink
        aria-[current]:text-sheet"
      href={paths.listPage(listPath, page)}
      aria-label={fill(getWords().catalogue.pages.page, { number: page })}
      aria-current={isHere ? 'page' : undefined}
    >
      {page}
    </Link>
  )
}
