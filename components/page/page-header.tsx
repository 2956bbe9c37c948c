import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link.client'
import { StructuredData } from '@/components/ui/structured-data'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createBreadcrumbData } from '@/lib/seo/structured-data'
import { fill } from '@/lib/words'
import { PageTitle } from './page-title'

export type Crumb = { title: string; href: string }

/** Longer titles use the smaller size `h1-long`, so that they fit in three lines. */
const LONG_TITLE_CHARACTERS = 40

type PageHeaderProps = {
  /** Breadcrumbs between Home and this page. */
  crumbs?: Crumb[]
  title: string
  /** Name of this page as the last breadcrumb; omitted if the title just below would repeat it. */
  current?: string
  /** A number in small figures next to the title: how many entries the page lists. */
  count?: number
  /** Whether the title is small, because `children` begin with a larger claim. */
  isSmall?: boolean
  /** Keeps a title that is a name from browsers that translate. */
  translate?: 'no'
  className?: string
  /** Text under the title. */
  children?: ReactNode
}

/** Breadcrumbs and `h1` of a page. */
export function PageHeader({
  crumbs = [],
  title,
  current,
  count,
  isSmall = false,
  translate,
  className = '',
  children,
}: PageHeaderProps) {
  const ownSize = title.length > LONG_TITLE_CHARACTERS ? 'long' : 'normal'
  return (
    <header className={`pt-1 pb-header ${className}`}>
      <Breadcrumb crumbs={crumbs} title={title} current={current} />
      <PageTitle size={isSmall ? 'machine' : ownSize} translate={translate}>
        <span>{title}</span>
        {count !== undefined && <TitleCount count={count} />}
      </PageTitle>
      {children}
    </header>
  )
}

/**
 * The steps of a breadcrumb. Each has its separator before it; `clip-path` cuts off that of the first step of a line.
 * The click target of a step that fills its line reaches beyond the line's end; `overflow-x-clip` keeps it from making
 * the page wider.
 */
const STEPS =
  '-ms-2.5 flex overflow-x-clip flex-wrap text-small text-ink-2 [clip-path:inset(-4px_-4px_-4px_16px)] print:hidden'

type BreadcrumbProps = Pick<PageHeaderProps, 'title' | 'current'> & { crumbs: Crumb[] }

/** The way to a page from Home, also as structured data. */
export function Breadcrumb({ crumbs, title, current }: BreadcrumbProps) {
  const { home, page } = getWords().frame
  return (
    <nav aria-label={page.breadcrumb}>
      <StructuredData data={createBreadcrumbData(crumbs, current ?? title)} />
      <ol className={STEPS}>
        {[{ title: home, href: paths.home }, ...crumbs].map(({ title, href }, index) => (
          // A phone has room for one line: of several crumbs only the last, without Home, and never the page itself.
          <li key={href} className={crumbs.length > 1 && index < crumbs.length ? 'crumb max-sm:hidden' : 'crumb'}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
        {current && (
          <li className="crumb max-sm:hidden">
            <span className="inline-flex min-h-touch items-center text-pretty" aria-current="page">
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}

/** A small count behind the last word of the title, which screen readers read as part of it. */
function TitleCount({ count }: { count: number }) {
  return (
    <small className="relative ms-[.3em] text-small font-semi tracking-normal whitespace-nowrap text-ink-2 tabular-nums">
      <span aria-hidden="true">{count}</span>
      {/* At the start of the count: after it, it would be outside of a narrow window from right to left. */}
      <span className="sr-only start-0">{fill(getWords().frame.page.inAll, { count })}</span>
    </small>
  )
}
