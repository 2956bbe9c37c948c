import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import type { Unit } from '@/lib/content/units'
import { type ShownPicture, toShownPicture } from '@/lib/pictures/picture-urls'
import { toFigureText } from './figure-text'

/** What the comparison needs of a machine; written to files that the compare page alone fetches. */
export type ComparableMachine = Pick<
  Product,
  'slug' | 'title' | 'kind' | 'process' | 'automation' | 'stock' | 'boxStyles' | 'operators' | 'figures' | 'isTypical'
> & { picture: ShownPicture }

export type ComparisonRow = {
  name: string
  /** One text a machine, in the order of the machines; null where the figure is not stated. */
  cells: (string | null)[]
  /** Whether the stated figures differ; one that is not stated makes no difference. */
  isDifferent: boolean
}

/** Rates of the same thing per minute, and their unit per hour. */
const PER_HOUR: Partial<Record<Unit, Unit>> = { 'pcs/min': 'pcs/h', 'sheets/min': 'sheets/h' }
const MINUTES_PER_HOUR = 60

/** Picks the part of a product that a comparison shows. */
export function toComparable(product: Product, picture: ShownPicture): ComparableMachine {
  const { slug, title, kind, process, automation, stock, boxStyles, operators, figures, isTypical } = product
  return {
    ...{ slug, title, kind, process, automation, stock, boxStyles, operators, figures, isTypical },
    picture: toShownPicture(picture),
  }
}

/** All figures of all machines, aligned by what they measure, then their words. Order: the first machine's, then what others add. */
export function buildRows(machines: readonly ComparableMachine[]): ComparisonRow[] {
  const keys = [...new Set(machines.flatMap(({ figures }) => figures.map(toKey)))]
  const figureRows = keys.map(key => {
    const matches = machines.map(({ figures }) => figures.filter(figure => toKey(figure) === key))
    const aligned = alignUnits(matches)
    const name = matches.flat()[0]?.name ?? key
    return toRow(
      name,
      aligned.map(figures => figures.map(toText).join('; ')),
    )
  })
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

function toKey({ quantity, name }: Figure) {
  return quantity ?? name.toLowerCase()
}

function toText(figure: Figure) {
  const { value, unit } = toFigureText(figure)
  return unit ? `${value} ${unit}` : value
}

function toRow(name: string, texts: string[]): ComparisonRow {
  const cells = texts.map(text => text || null)
  const stated = cells.filter(cell => cell !== null)
  return { name, cells, isDifferent: new Set(stated).size > 1 }
}

/** Where one machine states a rate per hour and another the same per minute, all are shown per hour. */
function alignUnits(matches: Figure[][]): Figure[][] {
  const units = new Set(matches.flat().map(figure => ('unit' in figure ? figure.unit : null)))
  return matches.map(figures =>
    figures.map(figure => {
      const perHour = 'unit' in figure ? PER_HOUR[figure.unit] : undefined
      return perHour && units.has(perHour) ? toHourly(figure, perHour) : figure
    }),
  )
}

function toHourly(figure: Figure, unit: Unit): Figure {
  if (figure.type === 'range')
    return { ...figure, min: figure.min * MINUTES_PER_HOUR, max: figure.max * MINUTES_PER_HOUR, unit }
  if (figure.type === 'value' || figure.type === 'up-to' || figure.type === 'from') {
    return { ...figure, value: figure.value * MINUTES_PER_HOUR, unit }
  }
  return figure
}
