import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isScalar, isSeq, visit, YAMLMap, YAMLSeq } from 'yaml'
import { removeFiles } from '@/scripts/catalogue/machine-files'
import { editYaml } from './yaml-files'

/** Width of lines in files of long lists: a line an entry would make them too large. */
const ENDLESS = 0

/** Fields that are left out when the last machine is gone from them. */
const OPTIONAL_LISTS = ['machines', 'near', 'addOnTo', 'items', 'expect']

/** Fields of entries that are about one machine. */
const OWNERS = ['product', 'expect']

/** Deletes machines with their files, and takes them out of all lists. The home page's are written anew. */
export function removeMachines(gone: ReadonlySet<string>): void {
  for (const slug of gone) removeFiles(slug)
  const products = readdirSync('content/products').map(name => `content/products/${name}`)
  for (const file of products.filter(path => namesAny(path, gone)))
    editYaml(file, document => dropNames(document, gone))
  editYaml('content/search-words.yaml', document => dropNames(document, gone), ENDLESS)
  editYaml(
    'content/search-queries.yaml',
    document => {
      dropNames(document, gone)
      for (const list of ['tuning', 'heldOut'])
        keepEntries(document, list, query => query.has('expect') || query.has('answer'))
    },
    ENDLESS,
  )
  editYaml('content/categories.yaml', document => {
    dropNames(document, gone)
    keepEntries(document, 'categories', category => category.has('items'))
    keepEntries(document, 'comparisons', comparison => countEntries(comparison.get('machines')) > 1)
  })
}

/** Leaves the families that machines are filed under. */
export function keepFamilies(used: ReadonlySet<string | undefined>): void {
  editYaml('content/categories.yaml', document => {
    const families = document.toJS().families as string[]
    document.set('families', document.createNode(families.filter(family => used.has(family))))
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

function keepEntries(document: Document, list: string, isKept: (entry: YAMLMap) => boolean) {
  const entries = document.get(list)
  if (entries instanceof YAMLSeq)
    entries.items = entries.items.filter(entry => entry instanceof YAMLMap && isKept(entry))
}

function countEntries(list: unknown) {
  return isSeq(list) ? list.items.length : 0
}

/**
 * Leaves the samples or boxes that machines of the catalogue make, numbered from one, with their pictures.
 * @param getMachines the machines of the sample with a number; none leaves it out
 * @param hasPlanner whether a sample may be a job for the line planner
 */
export function reduceSamples(
  list: 'applications' | 'boxes',
  getMachines: (number: number) => readonly string[],
  hasPlanner: boolean,
): void {
  const numbers = new Map<number, number>()
  editYaml(`content/${list}.yaml`, document => {
    keepEntries(document, list, sample => getMachines(Number(sample.get('number'))).length > 0)
    const samples = document.get(list) as YAMLSeq<YAMLMap>
    for (const [index, sample] of samples.items.entries()) {
      const number = Number(sample.get('number'))
      numbers.set(number, index + 1)
      sample.set('number', index + 1)
      if (sample.has('line') && hasPlanner) continue
      sample.delete('line')
      sample.set('madeOn', document.createNode(getMachines(number)))
    }
  })
  const folder = `content/images/${list}`
  // None moves to a number that is still in use: numbers only fall.
  const pictures = readdirSync(folder).map(name => ({ name, number: Number(/-(\d+)\./.exec(name)?.[1]) }))
  for (const { name, number } of pictures.sort((a, b) => a.number - b.number)) {
    const next = numbers.get(number)
    if (next) renameSync(join(folder, name), join(folder, name.replace(/-\d+\./, `-${next}.`)))
    else rmSync(join(folder, name))
  }
}
