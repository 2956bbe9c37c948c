import { HallDrawing } from '@/components/planner/hall-drawing'
import { JobFacts } from '@/components/planner/job-facts'
import { ScrollHint } from '@/components/ui/scroll-sideways'
import type { Report } from '@/lib/trade/costs/report'
import type { ReportPart, ReportSection } from '@/lib/trade/costs/report-sections'
import type { ReportWords } from '@/lib/trade/costs/report-table'
import type { TypedCosts } from '@/lib/trade/costs/typed-costs'
import type { Job } from '@/lib/trade/planner/job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { FigureTable, isWide } from './figure-table'
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
    <section key={id} className="mb-4 grid grid-cols-1 gap-2" aria-labelledby={`report-section-${id}`}>
      {/* The heading and the first part stay on one page of paper. */}
      <div data-part="report-beginning">
        <h2 className="mb-1.5 flex gap-1.5 border-t-[1.5px] border-ink pt-1 text-h3" id={`report-section-${id}`}>
          <span className="text-kraft-text tabular-nums">{index + 1}</span>
          <span>{title}</span>
        </h2>
        {parts.some(isWide) && <ScrollHint className="sm:hidden">{context.words.tables.scroll}</ScrollHint>}
        {parts[0] && <Part part={parts[0]} title={title} {...context} />}
      </div>
      {parts.slice(1).map((part, partIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section keep their places
        <Part key={partIndex} part={part} title={title} {...context} />
      ))}
    </section>
  ))
}

type PartProps = Omit<ReportSectionsProps, 'sections'> & { part: ReportPart; title: string }

/** A part of a section: a table, fields, a list or text, by its kind. */
function Part({ part, title, report, form, job, typed, words, onType }: PartProps) {
  switch (part.kind) {
    case 'table':
      return <FigureTable table={part} title={title} />
    case 'fields':
      return (
        <div className="grid gap-x-gutter gap-y-1.5 tablet:grid-cols-2" data-part="report-fields">
          {part.fields.map(({ id, label }) => (
            <ReportField key={id} id={id} label={label} typed={typed} onType={onType} />
          ))}
        </div>
      )
    case 'route':
      return (
        <ol className="flex flex-wrap gap-x-1 gap-y-0.5 text-small">
          {part.entries.map((entry, index) => (
            <li key={entry} className="flex gap-1">
              {index > 0 && <span aria-hidden="true">→</span>}
              <span>{entry}</span>
            </li>
          ))}
        </ol>
      )
    case 'list':
      return (
        <ul className="text-small">
          {part.entries.map(entry => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )
    case 'note':
      return <p className="max-w-[46em] text-small text-ink-2">{part.text}</p>
    case 'job':
      return <JobFacts form={form} job={job} />
    case 'hall':
      return (
        <div className="max-w-[46em] border border-line-2 bg-plate p-2 print:break-inside-avoid">
          <HallDrawing plan={report.plan} brief={report.brief} />
        </div>
      )
    case 'signature':
      return (
        <p className="mt-4 max-w-[46em] border-t border-ink pt-1 text-small" data-part="signature">
          {words.notes.sign}
        </p>
      )
  }
}
