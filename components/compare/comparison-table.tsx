import { Link } from '@/components/ui/link.client'
import { buildRows, type ComparableMachine } from '@/lib/compare/comparison'
import { paths } from '@/lib/paths'
import { toPlainUrl } from '@/lib/pictures/picture-urls'
import { TYPICAL_FIGURES } from '@/lib/product/typical'

type ComparisonTableProps = { machines: readonly ComparableMachine[] }

/** One column a machine, one row a figure; rows that differ carry a bar. Scrolls sideways on narrow screens. */
export function ComparisonTable({ machines }: ComparisonTableProps) {
  const isTypical = machines.some(machine => machine.isTypical)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="compare-scroll" tabIndex={0} role="region" aria-label="Comparison table">
      <table className="s compare">
        <caption className="vh">Figures of {machines.map(({ title }) => title).join(', ')}</caption>
        <thead>
          <tr>
            <td>
              <span className="label">A bar marks figures that differ</span>
            </td>
            {machines.map(({ slug, title, picture }) => (
              <th key={slug} scope="col">
                <img src={toPlainUrl(picture)} width={picture.width} height={picture.height} alt="" />
                <Link href={paths.product(slug)}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildRows(machines).map(({ name, cells, isDifferent }) => (
            <tr key={name} className={isDifferent ? 'differs' : undefined}>
              <th scope="row">
                {name}
                {isDifferent && <span className="vh">, differs</span>}
              </th>
              {machines.map(({ slug }, index) => (
                <td key={slug}>{cells[index] ?? <span className="label">not stated</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isTypical && <p className="label note">{TYPICAL_FIGURES}</p>}
    </div>
  )
}
