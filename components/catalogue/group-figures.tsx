import { Link } from '@/components/ui/link.client'
import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { paths } from '@/lib/paths'
import { formatFigureText } from '@/lib/product/figure-text'
import { pickGroupColumns } from '@/lib/product/key-figures'
import { TYPICAL_FIGURES } from '@/lib/product/typical'

/** A phone has room for the machine and one figure, a small tablet for two. */
const CELL =
  'border-b border-line py-1.5 ps-0 pe-2 text-start align-baseline last:pe-0 max-grid:nth-[n+4]:hidden max-sm:nth-[n+3]:hidden'

type GroupFiguresProps = {
  /** Name of the group, heard as the table's. */
  title: string
  products: readonly Product[]
}

/** The machines of a group by the figures that most of them state. Nothing where they share none. */
export function GroupFigures({ title, products }: GroupFiguresProps) {
  const columns = pickGroupColumns(products)
  if (columns.length === 0) return null
  return (
    <div className="mb-5">
      <table className="w-full border-collapse border-t border-ink text-small/[1.35] tabular-nums">
        <caption className="sr-only">Figures of {title}</caption>
        <thead>
          <tr>
            {['Machine', ...columns.map(({ name }) => name)].map(name => (
              <th key={name} className={`${CELL} font-normal text-ink-2`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ slug, title: machine, figures }) => (
            <tr key={slug}>
              <th className={`${CELL} font-strong`} scope="row">
                <Link className="decoration-line-2 hover:decoration-current" href={paths.product(slug)}>
                  {machine}
                </Link>
              </th>
              {columns.map(({ quantity }) => (
                <td key={quantity} className={`${CELL} whitespace-nowrap`}>
                  {formatCell(figures.find(figure => figure.quantity === quantity))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {products.some(({ isTypical }) => isTypical) && <p className="text-caption text-ink-3 mt-2">{TYPICAL_FIGURES}</p>}
    </div>
  )
}

function formatCell(figure: Figure | undefined) {
  if (!figure) return 'not stated'
  const { value, unit } = formatFigureText(figure)
  return `${value} ${unit}`
}
