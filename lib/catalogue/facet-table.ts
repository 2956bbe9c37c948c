import type { Application } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'
import { toCapital } from './capital'
import { type Span, toSpansByUnit, toWidth } from './facet-figures'
import { type FacetValue, NOT_STATED } from './facet-selection'
import { findApplications } from './relations'
import { toSlug } from './slug'

/** A list of choices; a machine has any number of them. */
export type ChoiceFacet = { key: string; title: string; values: FacetValue[] }

/** A span of numbers in one unit. `sharedBy` names the choices of units that must agree before it makes sense; null for none. */
export type RangeFacet = { key: string; title: string; unit: string; sharedBy: string | null }

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

/** Quantities whose unit differs from machine to machine. */
const BY_UNIT = [
  { key: 'speed', title: 'Speed', quantities: ['speed'] },
  { key: 'stock', title: 'Stock', quantities: ['stock-weight', 'stock-thickness'] },
] as const

/** A unit in an address: 'm/min' becomes 'm-min'. */
function toUnitSlug(unit: string) {
  return toSlug(unit.replaceAll('/', '-'))
}

/** Makes the table from the catalogue's typed facts. Labels start with a capital. */
export function toFacetTable({ products, categories, families, applications }: Catalogue): FacetTable {
  const unitsOf = (product: Product, quantities: readonly string[]) => toSpansByUnit(product.figures, quantities)
  const sources: Source[] = [
    {
      key: 'category',
      title: 'Category',
      labels: [...categories.map(({ title }) => title), ...families],
      of: ({ category, family }) => [category?.title ?? family ?? ''],
    },
    { key: 'process', title: 'Process', labels: collect(products, ({ process }) => [process]), of: p => [p.process] },
    { key: 'substrate', title: 'Works on', labels: collect(products, p => p.substrates), of: p => p.substrates },
    { key: 'automation', title: 'Operation', labels: collect(products, p => [p.automation]), of: p => [p.automation] },
    {
      key: 'application',
      title: 'Application',
      labels: applications.map(({ name }) => name),
      of: product => findApplications(product, applications).map(({ name }) => name),
    },
    ...BY_UNIT.map(({ key, title, quantities }) => ({
      key,
      title: `${title} given in`,
      labels: collect(products, product => [...unitsOf(product, quantities).keys()]),
      of: (product: Product) => [...unitsOf(product, quantities).keys()],
    })),
  ]
  const spans = BY_UNIT.flatMap(({ key, title, quantities }) =>
    collect(products, product => [...unitsOf(product, quantities).keys()]).map(unit => ({
      facet: { key: `${key}-${toUnitSlug(unit)}`, title, unit, sharedBy: key },
      of: (product: Product) => unitsOf(product, quantities).get(unit) ?? null,
    })),
  )
  const ranges = [{ facet: { key: 'width', title: 'Sheet width', unit: 'mm', sharedBy: null }, of: toWidth }, ...spans]
  const choices = sources.map(source => toChoiceFacet(source, products))
  return {
    choices,
    ranges: ranges.map(({ facet }) => facet),
    machines: products.map(product => ({
      choices: sources.map((source, index) => toPlaces(choices[index]?.values ?? [], source.of(product))),
      ranges: ranges.map(range => range.of(product)),
    })),
    byTitle: products
      .map(({ title }, index) => ({ title, index }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ index }) => index),
  }
}

/** Labels in the order of their first machine. */
function collect(products: readonly Product[], of: Source['of']) {
  return [...new Set(products.flatMap(of))]
}

function toChoiceFacet({ key, title, labels, of }: Source, products: readonly Product[]): ChoiceFacet {
  const used = new Set(products.flatMap(of))
  const values = labels
    .filter(label => used.has(label))
    .map(label => ({ slug: toUnitSlug(label), label: key === 'speed' || key === 'stock' ? label : toCapital(label) }))
  const isAlwaysStated = products.every(product => of(product).length > 0)
  return { key, title, values: isAlwaysStated ? values : [...values, NOT_STATED] }
}

function toPlaces(values: readonly FacetValue[], labels: readonly string[]): number[] {
  const slugs = labels.length > 0 ? labels.map(toUnitSlug) : [NOT_STATED.slug]
  return slugs.map(slug => values.findIndex(value => value.slug === slug)).filter(place => place >= 0)
}
