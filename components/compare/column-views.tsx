// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of elements with `display: grid`
import { isDrawnStretched, MachineAtScale, type SizedMachine } from '@/components/drawings/machines-to-scale'
import { PERSON_MM, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import { areInMetres, formatLength } from '@/lib/trade/product/length'
import { getSpeech } from '@/lib/words/speech'

/** The font size in which a drawing in a cell of a row is measured: findColumnScale. The row is a container. */
const CELL = 'pt-2 pb-1.5 text-[calc(100cqw/76)]'

type ColumnViewsProps = {
  /** What the row shows, in a sentence. */
  caption: string
  /** The machines in the order of the columns; null for one that states no size. */
  machines: readonly (SizedMachine | null)[]
  /** In font sizes a millimetre. */
  scale: number
  /** Stands for a machine without a size. */
  notStated: string
  /** Classes of the row, and of a machine's cell. */
  row: string
  getCell: (column: number) => string
}

/** A row of a table in which each machine is drawn to scale in its own column, with a person in the first. */
export function ColumnViews({ caption, machines, scale, notStated, row, getCell }: ColumnViewsProps) {
  const sized = machines.filter(machine => machine !== null)
  const inMetres = areInMetres(sized.map(({ size }) => size.lengthMm))
  const height = Math.max(PERSON_MM, ...sized.map(({ size }) => size.heightMm))
  return (
    <tr className={`@container overflow-x-clip max-lg:hidden! ${row}`} role="row">
      <td className={`${CELL} border-b border-line ps-1.25 pe-1.5`} role="cell">
        <MachineAtScale machine={null} scale={scale} room={{ width: PERSON_WIDTH_MM, height }} hasPerson />
        <p className="mt-0.5 text-caption text-ink-3">
          {[caption, sized.some(isDrawnStretched) && getSpeech().phrases.stretched].filter(Boolean).join('. ')}
        </p>
      </td>
      {machines.map((machine, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no state
        <td key={column} className={`${CELL} border-b ${getCell(column)}`} role="cell">
          {machine && (
            <MachineAtScale machine={machine} scale={scale} room={{ width: machine.size.lengthMm, height }} />
          )}
          <p className="mt-0.5 text-caption text-ink-2 tabular-nums">
            {machine ? formatLength(machine.size.lengthMm, inMetres) : notStated}
          </p>
        </td>
      ))}
    </tr>
  )
}
