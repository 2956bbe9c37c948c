import { findAttribute, getText, parseElements } from '@/scripts/export/html-elements'

/** One thing of a structured-data block: its type, and properties that may hold further things. */
export type DataNode = { readonly '@type'?: unknown; readonly [property: string]: unknown }

const TYPE = 'application/ld+json'

/** What stands in a page's structured-data blocks: the outermost things, or why a block cannot be read. */
export type StructuredDataBlocks = { things: DataNode[]; problems: string[] }

/** Reads the blocks of a page. A block that holds a list counts as so many things. */
export function readStructuredData(html: string): StructuredDataBlocks {
  const things: DataNode[] = []
  const problems: string[] = []
  for (const json of parseElements(html)
    .filter(element => findAttribute(element, 'type') === TYPE)
    .map(getText)) {
    if (json.includes('<')) problems.push("a structured-data block holds a '<' that could end its element")
    try {
      things.push(...[JSON.parse(json)].flat().filter(isNode))
    } catch (error) {
      problems.push(`a structured-data block is no JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { things, problems }
}

/** A thing and all things inside it, outermost first. */
export function listNodes(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  return isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : []
}

/** The names of a thing's types, also those named as additional, without schema.org's address. */
export function toTypes(node: DataNode): string[] {
  return [node['@type'], node.additionalType]
    .flat()
    .filter(type => typeof type === 'string')
    .map(type => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''))
}

function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
