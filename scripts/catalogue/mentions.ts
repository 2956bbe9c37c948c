import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { parseContent } from '@/lib/content/read-content'
import { keepTranslations, listTranslations } from './translations'

/** The test queries of the search have no schema; a machine is named in the field `expect`. */
const QUERIES = 'search-queries.yaml'

/** Makes `get` and `getIn` return the node of a value, which has its place in the text, and not the value alone. */
const KEEP_NODE = true

/** Thrown if a field that must name a machine names the one to be removed. */
export class MentionError extends Error {}

/** Where a file of the content folder names a machine or its picture. */
type Mention = { file: string; path: Path }

/** A piece of a text, and what takes its place. */
type Edit = { from: number; to: number; text: string }

/** The keys and indices that lead to a value in a YAML file. */
type Path = PropertyKey[]

/**
 * How mentions are edited: `find` returns the path that a mention changes, or null if it cannot be changed, and
 * `replace` the edit for it in one file.
 */
type MentionEdit = {
  find: (document: Document, path: Path) => Path | null
  replace: (text: string, document: Document, place: Path) => Edit
}

/**
 * Writes a new slug wherever the content names a machine by the old one. Everything else in the files stays as it is.
 * @returns the changed places, as 'content/boxes.yaml lines 94, 102'
 */
export function renameMentions(slug: string, next: string, folder = 'content'): string[] {
  return editMentions(folder, slug, {
    find: (_, path) => path,
    replace: (text, document, place) => {
      const [from, to] = getRange(document, place) ?? [0, 0]
      return { from, to, text: text.slice(from, to).replace(slug, next) }
    },
  })
}

/**
 * Takes a machine out of every list that names it. A whole entry is removed if it is only about this machine: an item
 * of a category, a comparison with a single machine left, a search word, a test query. Throws a `MentionError` if a
 * field that needs a machine names it; nothing is changed then.
 * @returns the changed places, as {@link renameMentions}
 */
export function removeMentions(slug: string, folder = 'content'): string[] {
  return editMentions(folder, slug, { find: findEntry, replace: createRemoval })
}

/**
 * The places where texts still use a former title of a machine, as 'content/home.yaml line 32', apart from the lists of
 * former and removed titles.
 * @param titles the titles of the other machines, which may contain this one
 */
export function listTitleUses(title: string, titles: readonly string[], folder = 'content'): string[] {
  const longer = titles.filter(other => other.includes(title))
  const isSaid = (line: string) => longer.reduce((left, other) => left.replaceAll(other, ''), line).includes(title)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'))
  return files.sort().flatMap(name => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const isEntry = line.replace(/^ *- (title: )?['"]?|['"]?$/g, '') === title
      return isSaid(line) && !isEntry ? `${join(folder, name)} line ${index + 1}` : []
    })
  })
}

/** Edits all mentions of a machine, and keeps translations current. Returns the changed places. */
function editMentions(folder: string, slug: string, edit: MentionEdit): string[] {
  const mentions = [...listNamed(folder, slug), ...listQueries(folder, slug)]
  // The machine's own file is left to the caller, who renames or deletes it.
  const files = new Set(mentions.map(({ file }) => file).filter(file => file !== `products/${slug}.yaml`))
  const changes = [...files].flatMap(file => {
    const paths = mentions.filter(mention => mention.file === file).map(mention => mention.path)
    return editFile(join(folder, file), listTranslations(file, folder), paths, edit)
  })
  keepTranslations(folder, () => {
    for (const { path, text } of changes) writeFileSync(path, text)
  })
  return changes.map(({ path, lines }) => `${path} line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`)
}

/**
 * Edits the places of a file from its end, so that the paths before them stay valid, and the same places in those
 * translations that have them. Returns the changed files.
 */
function editFile(
  file: string,
  translations: readonly string[],
  paths: readonly Path[],
  { find, replace }: MentionEdit,
) {
  const ownText = openText(file)
  const changes = [ownText, ...translations.map(openText)]
  const original = parseDocument(ownText.text)
  const getStart = (path: Path) => getRange(original, path)?.[0] ?? 0
  for (const path of paths.toSorted((a, b) => getStart(b) - getStart(a))) {
    const current = parseDocument(ownText.text)
    // An earlier edit has removed the entry that contained this mention.
    if (!getRange(current, path)) continue
    const line = getLine(ownText.text, getStart(path))
    const place = find(current, path)
    if (!place) throw new MentionError(`${file} line ${line} needs a machine. Name another one there first`)
    for (const change of changes) {
      const document = change === ownText ? current : parseDocument(change.text)
      const range = getRange(document, place)
      // A translation need not have this text.
      if (!range) continue
      const { from, to, text } = replace(change.text, document, place)
      change.lines = [...new Set([change === ownText ? line : getLine(change.text, range[0]), ...change.lines])]
      change.text = change.text.slice(0, from) + text + change.text.slice(to)
    }
  }
  return changes.filter(({ lines }) => lines.length > 0)
}

/** A file to be edited: `lines` will be the numbers of its changed lines. */
function openText(path: string) {
  const lines: number[] = []
  return { path, text: readFileSync(path, 'utf8'), lines }
}

/** The number, from 1, of the line at an offset. */
function getLine(text: string, offset: number) {
  return text.slice(0, offset).split('\n').length
}

/** The places where files with a schema name a machine or its picture. */
function listNamed(folder: string, slug: string): Mention[] {
  return parseContent(openFolder(folder)).files.flatMap(({ file, named }) =>
    named.filter(({ word }) => word === slug || word === `products/${slug}`).map(({ path }) => ({ file, path })),
  )
}

/** The places where the test queries of the search name a machine. */
function listQueries(folder: string, slug: string): Mention[] {
  const found: Mention[] = []
  const file = join(folder, QUERIES)
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '')
  // The file may be missing.
  for (const set of Object.keys(document.toJS() ?? {})) {
    const queries = document.get(set)
    if (!isSeq(queries)) continue
    for (const [index, query] of queries.items.entries()) {
      const expect = isMap(query) && query.get('expect', KEEP_NODE)
      const path = [set, index, 'expect']
      if (isScalar(expect) && expect.value === slug) found.push({ file: QUERIES, path })
      if (!isSeq(expect)) continue
      const place = expect.items.findIndex(item => isScalar(item) && item.value === slug)
      if (place >= 0) found.push({ file: QUERIES, path: [...path, place] })
    }
  }
  return found
}

/** Where the value at a path begins and ends in the text of a document; undefined if there is none. */
function getRange(document: Document, path: Path) {
  const node = document.getIn(path, KEEP_NODE) as { range: [from: number, to: number, end: number] } | undefined
  return node?.range
}

/**
 * The minimum number of machines in the list of an entry: two in a comparison, one in a search word or a test query.
 * Any other list may become empty.
 */
function countNeeded(path: Path) {
  const field = path.at(-2)
  if (path[0] === 'comparisons' && field === 'machines') return 2
  const isSearchWord = path[0] === 'words' && field === 'machines'
  return field === 'expect' || isSearchWord ? 1 : 0
}

/**
 * The path of the list item to remove with a mention: the mention itself, or the entry around it that would be left
 * without enough machines. Null if no list contains it, so that nothing can be removed.
 */
function findEntry(document: Document, path: Path): Path | null {
  if (path.length === 0) return null
  const parentPath = path.slice(0, -1)
  const parent = document.getIn(parentPath, KEEP_NODE)
  // A field, not a list, names the machine: the whole entry is about it.
  if (!isSeq(parent)) return findEntry(document, parentPath)
  return parent.items.length - 1 < countNeeded(path) ? findEntry(document, parentPath.slice(0, -1)) : path
}

/** The edit that removes a list item, with its comma in a list like [a, b], or else with its lines. */
function createRemoval(text: string, document: Document, path: Path): Edit {
  const parentPath = path.slice(0, -1)
  const parent = document.getIn(parentPath, KEEP_NODE) as YAMLSeq
  const remaining = parent.items.length - 1
  const [start, valueEnd, end] = getRange(document, path) ?? [0, 0, 0]
  if (parent.flow) {
    const after = /^\s*,\s*/.exec(text.slice(valueEnd))
    const before = after ? null : /,\s*$/.exec(text.slice(0, start))
    return { from: start - (before?.[0].length ?? 0), to: valueEnd + (after?.[0].length ?? 0), text: '' }
  }
  const from = text.lastIndexOf('\n', start) + 1
  if (remaining > 0) return { from, to: end, text: '' }
  // The list would be empty: write '[]' after the name of its field.
  const fields = document.getIn(parentPath.slice(0, -1), KEEP_NODE)
  const field = isMap(fields) ? fields.items.find(({ value }) => value === parent)?.key : null
  const name = isScalar(field) ? field.range?.[1] : undefined
  return { from: text.indexOf(':', name ?? from) + 1, to: end, text: ' []\n' }
}
