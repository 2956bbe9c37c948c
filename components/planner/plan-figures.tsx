import type { ReactNode } from 'react'

/** A figure of a plan: its name, its value and, if it has one, its unit. */
export type ShownFigure = [name: string, value: ReactNode, unit?: string]

type PlanFiguresProps = {
  figures: readonly ShownFigure[]
  /** Classes for the columns; by default all in a row, below 1200 px four, and on a phone two, the second wider. */
  columns?: string
}

/**
 * The size of a line in large figures, each above its name, so that those of a row stand on one line. The last of an odd
 * number has a row of its own, unless all stand in one.
 */
export function PlanFigures({
  figures,
  columns = 'grid-cols-[auto_1fr] tablet:grid-cols-[repeat(4,auto)] lg:grid-flow-col lg:grid-cols-none',
}: PlanFiguresProps) {
  return (
    <dl
      className={`mt-2 grid gap-px border border-line-2 *:[box-shadow:0_0_0_1px_theme(colors.line-2)] print:grid-flow-col print:grid-cols-none ${columns}`}
    >
      {figures.map(([name, value, unit]) => (
        // In the HTML the name comes before its value, as in every `dl`.
        <div
          key={name}
          className="flex flex-col-reverse items-start justify-end gap-0.5 bg-sheet p-2 not-print:odd:last:max-lg:col-span-full print:p-[6pt]"
        >
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="lg:whitespace-nowrap text-figure/[1.1] font-figures font-strong tracking-[-.012em] tabular-nums print:text-[14pt]">
            <span>{value}</span>
            {unit && <span className="ms-0.75 text-body font-[500] tracking-normal">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
