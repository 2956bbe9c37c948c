import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { toBreadcrumbData } from '@/lib/seo/breadcrumb-data'
import { Link } from './link.client'
import { StructuredData } from './structured-data'

export type Crumb = { title: string; href: string }

/** Titles longer than this take the smaller size of design token h1-long, so that they stay within three lines. */
const LONG_TITLE_CHARACTERS = 40

type PageHeadProps = {
  /** Steps between Home and this page. */
  crumbs?: Crumb[]
  title: string
  /** Name of this page as the last breadcrumb; left out where the title just below would repeat it. */
  current?: string
  /** A count set beside the title. */
  count?: number
  /** Text under the title. */
  children?: ReactNode
}

/** Breadcrumb and first heading of a page. */
export function PageHead({ crumbs = [], title, current, count, children }: PageHeadProps) {
  const steps = [{ title: 'Home', href: paths.home }, ...crumbs]
  return (
    <header className="phead">
      <StructuredData data={toBreadcrumbData(crumbs, current ?? title)} />
      <nav aria-label="Breadcrumb">
        <ol className="crumbs">
          {steps.map(step => (
            <li key={step.href}>
              <Link href={step.href}>{step.title}</Link>
            </li>
          ))}
          {current && (
            <li>
              <span aria-current="page">{current}</span>
            </li>
          )}
        </ol>
      </nav>
      <h1 className={title.length > LONG_TITLE_CHARACTERS ? 'long' : undefined}>
        {title}
        {count !== undefined && (
          <sup>
            <span className="vh">, </span>
            {count}
            <span className="vh"> in all</span>
          </sup>
        )}
      </h1>
      {children}
    </header>
  )
}
