import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { type Document, isMap, isScalar, isSeq, visit, type YAMLMap } from 'yaml'
import type { Product } from '@/lib/trade/product/product'
import { removeFiles } from '@/scripts/catalogue/machine-files'
import { editYaml } from './yaml-files'

/** Fields with a list of machines, which are removed when their list becomes empty. `expect` may be a list or a name. */
const OPTIONAL_LISTS = ['machines', 'near', 'addOnTo', 'items', 'expect']

/** Fields that name the one machine that an entry is about. The entry is removed with it. */
const OWNER_FIELDS = ['product', 'expect']

/**
 * Deletes machines with their files, and takes them out of all lists but those of the home page, which apply-profile.ts
 * writes anew.
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
    // A query that has lost its last machine expects nothing.
    for (const list of Object.keys(document.toJS()))
      keepEntries(document, list, query => query.has('expect') || query.has('answer'))
  })
  editYaml('content/categories.yaml', document => {
    dropNames(document, gone)
    // A category that has lost its last machine has no items.
    keepEntries(document, 'categories', category => category.has('items'))
    for (const category of listEntries(document, 'categories')) describeCategory(category, left)
    const families = new Set(left.flatMap(({ family }) => family?.title ?? []))
    document.set('families', document.createNode([...families]))
    keepEntries(document, 'comparisons', comparison => countEntries(comparison.get('machines')) > 1)
  })
}

/** Whether a file contains the slug of a removed machine. */
function namesAny(path: string, gone: ReadonlySet<string>) {
  const text = readFileSync(path, 'utf8')
  return [...gone].some(slug => text.includes(slug))
}

/** Removes the machines from all lists of a document, entries about one of them, and lists that become empty. */
function dropNames(document: Document, gone: ReadonlySet<string>) {
  const isGone = (node: unknown) => isScalar(node) && gone.has(String(node.value))
  visit(document, {
    Scalar: (key, node) => (typeof key === 'number' && isGone(node) ? visit.REMOVE : undefined),
    Map: (_, entry) => (OWNER_FIELDS.some(field => isGone(entry.get(field, true))) ? visit.REMOVE : undefined),
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

/** The entries of a list that have fields. */
function listEntries(document: Document, list: string) {
  const entries = document.get(list)
  return isSeq(entries) ? entries.items.filter(isMap) : []
}

/** Removes the entries of a list that `isKept` does not accept. */
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
