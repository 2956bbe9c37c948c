/** Writes a value into the text of a YAML file, and changes only the lines that differ. */
import { type Document, isMap, isScalar, isSeq, type Node, Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'

/** The style in which YAML is written. */
const OPTIONS = { lineWidth: 110, flowCollectionPadding: false, singleQuote: true } as const

/**
 * The text of a file with a new value. Whatever stays keeps its comments, order and style. An emptied file keeps the
 * comments at its beginning.
 */
export function patchYaml(text: string, value: unknown): string {
  if (typeof value === 'object' && Object.keys(value ?? {}).length === 0) return /^(#.*\n)*/.exec(text)?.[0] ?? ''
  const document = parseDocument(text)
  // A text that is not valid YAML stays as it is, and the check of the content refuses it.
  if (document.errors.length > 0) return text
  document.contents = patch(document, document.contents, value) as typeof document.contents
  return document.toString(OPTIONS)
}

/** The node with a new value: the same node with only its differences changed, or a new one if the kind differs. */
function patch(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value))
    return patchMap(document, node, value as Record<string, unknown>)
  if (isSeq(node) && Array.isArray(value)) return patchList(document, node, value)
  if (!isScalar(node) || (typeof value === 'object' && value !== null)) return toNode(document, value)
  if (isSameText(node.value, value)) return node
  // A text in a block ends with a line break, which the form removes.
  const end = typeof value === 'string' && node.type === 'BLOCK_LITERAL' && /\n$/.test(String(node.value)) ? '\n' : ''
  node.value = end ? `${value}${end}` : value
  node.source = undefined
  // A text keeps its style: in quotes, or in a block.
  if (typeof value !== 'string' || node.type === 'PLAIN') node.type = undefined
  return node
}

/** The form removes the line break at the end of a text, and does not tell an empty text from none. */
function isSameText(before: unknown, after: unknown) {
  const [one, other] = [before, after].map(text => (typeof text === 'string' ? text.trim() : (text ?? '')))
  return one === other
}

/** Whether a part of a file is empty: the form does not distinguish it from a missing field. */
function isEmpty(node: unknown) {
  if (isSeq(node) || isMap(node)) return node.items.length === 0
  return !isScalar(node) || node.value === null || node.value === ''
}

const getKey = ({ key }: Pair) => String(isScalar(key) ? key.value : key)

/** A map with new fields. A new field is placed behind the one that precedes it in `value`. */
function patchMap(document: Document, map: YAMLMap, value: Record<string, unknown>) {
  map.items = map.items.filter(pair => Object.hasOwn(value, getKey(pair)) || isEmpty(pair.value))
  let before = -1
  for (const [name, part] of Object.entries(value)) {
    const index = map.items.findIndex(pair => getKey(pair) === name)
    const pair = map.items[index]
    if (pair) {
      pair.value = patch(document, pair.value, part)
      before = index
    } else {
      map.items.splice(++before, 0, new Pair(document.createNode(name), toNode(document, part)))
    }
  }
  return map
}

/** Entries that stay keep their YAML node with its comments; a changed entry is matched by its name or its place. */
function patchList(document: Document, list: YAMLSeq, value: unknown[]) {
  const rest = list.items.map(node => {
    const entry = (node as Node).toJS(document)
    return { node, text: JSON.stringify(entry), name: findName(entry) }
  })
  const take = (test: (entry: (typeof rest)[number]) => boolean) => {
    const index = rest.findIndex(test)
    return index < 0 ? undefined : rest.splice(index, 1)[0]?.node
  }
  const same = value.map(part => take(({ text }) => text === JSON.stringify(part)))
  const alike = value.map((part, index) => {
    const ownName = findName(part)
    return same[index] ?? take(({ name }) => name !== undefined && name === ownName)
  })
  const isAsLong = value.length === list.items.length
  const nodes = list.items
  list.items = value.map((part, index) => {
    const node = alike[index] ?? (isAsLong ? take(entry => entry.node === nodes[index]) : undefined)
    return node ? patch(document, node, part) : toNode(document, part, list.flow)
  })
  return list
}

/** What tells an entry of a list from the others. */
export function findName(part: unknown): unknown {
  const { id, number, title, name, means, key } = (part ?? {}) as Record<string, unknown>
  return id ?? number ?? title ?? name ?? means ?? key
}

/** A new node: lists of numbers on one line, everything else on lines of its own. */
function toNode(document: Document, value: unknown, isInLine = false): Node {
  const isNumbers = Array.isArray(value) && value.flat().every(part => typeof part === 'number')
  const isLines = typeof value === 'string' && value.trim().includes('\n')
  const node = document.createNode(isLines ? `${value.trimEnd()}\n` : value, { flow: isInLine || isNumbers }) as Node
  if (isMap(node)) for (const pair of node.items) pair.value = toNode(document, (pair.value as Node).toJS(document))
  if (isSeq(node) && !node.flow) node.items = node.items.map(part => toNode(document, (part as Node).toJS(document)))
  return node
}
