import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import { formatFigureText } from '@/lib/product/figure-text'
import { groupFigures } from '@/lib/product/shared-units'

/** A machine as a choice names it. */
export type MachineName = Pick<Product, 'slug' | 'title'>

/** What the comparison needs of a machine; written to files that the compare page alone fetches. */
export type ComparableMachine = Pick<
  Product,
  'slug' | 'title' | 'kind' | 'process' | 'automation' | 'stock' | 'boxStyles' | 'operators' | 'figures' | 'isTypical'
> & {
  picture: ShownPicture
  /** Machines for the same job, to compare with it. */
  alternatives: MachineName[]
}

export type ComparisonRow = {
  name: string
  /** One text a machine, in the order of the machines; null where the figure is not stated. */
  cells: (string | null)[]
  /** Whether the stated figures differ; one that is not stated, or stated in another unit, makes no difference. */
  isDifferent: boolean
  /** Whether only one of several machines states it, in this unit or another: there is nothing to compare it with. */
  isStatedOnce: boolean
}

/** Picks the part of a product that a comparison shows. */
export function createComparable(
  product: Product,
  picture: ShownPicture,
  alternatives: readonly Product[] = [],
): ComparableMachine {
  const { slug, title, kind, process, automation, stock, boxStyles, operators, figures, isTypical } = product
  return {
    ...{ slug, title, kind, process, automation, stock, boxStyles, operators, figures, isTypical },
    picture: toShownPicture(picture),
    alternatives: alternatives.map(({ slug, title }) => ({ slug, title })),
  }
}

/** All figures of all machines, one row a quantity and unit, then their words. Names of rows do not repeat. */
export function buildRows(machines: readonly ComparableMachine[]): ComparisonRow[] {
  const groups = groupFigures(machines.map(machine => machine.figures))
  const figureRows = groups.map(({ name, measure, figures }) => {
    const texts = figures.map(stated => stated.map(formatText).join('; '))
    const sameMeasure = groups.filter(other => other.measure === measure)
    const isStated = machines.map((_, index) => sameMeasure.some(other => other.figures[index]?.length))
    return buildRow(name, texts, isStated)
  })
  const wordRows = [
    buildRow(
      'Operation',
      machines.map(({ automation }) => automation),
    ),
    buildRow(
      'Works on',
      machines.map(({ stock }) => stock.join(', ')),
    ),
    buildRow(
      'Makes',
      machines.map(({ boxStyles }) => boxStyles.join(', ')),
    ),
    buildRow(
      'Operators',
      machines.map(({ operators }) => operators),
    ),
  ]
  return [...figureRows, ...wordRows].filter(({ cells }) => cells.some(Boolean))
}

function formatText(figure: Figure) {
  const { value, unit } = formatFigureText(figure)
  return unit ? `${value} ${unit}` : value
}

function buildRow(name: string, texts: string[], isStated: boolean[] = texts.map(Boolean)): ComparisonRow {
  const cells = texts.map(text => text || null)
  return {
    name,
    cells,
    isDifferent: new Set(cells.filter(cell => cell !== null)).size > 1,
    isStatedOnce: texts.length > 1 && isStated.filter(Boolean).length === 1,
  }
}
