import { memo } from 'react'
import { HallDrawing } from '@/components/planner/drawings'
import { JobFacts } from '@/components/planner/job-facts'
import type { Report } from '@/lib/costs/report'
import type { ReportPart, ReportSection } from '@/lib/costs/report-sections'
import type { ReportTable, ReportWords } from '@/lib/costs/report-table'
import type { TypedCosts } from '@/lib/costs/typed-costs'
import type { Job } from '@/lib/planner/job'
import type { PlannerForm } from '@/lib/planner/planner-file'
import { ReportField } from './report-field'

type ReportSectionsProps = {
  sections: readonly ReportSection[]
  report: Report
  form: PlannerForm
  job: Job
  typed: TypedCosts
  words: ReportWords
  onType: (id: string, text: string) => void
}

/** The numbered sections of a report. */
export function ReportSections({ sections, ...context }: ReportSectionsProps) {
  return sections.map(({ id, title, parts }, index) => (
    <section
      key={id}
      className="mb-4 print:mb-[12pt] print:last:break-inside-avoid"
      aria-labelledby={`report-section-${id}`}
    >
      <h2
        className="mb-1.5 flex gap-1.5 border-t-[1.5px] border-ink pt-1 text-h3 print:mb-[3pt] print:pt-[2pt] print:text-[11pt] print:break-after-avoid"
        id={`report-section-${id}`}
      >
        <span className="text-kraft-text tabular-nums print:text-ink">{index + 1}</span>
        <span>{title}</span>
      </h2>
      <div className="grid grid-cols-1 gap-2 print:gap-[5pt]">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section keep their places
          <Part key={place} part={part} title={title} {...context} />
        ))}
      </div>
    </section>
  ))
}

type PartProps = Omit<ReportSectionsProps, 'sections'> & { part: ReportPart; title: string }

function Part({ part, title, report, form, job, typed, words, onType }: PartProps) {
  switch (part.kind) {
    case 'table':
      return <Table table={part} title={title} />
    case 'fields':
      return (
        <div className="grid gap-x-gutter gap-y-1.5 tablet:grid-cols-2 print:grid-cols-1 print:gap-y-[1pt]">
          {part.fields.map(({ id, label }) => (
            <ReportField key={id} id={id} label={label} typed={typed} onType={onType} />
          ))}
        </div>
      )
    case 'route':
      return (
        <ol className="flex flex-wrap gap-x-1 gap-y-0.5 text-small print:text-[9pt]">
          {part.entries.map(entry => (
            <li key={entry} className="not-last:after:ms-1 not-last:after:content-['→']">
              <span>{entry}</span>
            </li>
          ))}
        </ol>
      )
    case 'list':
      return (
        <ul className="list-disc ps-3 text-small print:text-[9pt]">
          {part.entries.map(entry => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )
    case 'note':
      return <p className="max-w-[60em] text-small text-ink-2 print:text-[9pt]">{part.text}</p>
    case 'job':
      return <JobFacts form={form} job={job} />
    case 'hall':
      return (
        <div className="max-w-[46em] border border-line-2 bg-plate p-2 print:break-inside-avoid print:p-[4pt]">
          <HallDrawing plan={report.plan} brief={report.brief} />
        </div>
      )
    case 'signature':
      return (
        <p className="mt-4 w-[60%] border-t border-ink pt-0.5 text-small print:mt-[36pt] print:text-[9pt]">
          {words.notes.sign}
        </p>
      )
  }
}

const CELL = 'border-b border-line px-0.5 py-0.5 align-baseline print:px-[2pt] print:py-[1pt]'
/** Stays in view while the figures beside it are scrolled. */
const LABEL = 'in-data-[part=figures]:sticky start-0 bg-paper print:static! print:bg-transparent'
const TOTAL = 'group-data-total/row:border-t group-data-total/row:border-t-ink group-data-total/row:font-strong'

/** Rows of a table that stays on one page. */
const MOST_TOGETHER = 20

/** Columns of a table that fits the width of a phone. */
const MOST_NARROW = 4

/** A table of figures. A wide one scrolls sideways on a phone; on paper its head is on each page. */
const Table = memo(function Table({ table, title }: { table: ReportTable; title: string }) {
  const name = table.caption ?? title
  if (table.head.length <= MOST_NARROW) return <Figures {...table} name={name} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto print:overflow-visible" data-part="figures" tabIndex={0} aria-label={name}>
      <Figures {...table} name={name} />
    </section>
  )
})

function Figures({ name, caption, head, rows }: ReportTable & { name: string }) {
  const width = head.length === 0 ? 'max-w-[46em]' : ''
  const breaks = rows.length > MOST_TOGETHER ? '' : 'print:break-inside-avoid'
  return (
    <table
      className={`w-full border-collapse text-small/[1.35] tabular-nums print:text-[9pt]/[1.3] ${width} ${breaks}`}
    >
      <caption className={caption ? 'pb-0.5 text-start font-strong' : 'sr-only'}>{name}</caption>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((column, index) => {
              // A corner without a text is no heading.
              const Cell = column === '' ? 'td' : 'th'
              return (
                <Cell
                  key={column}
                  scope={column === '' ? undefined : 'col'}
                  className={`${CELL} border-b-ink font-strong ${index === 0 ? 'text-start' : 'text-end'}`}
                >
                  {column}
                </Cell>
              )
            })}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, cells, isTotal }) => (
          <tr key={label} className="group/row print:break-inside-avoid" data-total={isTotal || undefined}>
            <th scope="row" className={`${CELL} ${TOTAL} ${LABEL} text-start font-normal text-ink-2`}>
              {label}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <td key={index} className={`${CELL} ${TOTAL} text-end whitespace-nowrap`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
