import { findAttribute, getText, parseElements } from '@/scripts/export/html-elements'

/** A schema.org thing in structured data: its type, and properties that may contain further things. */
export type DataNode = { readonly '@type'?: unknown; readonly [property: string]: unknown }

const TYPE = 'application/ld+json'

/** The outermost things in a page's structured-data blocks, and a message for each block that cannot be read. */
export type StructuredDataBlocks = { things: DataNode[]; problems: string[] }

/** Reads the structured-data blocks of a page. Each entry of a block with an array is a thing. */
export function readStructuredData(html: string): StructuredDataBlocks {
  const things: DataNode[] = []
  const problems: string[] = []
  for (const json of parseElements(html)
    .filter(element => findAttribute(element, 'type') === TYPE)
    .map(getText)) {
    if (json.includes('<')) problems.push("a structured-data block contains a '<' that could end its element")
    try {
      things.push(...[JSON.parse(json)].flat().filter(isNode))
    } catch (error) {
      problems.push(`a structured-data block is not valid JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { things, problems }
}

/** Lists a thing, or each thing of an array, and all things inside it, outermost first. */
export function listNodes(value: unknown): DataNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  return isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : []
}

/** The type names of a thing, including its additional types, without schema.org's URL. */
export function toTypes(node: DataNode): string[] {
  return [node['@type'], node.additionalType]
    .flat()
    .filter(type => typeof type === 'string')
    .map(type => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''))
}

function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
