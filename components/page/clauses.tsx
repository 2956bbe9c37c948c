import type { ReactNode } from 'react'
import { getWords } from '@/lib/content/content'
import { Prose } from './prose'

/** A part of a long text; `id` is its fragment in the URL. */
type Part = { id: string; title: string; text: ReactNode }

type ClausesProps = { parts: readonly Part[] }

/** A long text in numbered parts, with a table of contents. */
export function Clauses({ parts }: ClausesProps) {
  return (
    <div className="mx-auto grid w-page grid-cols-12 gap-x-gutter gap-y-4 pb-section">
      <PageContents parts={parts} />
      <div className="col-span-full md:col-[4/13]">
        {parts.map(({ id, title, text }, index) => (
          <section
            key={id}
            className="scroll-mt-7 border-t border-ink pt-2 pb-5"
            aria-labelledby={`${id}-title`}
            id={id}
          >
            <header className="mb-1.5 flex items-baseline gap-1.5">
              <span className="text-small font-medium text-kraft-text tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <h2 className="text-h3" id={`${id}-title`}>
                {title}
              </h2>
            </header>
            <Prose variant="clause">{text}</Prose>
          </section>
        ))}
      </div>
    </div>
  )
}

type PageContentsProps = { parts: readonly { id: string; title: string }[] }

/** A table of contents with links to the parts of a page; sticky on wide screens. */
function PageContents({ parts }: PageContentsProps) {
  return (
    <nav
      className="col-span-full md:sticky md:top-[100px] md:col-[1/4] md:self-start print:hidden"
      aria-label={getWords().frame.page.contents}
    >
      <ol className="border-t border-ink">
        {parts.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a
              className="flex min-h-touch items-center gap-1.5 py-0.75 text-small/[1.3] no-underline hover:bg-plate"
              href={`#${id}`}
            >
              <span className="w-1.5 flex-none text-label text-kraft-text tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
