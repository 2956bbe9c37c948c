import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import { createKeyFigures, type KeyFigureCell } from '@/lib/category/key-figures'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { formatFigureText, isInMetres } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { findNumbered } from './family-to-scale'
import { findAdvice, formatPacks } from './phone-details'
import { SortableTable } from './sortable-table.client'

/**
 * Focused cells scroll into view beside the sticky first column, which is 260 px wide in SortableTable: the scroll
 * padding is 8 px more.
 */
const SCROLLER = 'scroll-ps-[268px]'

/** A cell, and one in the first column, which stays in view while the others scroll. */
const CELL = 'border-b border-line pb-1.5 text-start align-top group-hover/row:bg-plate'
const NAME = `${CELL} sticky start-0 z-1 bg-sheet pt-1.5 pe-1.75 font-normal`

type KeyFiguresProps = { title: string; products: readonly Product[] }

/**
 * A table of a category's machines: their numbers in the drawing above, when to choose each, the packs it is for, and
 * key figures. On narrow screens the first column is sticky and the figures scroll. A phone has the figures in the
 * machines' cards instead.
 */
export function KeyFigures({ title, products }: KeyFiguresProps) {
  const { columns, rows } = createKeyFigures(products)
  const { catalogue, frame } = getWords()
  const { category, automation } = catalogue
  const words = category.figures
  const name = fill(words.table, { title })
  // One machine of 10 m or more puts its column in metres: sizes are compared in one unit.
  const areInMetres = columns.map((_, index) => rows.some(({ cells }) => cells[index]?.figures.some(isInMetres)))
  const advice = findAdvice(products)
  const numbers = new Map(findNumbered(products).map(({ slug, number }) => [slug, number]))
  return (
    <Section id="key-figures" background="sheet" title={words.title} className="max-tablet:hidden print:block">
      <p className="mb-1.5 text-caption text-ink-3">
        <span className="needs-script print:hidden">{`${words.sort} `}</span>
        {products.some(({ isTypical }) => isTypical) && <span>{getSpeech().phrases.typical}</span>}
      </p>
      <ScrollSideways name={name} hint={frame.page.sideways} hintClassName="lg:hidden" className={SCROLLER}>
        <SortableTable
          caption={name}
          name={words.machine}
          columns={columns.map(column => words.columns[column.name])}
          rows={rows.map(({ product, cells }) => ({
            key: product.slug,
            sortKeys: cells.map(({ sortKey }) => sortKey),
            cells: (
              <>
                <th scope="row" className={NAME}>
                  <Link
                    className="block py-0.5 text-body/[1.25] font-strong max-md:text-small/[1.25]"
                    href={paths.product(product.slug)}
                  >
                    {numbers.has(product.slug) && (
                      <span className="font-normal text-ink-3 tabular-nums">{`${numbers.get(product.slug)} `}</span>
                    )}
                    <MachineName title={product.title} />
                  </Link>
                  <span className="mt-0.5 block text-caption text-ink-3">{automation[product.automation]}</span>
                  {advice.has(product.slug) && (
                    <span className="mt-0.5 block text-caption text-ink-2">
                      {keepUnits(advice.get(product.slug) ?? '')}
                    </span>
                  )}
                  {product.boxStyles.length > 0 && (
                    <span className="mt-0.5 block text-caption text-ink-2">{formatPacks(product)}</span>
                  )}
                </th>
                {cells.map((cell, index) => (
                  <FigureCell
                    key={columns[index]?.name}
                    {...cell}
                    showsName={columns[index]?.showsName ?? false}
                    inMetres={areInMetres[index] ?? false}
                    notStated={words.notStated}
                  />
                ))}
              </>
            ),
          }))}
        />
      </ScrollSideways>
    </Section>
  )
}

type FigureCellProps = KeyFigureCell & {
  /** Whether each figure has its name, for a column that mixes several quantities. */
  showsName: boolean
  /** Whether sizes in mm are stated in metres. */
  inMetres: boolean
  notStated: string
}

/** A machine's figures in one column. */
function FigureCell({ figures, showsName, inMetres, notStated }: FigureCellProps) {
  return (
    <td className={`${CELL} px-1.75 pt-2`}>
      {figures.length === 0 && <span className="text-caption text-ink-3">{notStated}</span>}
      {figures.map(figure => {
        const { value, unit } = formatFigureText(figure, inMetres)
        return (
          <span key={figure.name} className="block text-body/[1.35] font-strong whitespace-nowrap tabular-nums">
            <span>{`${keepUnits(value)}\u00a0`}</span>
            <small className="text-small font-book text-ink-2">{unit}</small>
            {(showsName || figure.condition) && <span className="block text-caption text-ink-3">{figure.name}</span>}
          </span>
        )
      })}
    </td>
  )
}
