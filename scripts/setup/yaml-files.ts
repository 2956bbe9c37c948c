import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Document, isMap, isSeq, parseDocument } from 'yaml'

/**
 * Files with long lists in brackets, which stay on one line: broken up, with an entry on each, the files would exceed
 * MAX_FILE_KB of lib/content/files/limits.ts.
 */
const LONG_LISTS = /search-(words|queries)\.yaml$/

/** The characters of a line; 0 breaks none. */
const LINE_WIDTH = 120
const NEVER_BROKEN = 0

/** Changes a YAML file, whose comments stay. A file that does not exist is made: it is one of content/words. */
export function editYaml(file: string, edit: (document: Document) => void): void {
  const isNew = !existsSync(file)
  const document = isNew ? new Document() : parseDocument(readFileSync(file, 'utf8'))
  if (isNew) document.commentBefore = ` yaml-language-server: $schema=../schema/words-${basename(file, '.yaml')}.json`
  edit(document)
  const lineWidth = LONG_LISTS.test(file) ? NEVER_BROKEN : LINE_WIDTH
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, document.toString({ lineWidth, flowCollectionPadding: false }))
}

/** Texts by field. An entry of a list is addressed by its `name`. */
export type Texts = { [field: string]: string | string[] | Texts }

/**
 * Sets texts of a document. The name of a fact in square brackets is replaced by the fact. Texts for an entry that the
 * document does not have are left out.
 * @param path where in the document the texts belong
 */
export function setTexts(
  document: Document,
  texts: Texts,
  facts: Readonly<Record<string, string>>,
  path: (string | number)[] = [],
): void {
  const fill = (text: string) => text.replaceAll(/\[(\w+)\]/g, (word, fact) => facts[fact] ?? word)
  const parent = path.length === 0 ? document.contents : document.getIn(path)
  for (const [field, value] of Object.entries(texts)) {
    const index = isSeq(parent) ? parent.items.findIndex(item => isMap(item) && item.get('name') === field) : field
    if (index === -1) continue
    const place = [...path, index]
    if (typeof value === 'string') document.setIn(place, fill(value))
    else if (Array.isArray(value)) document.setIn(place, document.createNode(value.map(fill)))
    else setTexts(document, value, facts, place)
  }
}
