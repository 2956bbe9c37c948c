import type { ReactNode } from 'react'
import { PageContents } from './page-contents'
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
