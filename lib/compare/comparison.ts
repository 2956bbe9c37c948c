import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import { formatFigureText } from '@/lib/product/figure-text'
import { groupFigures } from '@/lib/product/shared-units'

/** What the comparison needs of a machine; written to files that the compare page alone fetches. */
export type ComparableMachine = Pick<
  Product,
  'slug' | 'title' | 'kind' | 'process' | 'automation' | 'stock' | 'boxStyles' | 'operators' | 'figures' | 'isTypical'
> & { picture: ShownPicture }

export type ComparisonRow = {
  name: string
  /** One text a machine, in the order of the machines; null where the figure is not stated. */
  cells: (string | null)[]
  /** Whether the stated figures differ; one that is not stated, or stated in another unit, makes no difference. */
  isDifferent: boolean
}

/** Picks the part of a product that a comparison shows. */
export function createComparable(product: Product, picture: ShownPicture): ComparableMachine {
  const { slug, title, kind, process, automation, stock, boxStyles, operators, figures, isTypical } = product
  return {
    ...{ slug, title, kind, process, automation, stock, boxStyles, operators, figures, isTypical },
    picture: toShownPicture(picture),
  }
}

/** All figures of all machines, one row a quantity and unit, then their words. Names of rows do not repeat. */
export function buildRows(machines: readonly ComparableMachine[]): ComparisonRow[] {
  const figureRows = groupFigures(machines.map(machine => machine.figures)).map(({ name, figures }) =>
    toRow(
      name,
      figures.map(stated => stated.map(formatText).join('; ')),
    ),
  )
  const wordRows = [
    toRow(
      'Operation',
      machines.map(({ automation }) => automation),
    ),
    toRow(
      'Works on',
      machines.map(({ stock }) => stock.join(', ')),
    ),
    toRow(
      'Makes',
      machines.map(({ boxStyles }) => boxStyles.join(', ')),
    ),
    toRow(
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

function toRow(name: string, texts: string[]): ComparisonRow {
  const cells = texts.map(text => text || null)
  const stated = cells.filter(cell => cell !== null)
  return { name, cells, isDifferent: new Set(stated).size > 1 }
}
