import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { joinSpans, type MeasuredFigure } from '@/lib/product/figure-spans'
import { getQuantityRule, listNumberFilters, type NumberFilter } from '@/lib/product/quantities'
import type { Span } from '@/lib/product/span'
import type { Unit } from '@/lib/product/units'
import { createFacetSlug } from './facet-slug'

/**
 * A facet for numbers in one unit. If machines state the quantity in several units, `sharedBy` is the key of the choice
 * facet that lists these units; otherwise it is null.
 */
export type RangeFacet = { key: string; title: string; unit: string; sharedBy: string | null }

/** A range facet, and how to read the span of one machine for it; null if not stated. */
type RangeSource = { facet: RangeFacet; spanOf: (product: Product) => Span | null }

/**
 * Creates the facets of the numeric filters that the machines have figures for. A filter in one unit becomes a range. A
 * filter in several units becomes a choice of the unit and one range per unit, because units are never converted into
 * one another.
 */
export function createNumberFacets(products: readonly Product[]) {
  const filters = listNumberFilters().map(filter => ({ ...filter, stated: listUnits(products, filter) }))
  const single = filters.filter(({ stated }) => stated.length === 1)
  const several = filters.filter(({ stated }) => stated.length > 1)
  return {
    unitFacets: several.map(({ key, title, stated }) => ({
      key,
      title: `${title} given in`,
      labels: stated,
      labelsOf: (product: Product) => listUnits([product], { key }),
    })),
    ranges: [
      ...single.flatMap(filter => filter.stated.map(unit => createRange(filter, unit, null))),
      ...several.flatMap(filter => filter.stated.map(unit => createRange(filter, unit, filter.key))),
    ],
  }
}

function createRange({ key, title }: NumberFilter, unit: Unit, sharedBy: string | null): RangeSource {
  return {
    facet: { key: sharedBy ? `${key}-${createFacetSlug(unit)}` : key, title, unit, sharedBy },
    spanOf: ({ figures }) => joinSpans(figures.filter(figure => isFilteredBy(figure, key) && figure.unit === unit)),
  }
}

/** The units in which the machines state a filter's figures, in order of first appearance. */
function listUnits(products: readonly Product[], { key }: Pick<NumberFilter, 'key'>): Unit[] {
  const figures = products.flatMap(product => product.figures.filter(figure => isFilteredBy(figure, key)))
  return [...new Set(figures.map(({ unit }) => unit))]
}

function isFilteredBy(figure: Figure, key: string): figure is MeasuredFigure {
  return 'unit' in figure && figure.quantity !== null && getQuantityRule(figure.quantity).filter?.key === key
}
