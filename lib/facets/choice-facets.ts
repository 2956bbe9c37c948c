import type { Product } from '@/lib/content/product'
import { capitalize } from '@/lib/product/capital'
import { type FacetValue, NOT_STATED } from './facet-selection'
import { createFacetSlug } from './facet-slug'

/** A facet with a list of values to choose from. A machine can have any number of them. */
export type ChoiceFacet = { key: string; title: string; values: FacetValue[] }

/** What a choice facet is made from: all labels in their order, and a function that returns the labels of a machine. */
export type ChoiceSource = {
  key: string
  title: string
  labels: readonly string[]
  getLabels: (product: Product) => readonly string[]
}

/** A source whose labels are texts of the product files, in order of first appearance. */
export function createTextSource(
  key: string,
  title: string,
  products: readonly Product[],
  read: (product: Product) => readonly string[],
): ChoiceSource {
  const getLabels = (product: Product) => read(product).map(capitalize)
  return { key, title, labels: [...new Set(products.flatMap(getLabels))], getLabels }
}

/** Creates a facet of the values that machines have, with 'Not stated' if some machine has none. */
export function createChoiceFacet(
  { key, title, labels, getLabels }: ChoiceSource,
  products: readonly Product[],
): ChoiceFacet {
  const used = new Set(products.flatMap(getLabels))
  const values = labels.filter(label => used.has(label)).map(label => ({ slug: createFacetSlug(label), label }))
  const isAlwaysStated = products.every(product => getLabels(product).length > 0)
  return { key, title, values: isAlwaysStated ? values : [...values, NOT_STATED] }
}

/** The index of each label among the values. A machine without a label has the value 'Not stated'. */
export function toValueIndexes(values: readonly FacetValue[], labels: readonly string[]): number[] {
  const slugs = labels.length > 0 ? labels.map(createFacetSlug) : [NOT_STATED.slug]
  return slugs.map(slug => values.findIndex(value => value.slug === slug)).filter(index => index >= 0)
}
