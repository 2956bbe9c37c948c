import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import type { ComparableMachine, ComparisonRow } from '@/lib/compare/comparison'
import { paths } from '@/lib/paths'
import { TYPICAL_FIGURES } from '@/lib/product/typical'
import { FIRST_CELL, getCellClasses, getRowClasses, getStatedClass, ROLES } from './comparison-cells'
import { ComparisonRows } from './comparison-rows'

type ComparisonTableProps = {
  machines: readonly ComparableMachine[]
  /** One row per figure, each with one cell per machine. */
  rows: readonly ComparisonRow[]
  onRemove: (slug: string) => void
}

/**
 * A table with one column per machine and one row per figure; rows that differ are marked. The header is sticky. Below
 * 768 px two machines are visible, and the name of each figure is above its cells.
 */
export function ComparisonTable({ machines, rows, onRemove }: ComparisonTableProps) {
  const [isOpen, setOpen] = useState(false)
  const row = getRowClasses(machines.length)
  const folded = rows.filter(({ isStatedOnce }) => isStatedOnce)
  const foldClass = folded.every(({ cells }) => getStatedClass(cells)) ? 'max-tablet:hidden' : ''
  return (
    <>
      <table className="block" {...ROLES.table}>
        <caption className="sr-only">Figures of {machines.map(({ title }) => title).join(', ')}</caption>
        {/* Not sticky in a low window, where it would cover most of the rows. */}
        <thead
          className="z-10 block border-y border-ink [@media(min-height:480px)]:sticky
            [@media(min-height:480px)]:top-[60px] print:static!"
          {...ROLES.rowgroup}
        >
          <tr className={row} {...ROLES.row}>
            <td className={`${FIRST_CELL} bg-paper max-tablet:hidden`} {...ROLES.cell} />
            {machines.map(({ slug, title }, column) => (
              <th
                key={slug}
                scope="col"
                className={`${getCellClasses(column)} bg-plate py-1 text-start font-strong
                  max-lg:text-small print:py-[2pt] print:text-[9pt]`}
                {...ROLES.columnheader}
              >
                <Link className="flex min-h-touch items-center leading-[1.25] print:min-h-0" href={paths.product(slug)}>
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block" {...ROLES.rowgroup}>
          <tr className={row} {...ROLES.row}>
            <td
              className={`${FIRST_CELL} border-b text-caption text-ink-3 max-tablet:hidden print:text-[8pt]`}
              {...ROLES.cell}
            >
              {machines.length > 1 && 'A bar marks figures that differ'}
            </td>
            {machines.map(({ slug, title, picture }, column) => (
              <td
                key={slug}
                className={`${getCellClasses(column)} border-b bg-plate py-1.5 print:py-0`}
                {...ROLES.cell}
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 768px) 22vw, 50vw"
                  className="h-[90px] w-full object-contain tablet:h-[150px] print:h-[36pt]"
                />
                {/* Keeps the sticky header from covering the button when focus moves to it from below. */}
                <button
                  type="button"
                  className="mt-0.5 flex min-h-touch scroll-mt-7 cursor-pointer items-center gap-0.75 border-0 bg-transparent p-0
                    text-small underline print:hidden!"
                  aria-label={`Remove ${title}`}
                  onClick={() => onRemove(slug)}
                >
                  <Icon name="close" className="size-[17px]" />
                  Remove
                </button>
              </td>
            ))}
          </tr>
          <ComparisonRows machines={machines} rows={rows.filter(({ isStatedOnce }) => !isStatedOnce)} />
          {folded.length > 0 && (
            <tr className={`block border-b border-line print:hidden! ${foldClass}`} {...ROLES.row}>
              <td className="block" colSpan={machines.length + 1} {...ROLES.cell}>
                <button
                  type="button"
                  className="group flex min-h-5 w-full scroll-mt-7 cursor-pointer items-center gap-1 border-0
                    bg-transparent px-1.75 text-start font-strong hover:bg-plate"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  <Icon name="plus" className="transition-transform group-aria-expanded:rotate-45" />
                  Figures of one machine only
                </button>
              </td>
            </tr>
          )}
          {isOpen && <ComparisonRows machines={machines} rows={folded} />}
        </tbody>
      </table>
      {machines.some(({ isTypical }) => isTypical) && (
        <p className="mt-2 text-caption text-ink-3 print:mt-[3pt] print:text-[8pt]">{TYPICAL_FIGURES}</p>
      )}
    </>
  )
}
