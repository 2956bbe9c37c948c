import { ListButtons } from '@/components/compare/list-buttons.client'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { Picture } from '@/components/ui/picture'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import { listAdvice } from '@/lib/category/advice'
import { createKeyFigures, type KeyFigureCell } from '@/lib/category/key-figures'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { findPlannerData } from '@/lib/ready-plans/ready-plans'
import { formatFigureText, isInMetres } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { SortableTable } from './sortable-table.client'
import './machine-table.css'

/**
 * Focused cells scroll into view beside the sticky first column, which is 260 px wide in SortableTable: the scroll
 * padding is 8 px more.
 */
const SCROLLER = 'scroll-ps-[268px]'

/** A cell, and one in the first column, which stays in view while the others scroll. */
const CELL = 'border-b border-line pb-1.5 text-start align-top group-hover/row:bg-plate'
const NAME = `${CELL} sticky start-0 z-1 bg-sheet pt-1.5 pe-1.75 font-normal`

type MachineTableProps = { title: string; products: readonly Product[] }

/**
 * A category's machines: each with its picture, when to choose it, the packs it is for,
 * and key figures. On narrow screens the first column is sticky and the figures scroll. A phone shows each row as a
 * machine of a list.
 */
export function MachineTable({ title, products }: MachineTableProps) {
  const { columns, rows } = createKeyFigures(products)
  const { catalogue, frame } = getWords()
  const words = catalogue.category.figures
  const name = fill(words.table, { title })
  const titles = columns.map(column => words.columns[column.name])
  // One machine of 10 m or more puts its column in metres: sizes are compared in one unit.
  const areInMetres = columns.map((_, index) => rows.some(({ cells }) => cells[index]?.figures.some(isInMetres)))
  const advice = findAdvice(products)
  return (
    <>
      <p className="mb-1.5 text-caption text-ink-3">
        <span className="needs-script max-tablet:hidden print:hidden">{`${words.sort} `}</span>
        {products.some(({ isTypical }) => isTypical) && <span>{getSpeech().phrases.typical}</span>}
      </p>
      <ScrollSideways
        name={name}
        hint={frame.page.sideways}
        hintClassName="max-tablet:hidden lg:hidden"
        className={SCROLLER}
      >
        <SortableTable
          caption={name}
          name={words.machine}
          columns={titles}
          rows={rows.map(({ product, cells }) => ({
            key: product.slug,
            sortKeys: cells.map(({ sortKey }) => sortKey),
            cells: (
              <>
                <th scope="row" className={NAME}>
                  <MachineCell product={product} advice={advice.get(product.slug)} />
                </th>
                {cells.map((cell, index) => (
                  <FigureCell
                    key={columns[index]?.name}
                    {...cell}
                    title={titles[index] ?? ''}
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
    </>
  )
}

/** When to choose each machine of a category, in a sentence by its slug; none for a machine like the others. */
function findAdvice(products: readonly Product[]) {
  const { planner, catalogue } = getWords()
  return listAdvice(products, {
    // Without a line planner no crew is known.
    machines: findPlannerData()?.machines ?? [],
    kinds: planner.plan.fit.kinds,
    words: catalogue.category.advice,
  })
}

type MachineCellProps = { product: Product; advice: string | undefined }

/** A machine with its picture. The link of its name covers both, not the buttons below. */
function MachineCell({ product, advice }: MachineCellProps) {
  const { slug, title, process, automation, boxStyles } = product
  const { catalogue, product: words } = getWords()
  return (
    <>
      <div className="relative grid grid-cols-[112px_minmax(0,1fr)] content-start gap-x-1.5 tablet:max-lg:block">
        <Picture
          frame="block h-[84px] bg-plate tablet:max-lg:h-[120px]"
          className="size-full object-contain p-0.5"
          picture={getPicture(product.picture)}
          alt=""
          sizes="112px"
        />
        <div>
          <Link
            className="block py-0.5 text-body/[1.25] font-strong after:absolute after:inset-0 max-md:text-small/[1.25]"
            href={paths.product(slug)}
          >
            <MachineName title={title} />
          </Link>
          <span className="mt-0.5 block text-caption text-ink-3">{catalogue.automation[automation]}</span>
          {advice && <span className="mt-0.5 block text-caption text-ink-2">{keepUnits(advice)}</span>}
          {boxStyles.length > 0 && (
            <span className="mt-0.5 block text-caption text-ink-2">
              {fill(words.line.styles, { styles: boxStyles.join(', ') })}
            </span>
          )}
        </div>
      </div>
      <div className="flex gap-x-2">
        <ListButtons machine={{ slug, title, process }} variant="quiet" />
      </div>
    </>
  )
}

type FigureCellProps = KeyFigureCell & {
  /** The title of the column, which a phone shows beside the figures. */
  title: string
  /** Whether each figure has its name, for a column that mixes several quantities. */
  showsName: boolean
  /** Whether sizes in mm are stated in metres. */
  inMetres: boolean
  notStated: string
}

/** A machine's figures in one column. */
function FigureCell({ figures, title, showsName, inMetres, notStated }: FigureCellProps) {
  return (
    <td className={`${CELL} px-1.75 pt-2`}>
      <span className="text-small text-ink-2 tablet:hidden print:hidden">{title}</span>
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
