import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import type { Unit } from '@/lib/measures/units'
import { joinSpans, type MeasuredFigure } from '@/lib/product/figure-spans'
import { getQuantityRule, listNumberFilters, type NumberFilter } from '@/lib/product/quantities'
import type { Span } from '@/lib/product/span'
import type { ChoiceSource } from './choice-facets'
import { createFacetSlug } from './facet-slug'

// A machine states figures, such as 'smallest sheet, 75 mm'; each measures one quantity. A filter, such as 'Sheet
// width', covers one or more quantities, and becomes one or more facets. A span is the numbers that figures cover.

/**
 * A facet for numbers in one unit. If the machines state the filter's figures in several units, `unitFacetKey` is the
 * key of the facet in which the visitor chooses a unit; otherwise it is null.
 */
export type RangeFacet = { key: string; title: string; unit: string; unitFacetKey: string | null }

/** A range facet, and how to get the span of one machine for it; null if the machine states none. */
type RangeSource = { facet: RangeFacet; getSpan: (product: Product) => Span | null }

/**
 * Creates the facets of the numeric filters that the machines have figures for. A filter in one unit becomes one range
 * facet. A filter in several units becomes a unit facet and one range facet per unit, because units are never converted
 * into one another.
 */
export function createNumberFacets(products: readonly Product[]): {
  unitFacets: ChoiceSource[]
  ranges: RangeSource[]
} {
  const filters = listNumberFilters().map(filter => ({ ...filter, units: listUnits(products, filter.key) }))
  const severalUnits = filters.filter(({ units }) => units.length > 1)
  return {
    unitFacets: severalUnits.map(({ key, title, units }) => ({
      key,
      title: `${title} given in`,
      labels: units,
      getLabels: product => listUnits([product], key),
    })),
    ranges: filters.flatMap(filter =>
      filter.units.map(unit => createRange(filter, unit, severalUnits.includes(filter) ? filter.key : null)),
    ),
  }
}

function createRange({ key, title }: NumberFilter, unit: Unit, unitFacetKey: string | null): RangeSource {
  return {
    facet: { key: unitFacetKey ? `${key}-${createFacetSlug(unit)}` : key, title, unit, unitFacetKey },
    getSpan: product => joinSpans(listFigures(product, key).filter(figure => figure.unit === unit)),
  }
}

/** The units in which the machines state a filter's figures, in order of first appearance. */
function listUnits(products: readonly Product[], filterKey: string): Unit[] {
  const figures = products.flatMap(product => listFigures(product, filterKey))
  return [...new Set(figures.map(({ unit }) => unit))]
}

/** The figures of a machine whose quantity belongs to a filter. */
function listFigures({ figures }: Product, filterKey: string): MeasuredFigure[] {
  return figures
    .filter(isMeasured)
    .filter(({ quantity }) => quantity && getQuantityRule(quantity).filter?.key === filterKey)
}

function isMeasured(figure: Figure): figure is MeasuredFigure {
  return 'unit' in figure
}
