import type { Application } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'
import { capitalize } from '@/lib/product/capital'
import { findApplications } from '@/lib/product/relations'
import type { Span } from '@/lib/product/span'
import { type FacetValue, NOT_STATED } from './facet-selection'
import { createFacetSlug } from './facet-slug'
import { createNumberFacets, type RangeFacet } from './number-facets'

/** A facet with a list of values to choose from. A machine can have any number of them. */
export type ChoiceFacet = { key: string; title: string; values: FacetValue[] }

export type { RangeFacet }

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

type Catalogue = {
  products: readonly Product[]
  categories: readonly { title: string }[]
  families: readonly string[]
  applications: readonly Application[]
}

/** A choice facet before its values are indexed: all labels in their order, and the labels of one machine. */
type ChoiceSource = {
  key: string
  title: string
  labels: readonly string[]
  labelsOf: (product: Product) => readonly string[]
}

/** Builds the facet table from the catalogue. Labels start with a capital letter. */
export function createFacetTable({ products, categories, families, applications }: Catalogue): FacetTable {
  const numbers = createNumberFacets(products)
  const sources: ChoiceSource[] = [
    {
      key: 'category',
      title: 'Category',
      labels: [...categories.map(({ title }) => title), ...families].map(capitalize),
      labelsOf: ({ category, family }) => {
        const group = category?.title ?? family
        return group ? [capitalize(group)] : []
      },
    },
    createTextSource('process', 'Process', products, ({ process }) => [process]),
    createTextSource('substrate', 'Works on', products, ({ substrates }) => substrates),
    createTextSource('automation', 'Operation', products, ({ automation }) => [automation]),
    {
      key: 'application',
      title: 'Application',
      labels: applications.map(({ name }) => name),
      labelsOf: product => findApplications(product, applications).map(({ name }) => name),
    },
    ...numbers.unitFacets,
  ]
  const choices = sources.map(source => createChoiceFacet(source, products))
  return {
    choices,
    ranges: numbers.ranges.map(({ facet }) => facet),
    machines: products.map(product => ({
      choices: sources.map((source, index) => toValueIndexes(choices[index]?.values ?? [], source.labelsOf(product))),
      ranges: numbers.ranges.map(range => range.spanOf(product)),
    })),
    byTitle: products
      .map(({ title }, index) => ({ title, index }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ index }) => index),
  }
}

/** Values from the product files, in order of first appearance. */
function createTextSource(
  key: string,
  title: string,
  products: readonly Product[],
  read: (product: Product) => readonly string[],
): ChoiceSource {
  const labelsOf = (product: Product) => read(product).map(capitalize)
  return { key, title, labels: [...new Set(products.flatMap(labelsOf))], labelsOf }
}

function createChoiceFacet({ key, title, labels, labelsOf }: ChoiceSource, products: readonly Product[]): ChoiceFacet {
  const used = new Set(products.flatMap(labelsOf))
  const values = labels.filter(label => used.has(label)).map(label => ({ slug: createFacetSlug(label), label }))
  const isAlwaysStated = products.every(product => labelsOf(product).length > 0)
  return { key, title, values: isAlwaysStated ? values : [...values, NOT_STATED] }
}

/** The index of each label among the values. A machine without a label has the value 'Not stated'. */
function toValueIndexes(values: readonly FacetValue[], labels: readonly string[]): number[] {
  const slugs = labels.length > 0 ? labels.map(createFacetSlug) : [NOT_STATED.slug]
  return slugs.map(slug => values.findIndex(value => value.slug === slug)).filter(index => index >= 0)
}
