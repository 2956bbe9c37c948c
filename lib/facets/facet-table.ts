import type { Product } from '@/lib/content/product'
import type { Application } from '@/lib/content/samples'
import { capitalize } from '@/lib/product/capital'
import { findApplications } from '@/lib/product/relations'
import type { Span } from '@/lib/product/span'
import {
  type ChoiceFacet,
  type ChoiceSource,
  createChoiceFacet,
  createTextSource,
  toValueIndexes,
} from './choice-facets'
import { createNumberFacets, type RangeFacet } from './number-facets'

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

/** Builds the facet table from the catalogue. Labels start with a capital letter. */
export function createFacetTable({ products, categories, families, applications }: Catalogue): FacetTable {
  const numbers = createNumberFacets(products)
  const sources: ChoiceSource[] = [
    {
      key: 'category',
      title: 'Category',
      labels: [...categories.map(({ title }) => title), ...families].map(capitalize),
      getLabels: ({ category, family }) => {
        const label = category?.title ?? family
        return label ? [capitalize(label)] : []
      },
    },
    createTextSource('process', 'Process', products, ({ process }) => [process]),
    createTextSource('substrate', 'Works on', products, ({ materials }) => materials),
    createTextSource('automation', 'Operation', products, ({ automation }) => [automation]),
    {
      key: 'application',
      title: 'Application',
      labels: applications.map(({ name }) => name),
      getLabels: product => findApplications(product, applications).map(({ name }) => name),
    },
    ...numbers.unitFacets,
  ]
  const choices = sources.map(source => createChoiceFacet(source, products))
  return {
    choices,
    ranges: numbers.ranges.map(({ facet }) => facet),
    machines: products.map(product => ({
      choices: sources.map((source, index) => toValueIndexes(choices[index]?.values ?? [], source.getLabels(product))),
      ranges: numbers.ranges.map(range => range.getSpan(product)),
    })),
    byTitle: products
      .map(({ title }, index) => ({ title, index }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ index }) => index),
  }
}
