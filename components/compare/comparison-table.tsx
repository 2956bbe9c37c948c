// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of elements with `display: grid`
import { type RefObject, useRef, useState } from 'react'
import { MachinesToScale } from '@/components/drawings/machines-to-scale'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { Picture } from '@/components/ui/picture'
import { ScrollHint } from '@/components/ui/scroll-sideways'
import { paths } from '@/lib/paths'
import type { ComparableMachine, ComparisonRow } from '@/lib/trade/compare/comparison'
import { findColumnScale } from '@/lib/trade/product/scale-rows'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { keepUnits } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { ColumnViews } from './column-views'
import './comparison-table.css'

// What has a `data-part` is styled in comparison-table.css.

/** A row of cells; the style sheet gives it a column for each machine and, from 768 px on, one before them. */
const ROW = 'comparison-row break-inside-avoid'

/** A cell in the first column, and one of them with the name of a figure: as high above and below as VALUE. */
const FIRST_CELL = 'border-line ps-1.25 pe-1.5 py-[13px] print:py-[1pt]'
const NAME_CELL = `${FIRST_CELL} text-start leading-[1.35] font-normal text-ink-2 wrap-anywhere max-lg:text-small
  print:text-[8pt]`

/** Classes of a cell in the column of a machine; the columns of machines count from 0. */
function getCellClasses(column: number) {
  const edge = column === 0 ? '' : 'border-s'
  return `min-w-0 border-line px-1.25 ${edge}`
}

type ComparisonTableProps = {
  words: Words['lists']['compare']['table']
  machines: readonly ComparableMachine[]
  /** One row per figure, each with one cell per machine. */
  rows: readonly ComparisonRow[]
  onRemove: (machine: ComparableMachine) => void
}

/**
 * A table with one column per machine and one row per figure; the best of a row is marked. The header is sticky. Below
 * 768 px the name of each figure is above its cells, and more than two machines scroll sideways, head and body
 * together: a box around both would keep the head from sticking to the window.
 */
export function ComparisonTable({ words, machines, rows, onRemove }: ComparisonTableProps) {
  const [showsStatedOnce, setShowsStatedOnce] = useState(false)
  const caption = fill(words.caption, { names: machines.map(({ title }) => title).join(', ') })
  // Figures that only one machine states cannot be compared: they are folded at the end.
  const statedOnce = rows.filter(({ isStatedOnce }) => isStatedOnce)
  const head = useRef<HTMLTableSectionElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  return (
    <>
      {machines.length > 2 && <ScrollHint className="tablet:hidden">{words.sideways}</ScrollHint>}
      <table className="block" role="table" data-part="comparison">
        <caption className="sr-only">{caption}</caption>
        <thead
          className="z-10 block border-y border-ink"
          ref={head}
          role="rowgroup"
          // The browser scrolls the head to a link that gets the focus, and the body follows. At any other time it is
          // the head that follows the body: setting the body's position then would end its smooth scrolling.
          onScroll={() => head.current?.contains(document.activeElement) && scrollAlong(head, body)}
        >
          <tr className={ROW} role="row">
            <td className={`${FIRST_CELL} bg-paper max-tablet:hidden`} role="cell" />
            {machines.map((machine, column) => {
              const { slug, title, picture } = machine
              return (
                <th
                  key={slug}
                  scope="col"
                  className={`${getCellClasses(column)} flex flex-col items-start justify-between gap-0.5 bg-plate py-1
                    text-start font-strong max-lg:text-small print:py-[2pt] print:text-[9pt]`}
                  role="columnheader"
                  // Without the name of the button.
                  aria-label={title}
                >
                  {/* A phone, which has no row of pictures above the table, has a small one above the name. */}
                  <div className="flex w-full flex-wrap items-center gap-x-1" data-part="head">
                    <Picture
                      picture={picture}
                      alt=""
                      size="small"
                      frame="block min-w-0 flex-1 tablet:hidden"
                      className="size-full object-contain"
                    />
                    <Link
                      className="flex min-h-touch items-center leading-[1.25] print:min-h-0"
                      href={paths.product(slug)}
                    >
                      <span>
                        <MachineName title={title} />
                      </span>
                    </Link>
                    <button
                      type="button"
                      className="cursor-pointer border-0 bg-transparent p-0 text-ink-3 hover:text-ink print:hidden"
                      aria-label={fill(words.removeMachine, { title })}
                      title={words.remove}
                      onClick={() => onRemove(machine)}
                    >
                      <Icon name="close" className="size-[17px]" />
                    </button>
                  </div>
                  <ButtonLink
                    kind="solid"
                    size="compact"
                    className="min-h-touch px-2 text-small print:hidden"
                    href={paths.contactAbout([slug])}
                    aria-label={fill(words.quoteFor, { title })}
                  >
                    {words.quote}
                  </ButtonLink>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody
          className="block"
          ref={body}
          role="rowgroup"
          // More than two machines scroll sideways on a phone, by arrow keys only while the body has the focus.
          tabIndex={machines.length > 2 ? 0 : undefined}
          aria-label={machines.length > 2 ? caption : undefined}
          onScroll={() => scrollAlong(body, head)}
        >
          <SideViews words={words} machines={machines} />
          <FigureRows words={words} machines={machines} rows={rows.filter(({ isStatedOnce }) => !isStatedOnce)} />
          {statedOnce.length > 0 && (
            <tr className="block border-b border-line print:hidden!" role="row" data-part="whole-row">
              <td className="block" colSpan={machines.length + 1} role="cell">
                <button
                  type="button"
                  className="group flex min-h-5 w-full scroll-mt-7 cursor-pointer items-center gap-1 border-0
                    bg-transparent px-1.75 text-start font-strong hover:bg-plate"
                  aria-expanded={showsStatedOnce}
                  onClick={() => setShowsStatedOnce(!showsStatedOnce)}
                >
                  <Icon name="plus" className="transition-transform group-aria-expanded:rotate-45" />
                  <span>{words.once}</span>
                </button>
              </td>
            </tr>
          )}
          {showsStatedOnce && <FigureRows words={words} machines={machines} rows={statedOnce} />}
        </tbody>
      </table>
      {machines.some(({ isTypical }) => isTypical) && (
        <p className="mt-2 text-caption text-ink-3 print:mt-[4pt] print:text-[8pt]">{getSpeech().phrases.typical}</p>
      )}
    </>
  )
}

/** Scrolls `follower` sideways to where `scrolled` is. */
function scrollAlong(scrolled: RefObject<HTMLElement | null>, follower: RefObject<HTMLElement | null>) {
  if (scrolled.current && follower.current) follower.current.scrollLeft = scrolled.current.scrollLeft
}

/**
 * The machines from the side: on a wide window each in its own column, if that draws them large enough, otherwise over
 * the width of the table. Nothing if none states its size.
 */
function SideViews({ words, machines }: Pick<ComparisonTableProps, 'words' | 'machines'>) {
  const drawn = machines.map(({ slug, title, size, drawn }) => (size ? { slug, title, size, drawn } : null))
  const sized = drawn.filter(machine => machine !== null)
  if (sized.length === 0) return null
  const scale = findColumnScale(
    sized.map(({ size }) => size),
    machines.length,
  )
  return (
    <>
      <tr className={`block border-b border-line ${scale ? 'lg:hidden' : ''}`} role="row" data-part="whole-row">
        <td className="block pt-2 pb-1.5 print:py-[2pt]" colSpan={machines.length + 1} role="cell">
          <MachinesToScale caption={words.toScale} machines={sized} />
        </td>
      </tr>
      {scale && (
        <ColumnViews
          caption={words.toScale}
          machines={drawn}
          scale={scale}
          notStated={words.notStated}
          row={ROW}
          getCell={getCellClasses}
        />
      )}
    </>
  )
}

/** Classes of a cell with a figure, besides those of every machine's cell. */
const VALUE = `border-b py-[13px] text-body/[1.35] wrap-anywhere tabular-nums
  max-lg:text-small print:py-[1pt] print:text-[8pt]`

/** One row per figure. */
function FigureRows({ words, machines, rows }: Omit<ComparisonTableProps, 'onRemove'>) {
  return rows.map(({ name, cells, best, otherUnits, isDifferent }) => (
    <tr
      key={name}
      className={`${ROW} hover:bg-plate`}
      role="row"
      data-same={(machines.length > 1 && !isDifferent) || undefined}
    >
      <th scope="row" className={NAME_CELL} role="rowheader">
        <span data-part="figure-name">{keepUnits(name)}</span>
      </th>
      {machines.map(({ slug }, column) => (
        <td
          key={slug}
          className={`${getCellClasses(column)} ${VALUE}`}
          role="cell"
          data-part={best[column] ? 'best' : undefined}
        >
          {cells[column] ? (
            <span>{keepUnits(cells[column])}</span>
          ) : (
            <NotStated words={words} unit={otherUnits[column]} />
          )}
          {best[column] && <span className="sr-only">{words.best}</span>}
        </td>
      ))}
    </tr>
  ))
}

type NotStatedProps = Pick<ComparisonTableProps, 'words'> & {
  /** The unit in which another row has the figure. */
  unit: string | null | undefined
}

/** What stands in a row for a machine without a figure in its unit. */
function NotStated({ words, unit }: NotStatedProps) {
  return (
    <span className="text-caption font-stretch-100% text-ink-3 print:text-[7pt]">
      {unit ? fill(words.inUnit, { unit }) : words.notStated}
    </span>
  )
}
