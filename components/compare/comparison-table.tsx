import { Link } from '@/components/ui/link.client'
import { buildRows, type ComparableMachine } from '@/lib/compare/comparison'
import { paths } from '@/lib/paths'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { TYPICAL_FIGURES } from '@/lib/product/typical'

const SCROLLER = 'mb-3 overflow-x-auto print:overflow-visible'
const CELL = 'border-b border-line py-[13px]'

/** The first column stays in view where the table scrolls. */
const FIRST = `${CELL} w-[210px] ps-1.75 max-md:sticky max-md:start-0 max-md:z-1 max-md:w-[124px] max-md:bg-paper`
const NAME = `${FIRST} pe-3 text-start align-baseline leading-[1.35] font-normal text-ink-2 md:group-hover/row:bg-plate`

/** Forced colours take shadows away: there the bar is a border. */
const BAR = 'inset-shadow-[4px_0_var(--kraft-edge)] forced-colors:border-s-4 forced-colors:border-s-[Highlight]'
const FIGURE = `${CELL} border-s px-1.75 align-baseline group-hover/row:bg-plate`
const VALUE = 'text-body/[1.35] font-strong font-stretch-96% tabular-nums'

type ComparisonTableProps = { machines: readonly ComparableMachine[] }

/** One column a machine, one row a figure; rows that differ carry a bar. Scrolls sideways on narrow screens. */
export function ComparisonTable({ machines }: ComparisonTableProps) {
  const isTypical = machines.some(machine => machine.isTypical)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={SCROLLER} tabIndex={0} role="region" aria-label="Comparison table">
      <table className="w-full min-w-[640px] table-fixed border-collapse border-t border-ink">
        <caption className="sr-only">Figures of {machines.map(({ title }) => title).join(', ')}</caption>
        <thead>
          <tr className="group/row">
            <td
              className={`${FIRST} pe-1.75 align-bottom text-body/[1.35] group-hover/row:bg-plate
                max-md:group-hover/row:bg-plate`}
            >
              <span className="text-caption text-ink-3">A bar marks figures that differ</span>
            </td>
            {machines.map(({ slug, title, picture }) => (
              <th
                key={slug}
                scope="col"
                className={`${CELL} w-[46%] border-s bg-plate px-1.75 text-start align-bottom
                  leading-[1.25] font-strong`}
              >
                <img
                  className="mb-1.25 h-[150px] w-full object-contain"
                  src={formatPlainUrl(picture)}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                />
                <Link className="flex min-h-touch items-center" href={paths.product(slug)}>
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildRows(machines).map(({ name, cells, isDifferent }) => (
            <tr key={name} className="group/row">
              <th scope="row" className={isDifferent ? `${NAME} ${BAR}` : NAME}>
                {name}
                {isDifferent && <span className="sr-only">, differs</span>}
              </th>
              {machines.map(({ slug }, index) => (
                <td key={slug} className={`${FIGURE} ${VALUE}`}>
                  {cells[index] ?? <span className="text-caption font-stretch-100% text-ink-3">not stated</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isTypical && <p className="text-caption text-ink-3 mt-2">{TYPICAL_FIGURES}</p>}
    </div>
  )
}
