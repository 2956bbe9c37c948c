import type { MachineName } from '@/lib/compare/comparison'

const COLUMNS = ['First column', 'Second column'] as const

type ColumnChoiceProps = {
  /** All compared machines; the first two are visible. */
  columns: readonly MachineName[]
  /** Called with the column's index and the machine that it is to show. */
  onChoose: (column: number, slug: string) => void
}

/** On narrow screens, selects the two machines to show. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  return (
    <div className="grid w-full grid-cols-2 gap-1 tablet:hidden">
      {COLUMNS.map((label, column) => (
        <label key={label} className="block min-w-0">
          <span className="mb-0.5 block text-caption text-ink-3">{label}</span>
          <select
            className="min-h-touch w-full rounded border border-ink-3 bg-sheet px-1"
            value={columns[column]?.slug}
            onChange={({ target }) => onChoose(column, target.value)}
          >
            {columns.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p className="col-span-2 text-caption text-ink-3">Figures that neither of the two states are left out.</p>
    </div>
  )
}
