import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { joinSpans, type MeasuredFigure } from '@/lib/product/figure-spans'
import { getQuantityRule, listNumberFilters, type NumberFilter } from '@/lib/product/quantities'
import type { Span } from '@/lib/product/span'
import type { Unit } from '@/lib/product/units'
import { createUnitSlug } from './unit-slug'

/** A span of numbers in one unit. `sharedBy` names the choices of units that must agree before it makes sense; null for none. */
export type RangeFacet = { key: string; title: string; unit: string; sharedBy: string | null }

type RangeSource = { facet: RangeFacet; of: (product: Product) => Span | null }

/**
 * The filters by numbers that the table of quantities names, as far as the machines state them: a range for each, or, where it is
 * stated in several units, a choice of the unit and a range for each unit. Units are never converted into one another.
 */
export function createNumberFacets(products: readonly Product[]) {
  const filters = listNumberFilters().map(filter => ({ ...filter, stated: listUnits(products, filter) }))
  const single = filters.filter(({ stated }) => stated.length === 1)
  const several = filters.filter(({ stated }) => stated.length > 1)
  return {
    units: several.map(({ key, title, stated }) => ({
      key,
      title: `${title} given in`,
      labels: stated,
      of: (product: Product) => listUnits([product], { key }),
    })),
    ranges: [
      ...single.flatMap(filter => filter.stated.map(unit => createRange(filter, unit, null))),
      ...several.flatMap(filter => filter.stated.map(unit => createRange(filter, unit, filter.key))),
    ],
  }
}

function createRange({ key, title }: NumberFilter, unit: Unit, sharedBy: string | null): RangeSource {
  return {
    facet: { key: sharedBy ? `${key}-${createUnitSlug(unit)}` : key, title, unit, sharedBy },
    of: ({ figures }) => joinSpans(figures.filter(figure => isFilteredBy(figure, key) && figure.unit === unit)),
  }
}

/** Units in the order of their first machine. */
function listUnits(products: readonly Product[], { key }: Pick<NumberFilter, 'key'>): Unit[] {
  const figures = products.flatMap(product => product.figures.filter(figure => isFilteredBy(figure, key)))
  return [...new Set(figures.map(({ unit }) => unit))]
}

function isFilteredBy(figure: Figure, key: string): figure is MeasuredFigure {
  return 'unit' in figure && figure.quantity !== null && getQuantityRule(figure.quantity).filter?.key === key
}
