import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { type Document, isMap, isScalar, isSeq, visit, type YAMLMap } from 'yaml'
import type { Product } from '@/lib/trade/product/product'
import { removeFiles } from '@/scripts/catalogue/machine-files'
import { editYaml } from './yaml-files'

/** Fields that are removed with their last machine. */
const OPTIONAL_LISTS = ['machines', 'near', 'addOnTo', 'items', 'expect']

/** Fields of entries that are about one machine. */
const OWNERS = ['product', 'expect']

/**
 * Deletes machines with their files, and takes them out of all lists. Those of the home page are rewritten.
 * @param left the machines that stay
 */
export function removeMachines(gone: ReadonlySet<string>, left: readonly Product[]): void {
  for (const slug of gone) removeFiles(slug)
  const products = readdirSync('content/products').map(name => `content/products/${name}`)
  for (const file of products.filter(path => namesAny(path, gone)))
    editYaml(file, document => dropNames(document, gone))
  editYaml('content/search-words.yaml', document => dropNames(document, gone))
  editYaml('content/search-queries.yaml', document => {
    dropNames(document, gone)
    for (const list of ['tuning', 'heldOut'])
      keepEntries(document, list, query => query.has('expect') || query.has('answer'))
  })
  editYaml('content/categories.yaml', document => {
    dropNames(document, gone)
    keepEntries(document, 'categories', category => category.has('items'))
    for (const category of listEntries(document, 'categories')) describeCategory(category, left)
    const families = new Set(left.flatMap(({ family }) => family?.title ?? []))
    document.set('families', document.createNode([...families]))
    keepEntries(document, 'comparisons', comparison => countEntries(comparison.get('machines')) > 1)
  })
}

function namesAny(path: string, gone: ReadonlySet<string>) {
  const text = readFileSync(path, 'utf8')
  return [...gone].some(slug => text.includes(slug))
}

function dropNames(document: Document, gone: ReadonlySet<string>) {
  const isGone = (node: unknown) => isScalar(node) && gone.has(String(node.value))
  visit(document, {
    Scalar: (key, node) => (typeof key === 'number' && isGone(node) ? visit.REMOVE : undefined),
    Map: (_, entry) => (OWNERS.some(field => isGone(entry.get(field, true))) ? visit.REMOVE : undefined),
  })
  visit(document, {
    Pair: (_, { key, value }) => {
      const isEmpty = isSeq(value) && value.items.length === 0
      return isEmpty && OPTIONAL_LISTS.includes(String(key)) ? visit.REMOVE : undefined
    },
  })
}

/**
 * The text of a category may mention machines that were removed, so its lead is replaced by a list of those that stay.
 */
function describeCategory(category: YAMLMap, left: readonly Product[]) {
  const kinds = left.filter(machine => machine.category?.title === category.get('title')).map(({ kind }) => kind)
  // Search engines show the lead, and less than 50 characters are too little for them.
  category.set('lead', `Machines of this group in our catalogue: ${new Intl.ListFormat('en-GB').format(kinds)}.`)
}

function listEntries(document: Document, list: string) {
  const entries = document.get(list)
  return isSeq(entries) ? entries.items.filter(isMap) : []
}

function keepEntries(document: Document, list: string, isKept: (entry: YAMLMap) => boolean) {
  document.set(list, document.createNode(listEntries(document, list).filter(isKept)))
}

function countEntries(list: unknown) {
  return isSeq(list) ? list.items.length : 0
}

/** Empties the list of samples or boxes, and deletes their pictures. */
export function removeSamples(list: 'applications' | 'boxes'): void {
  editYaml(`content/${list}.yaml`, document => document.set(list, []))
  rmSync(`content/images/${list}`, { recursive: true, force: true })
}
