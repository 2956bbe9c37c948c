import { capitalize } from '@/lib/trade/product/capital'
import { joinSpans, type MeasuredFigure } from '@/lib/trade/product/figure-spans'
import type { Product } from '@/lib/trade/product/product'
import { getQuantityRule, NUMBER_FILTERS, type NumberFilter } from '@/lib/trade/product/quantities'
import { findApplications } from '@/lib/trade/product/relations'
import type { Application } from '@/lib/trade/product/sample'
import { createFacetSlug } from '@/lib/trade/product/slug'
import type { Span } from '@/lib/trade/product/span'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { type FacetValue, NOT_STATED } from './facet-selection'

/** A facet with a list of values to choose from. A machine can have any number of them. */
export type ChoiceFacet = { key: string; title: string; values: FacetValue[] }

/**
 * A facet for numbers in one unit. If the machines state the filter's figures in several units, `unitFacetKey` is the
 * key of the facet in which the visitor chooses a unit; otherwise it is null.
 */
export type RangeFacet = { key: string; title: string; unit: string; unitFacetKey: string | null }

/**
 * A machine's value for each facet, in the order of the facets. `choices[i]` are indexes into the values of choice
 * facet i; `ranges[i]` is the machine's span for range facet i, or null if not stated.
 */
export type MachineFacets = { choices: number[][]; ranges: (Span | null)[] }

/** Everything the products page needs to filter and sort. Machines are in catalogue order and referenced by index. */
export type FacetTable = {
  choices: ChoiceFacet[]
  ranges: RangeFacet[]
  machines: MachineFacets[]
  /** Machine indexes sorted by title, A to Z. */
  byTitle: number[]
}

/** What a choice facet is made from: all values in their order, and those of a machine by their slugs. */
type ChoiceSource = {
  key: string
  title: string
  values: readonly FacetValue[]
  getSlugs: (product: Product) => readonly string[]
}

type Catalogue = {
  products: readonly Product[]
  categories: readonly { title: string; slug: string }[]
  families: readonly { title: string; slug: string }[]
  applications: readonly Application[]
  words: Pick<Words['catalogue'], 'facets' | 'filters' | 'process' | 'material' | 'automation'>
}

/** Builds the facet table from the catalogue. */
export function createFacetTable({ products, categories, families, applications, words }: Catalogue): FacetTable {
  const { titles, givenIn } = words.facets
  const { notStated } = words.filters
  const filters = NUMBER_FILTERS.map(key => ({ key, title: titles[key], units: listUnits(products, key) }))
  const severalUnits = filters.filter(({ units }) => units.length > 1)
  const sources: ChoiceSource[] = [
    {
      key: 'category',
      title: titles.category,
      values: [...categories, ...families].map(({ title, slug }) => ({ slug, label: capitalize(title) })),
      getSlugs: ({ category, family }) => {
        const group = category ?? family
        return group ? [group.slug] : []
      },
    },
    createSource('process', titles.process, products, ({ process }) => [process], words.process),
    createSource('substrate', titles.substrate, products, ({ materials }) => materials, words.material),
    createSource('automation', titles.automation, products, ({ automation }) => [automation], words.automation),
    {
      key: 'application',
      title: titles.application,
      values: applications.map(({ name, slug }) => ({ slug, label: name })),
      getSlugs: product => findApplications(product, applications).map(({ slug }) => slug),
    },
    ...severalUnits.map(({ key, title }) =>
      createSource(key, fill(givenIn, { title }), products, product => listUnits([product], key)),
    ),
  ]
  const ranges = filters.flatMap(({ key, title, units }) =>
    units.map(unit => {
      const unitFacetKey = units.length > 1 ? key : null
      return {
        facet: { key: unitFacetKey ? `${key}-${createFacetSlug(unit)}` : key, title, unit, unitFacetKey },
        getSpan: (product: Product) => joinSpans(listFigures(product, key).filter(figure => figure.unit === unit)),
      }
    }),
  )
  const choices = sources.map(source => createChoiceFacet(source, products, notStated))
  return {
    choices,
    ranges: ranges.map(({ facet }) => facet),
    machines: products.map(product => ({
      choices: sources.map((source, index) => toValueIndexes(choices[index]?.values ?? [], source.getSlugs(product))),
      ranges: ranges.map(range => range.getSpan(product)),
    })),
    byTitle: products
      .map(({ title }, index) => ({ title, index }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ index }) => index),
  }
}

/** A facet source with the values of the product files, in order of first appearance. */
function createSource(
  key: string,
  title: string,
  products: readonly Product[],
  getValues: (product: Product) => readonly string[],
  labels: Readonly<Record<string, string>> = {},
): ChoiceSource {
  const values = [...new Set(products.flatMap(getValues))]
  return {
    key,
    title,
    values: values.map(value => ({ slug: createFacetSlug(value), label: labels[value] ?? value })),
    getSlugs: product => getValues(product).map(createFacetSlug),
  }
}

/** Creates a facet of the values that machines have, with 'Not stated' if some machine has none. */
function createChoiceFacet(source: ChoiceSource, products: readonly Product[], notStated: string): ChoiceFacet {
  const { key, title, getSlugs } = source
  const used = new Set(products.flatMap(getSlugs))
  const values = source.values.filter(({ slug }) => used.has(slug))
  const isAlwaysStated = products.every(product => getSlugs(product).length > 0)
  return { key, title, values: isAlwaysStated ? values : [...values, { slug: NOT_STATED, label: notStated }] }
}

/** The indexes of a machine's values among those of the facet. A machine without a value has 'Not stated'. */
function toValueIndexes(values: readonly FacetValue[], ownSlugs: readonly string[]): number[] {
  const slugs = ownSlugs.length > 0 ? ownSlugs : [NOT_STATED]
  return slugs.map(slug => values.findIndex(value => value.slug === slug)).filter(index => index >= 0)
}

/** The units in which the machines state a filter's figures, in order of first appearance. */
function listUnits(products: readonly Product[], filter: NumberFilter) {
  return [...new Set(products.flatMap(product => listFigures(product, filter)).map(({ unit }) => unit))]
}

/** The figures of a machine whose quantity belongs to a filter. */
function listFigures({ figures }: Product, filter: NumberFilter): MeasuredFigure[] {
  return figures
    .filter(figure => 'unit' in figure)
    .filter(({ quantity }) => quantity && getQuantityRule(quantity).filter === filter)
}
