import type { Application } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'
import { formatCapital } from '@/lib/product/capital'
import { findApplications } from '@/lib/product/relations'
import type { Span } from '@/lib/product/span'
import { type FacetValue, NOT_STATED } from './facet-selection'
import { createNumberFacets, type RangeFacet } from './number-facets'
import { createUnitSlug } from './unit-slug'

/** A list of choices; a machine has any number of them. */
export type ChoiceFacet = { key: string; title: string; values: FacetValue[] }

export type { RangeFacet }

/** What a machine says to each facet, in the order of the facets: places among the values, and spans; null is not stated. */
export type MachineFacets = { choices: number[][]; ranges: (Span | null)[] }

/** Everything the products page needs to filter and sort; machines stand in catalogue order and are known by their place. */
export type FacetTable = {
  choices: ChoiceFacet[]
  ranges: RangeFacet[]
  machines: MachineFacets[]
  /** Places of the machines by title, A to Z. */
  byTitle: number[]
}

type Catalogue = {
  products: readonly Product[]
  categories: readonly { title: string }[]
  families: readonly string[]
  applications: readonly Application[]
}

/** A facet before its values are numbered: the labels in their order, and those of each machine. */
type Source = { key: string; title: string; labels: readonly string[]; of: (product: Product) => readonly string[] }

/** Makes the table from the catalogue's typed facts. Labels start with a capital. */
export function createFacetTable({ products, categories, families, applications }: Catalogue): FacetTable {
  const numbers = createNumberFacets(products)
  const sources: Source[] = [
    {
      key: 'category',
      title: 'Category',
      labels: [...categories.map(({ title }) => title), ...families].map(formatCapital),
      of: ({ category, family }) => [formatCapital(category?.title ?? family ?? '')],
    },
    createWordSource('process', 'Process', products, ({ process }) => [process]),
    createWordSource('substrate', 'Works on', products, ({ substrates }) => substrates),
    createWordSource('automation', 'Operation', products, ({ automation }) => [automation]),
    {
      key: 'application',
      title: 'Application',
      labels: applications.map(({ name }) => name),
      of: product => findApplications(product, applications).map(({ name }) => name),
    },
    ...numbers.units,
  ]
  const choices = sources.map(source => createChoiceFacet(source, products))
  return {
    choices,
    ranges: numbers.ranges.map(({ facet }) => facet),
    machines: products.map(product => ({
      choices: sources.map((source, index) => toPlaces(choices[index]?.values ?? [], source.of(product))),
      ranges: numbers.ranges.map(range => range.of(product)),
    })),
    byTitle: products
      .map(({ title }, index) => ({ title, index }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ index }) => index),
  }
}

/** Words of the machines' files: values stand in the order of their first machine. */
function createWordSource(
  key: string,
  title: string,
  products: readonly Product[],
  read: (product: Product) => readonly string[],
): Source {
  const of = (product: Product) => read(product).map(formatCapital)
  return { key, title, labels: [...new Set(products.flatMap(of))], of }
}

function createChoiceFacet({ key, title, labels, of }: Source, products: readonly Product[]): ChoiceFacet {
  const used = new Set(products.flatMap(of))
  const values = labels.filter(label => used.has(label)).map(label => ({ slug: createUnitSlug(label), label }))
  const isAlwaysStated = products.every(product => of(product).length > 0)
  return { key, title, values: isAlwaysStated ? values : [...values, NOT_STATED] }
}

function toPlaces(values: readonly FacetValue[], labels: readonly string[]): number[] {
  const slugs = labels.length > 0 ? labels.map(createUnitSlug) : [NOT_STATED.slug]
  return slugs.map(slug => values.findIndex(value => value.slug === slug)).filter(place => place >= 0)
}
