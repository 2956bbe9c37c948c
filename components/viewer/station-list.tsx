import { capitalize } from '@/lib/trade/product/capital'

const PRESSED = 'aria-[current]:bg-plate aria-[current]:font-strong'

type StationListProps = {
  /** A sentence above the list. */
  note: string
  stations: readonly string[]
  /** A sentence for each station; empty if nothing is known. */
  work: readonly string[]
  /** Makes a button of every station. */
  onPress?: (index: number) => void
  /** The index of the station that stands out: where the piece is, or the one that was pressed last. */
  current?: number | null
}

/** The stations of a machine, numbered in the order the work flows, with what happens there. */
export function StationList({ note, stations, work, onPress, current = null }: StationListProps) {
  return (
    <>
      <p className="text-caption text-ink-3 px-2 py-1.25">{note}</p>
      <ol
        className={`grid overflow-clip border-t border-line-2 bg-sheet ${
          work.length > 0 ? 'grid-cols-1 sm:grid-cols-2' : 'grid-cols-[1fr_1fr] sm:grid-cols-[repeat(3,1fr)]'
        }`}
      >
        {stations.map((station, index) => (
          <li key={station} className="station">
            {onPress ? (
              <button
                type="button"
                className={`station-entry min-h-touch cursor-pointer border-0 bg-transparent hover:bg-plate focus-visible:-outline-offset-2 ${PRESSED}`}
                aria-current={index === current || undefined}
                onClick={() => onPress(index)}
              >
                <StationEntry station={station} work={work[index]} index={index} />
              </button>
            ) : (
              <div className="station-entry">
                <StationEntry station={station} work={work[index]} index={index} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The number and the name of a station, and what happens there. */
function StationEntry({ station, work, index }: { station: string; work: string | undefined; index: number }) {
  return (
    <>
      <b className="station-number" aria-hidden="true">
        {index + 1}
      </b>
      <span className="min-w-0">
        <span className={work && 'font-strong'}>{capitalize(station)}</span>
        {work && <span className="block text-ink-2">{work}</span>}
      </span>
    </>
  )
}
