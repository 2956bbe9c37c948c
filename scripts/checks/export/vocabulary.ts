import { readFileSync } from 'node:fs'

type Reference = { '@id': string }

/**
 * The part of schema.org's JSON-LD that the validator reads: classes with their parents, properties with their domains.
 */
export type Vocabulary = {
  '@graph': (
    | { '@id': string; '@type': 'rdfs:Class'; 'rdfs:subClassOf': Reference[] }
    | { '@id': string; '@type': 'rdf:Property'; 'schema:domainIncludes': Reference[] }
  )[]
}

/** Relative to the repository's root. */
const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts'

const INTERFACE =
  /^(?:export )?interface (?<name>\w+)(?<kind>Base|Leaf) extends (?<parents>[^{]+)\{\n(?<body>[\s\S]*?)^\}/gm
const PROPERTY = /^ {4}"(?<name>\w+)"\?: SchemaValue</gm

/**
 * Reads schema.org's vocabulary from the type declarations of the installed schema-dts package, which are generated
 * from it. No build depends on schema.org being reachable, and the vocabulary is the one that the code is typed with.
 */
export function readVocabulary(): Vocabulary {
  return createVocabulary(readFileSync(DECLARATIONS, 'utf8'))
}

/**
 * Parses the declarations of schema-dts. A type X with its own properties is declared as `XBase` and `XLeaf`, one
 * without as `XLeaf` alone.
 */
export function createVocabulary(declarations: string): Vocabulary {
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, string[]>()
  for (const { groups } of declarations.matchAll(INTERFACE)) {
    const name = groups?.name ?? ''
    const known = parents.get(name) ?? new Set()
    for (const match of (groups?.parents ?? '').matchAll(/(\w+)Base\b/g))
      if (match[1] !== name) known.add(match[1] ?? '')
    parents.set(name, known)
    for (const property of (groups?.body ?? '').matchAll(PROPERTY)) {
      const key = property.groups?.name ?? ''
      domains.set(key, [...(domains.get(key) ?? []), name])
    }
  }
  const createReferences = (names: Iterable<string>) => [...names].map(name => ({ '@id': `schema:${name}` }))
  return {
    '@graph': [
      ...[...parents].map(([name, above]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class' as const,
        'rdfs:subClassOf': createReferences(above),
      })),
      ...[...domains].map(([name, types]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property' as const,
        'schema:domainIncludes': createReferences(types),
      })),
    ],
  }
}

/** The names of the given types and all their descendants. */
export function findDescendants(vocabulary: Vocabulary, types: readonly string[]): Set<string> {
  const found = new Set(types)
  // The set grows during the iteration, which therefore reaches children of children.
  for (const type of found) {
    for (const entry of vocabulary['@graph']) {
      if (entry['@type'] !== 'rdfs:Class') continue
      if (entry['rdfs:subClassOf'].some(parent => parent['@id'] === `schema:${type}`)) {
        found.add(entry['@id'].replace('schema:', ''))
      }
    }
  }
  return found
}
