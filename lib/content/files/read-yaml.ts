import 'server-only'
import { type Document, type ErrorCode, isAlias, isNode, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { formatProblem } from './problem'
import { readText } from './read-text'
import { readThroughCache } from './yaml-cache'

/** The plain value of a YAML file, and a function that finds the line of each part of it. */
export type YamlFile = { data: unknown; lineOf: (path: readonly PropertyKey[]) => number | null }

/**
 * What to do about the most common mistakes. For any other mistake, the message quotes the first line of the parser's
 * own.
 */
const HINTS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "there is a colon where none belongs; put quotes around a text that contains ': '",
  BAD_INDENT: 'this line does not start in the same column as its neighbours, or a bracket is not closed. Correct it',
  BAD_SCALAR_START: 'put quotes around a text that starts with a sign like @, % or `',
  TAG_RESOLVE_FAILED: 'put quotes around a text that starts with !',
  TAB_AS_INDENT: 'the line starts with a tab; use spaces',
  DUPLICATE_KEY: 'this field is written twice; keep one of the two',
  MULTIPLE_DOCS: 'a line of --- starts a second document; remove it',
  MISSING_CHAR: 'something is missing here: add the closing quote or bracket, or the colon after a field name',
  NON_STRING_KEY: 'the name of a field is not plain text. Write a name in letters, and a colon',
}

/**
 * Reads a YAML file of the content folder.
 * @returns its plain value and the line of each part; null if it cannot be read, with the reason added to `problems`
 */
export function readYaml(folder: string, file: string, problems: string[]): YamlFile | null {
  const text = readText(folder, file, problems)
  if (text === null) return null
  const data = readThroughCache(text, () => parseText(text, file, problems))
  return data === undefined ? null : { data, lineOf: path => findLine(text, path) }
}

/**
 * The plain value of a YAML text; undefined if it cannot be read. Only the first error is reported: others often follow
 * from it.
 */
function parseText(text: string, file: string, problems: string[]): unknown {
  const lines = new LineCounter()
  const document = parse(text, lines)
  const [fault] = [...document.errors, ...document.warnings]
  const { at, message } = fault ? { at: fault.pos[0], message: formatHint(fault) } : findForeignPart(document, text)
  if (message === '') return document.toJS()
  problems.push(formatProblem({ file, line: lines.linePos(at).line }, message))
  return undefined
}

function parse(text: string, lineCounter: LineCounter) {
  return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true })
}

function formatHint({ code, message }: { code: ErrorCode; message: string }) {
  return HINTS[code] ?? `this line cannot be read (${message.split('\n')[0]}). Write it like its neighbours`
}

const REPEATS = 'put quotes around a text that starts with * or &. A part that repeats must be written out'

/**
 * The first use of a YAML feature that our files do without: a directive, an alias, an anchor or a tag. Usually it is a
 * text without quotes.
 */
function findForeignPart(document: Document, text: string): { at: number; message: string } {
  const directive = text.search(/^%/m)
  if (directive >= 0) return { at: directive, message: 'remove the line that starts with %' }
  let found = { at: 0, message: '' }
  visit(document, (_key, node) => {
    if (!isNode(node)) return
    const message = findSign(node)
    if (!message) return
    found = { at: node.range?.[0] ?? 0, message }
    return visit.BREAK
  })
  return found
}

function findSign(node: Node) {
  if (isAlias(node) || ('anchor' in node && node.anchor)) return REPEATS
  return node.tag ? 'put quotes around a text that starts with !' : null
}

/** The line of a path. It parses the text again, because thousands of parsed documents do not fit into memory. */
function findLine(text: string, path: readonly PropertyKey[]): number | null {
  const lines = new LineCounter()
  const document = parse(text, lines)
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
  }
  return null
}
