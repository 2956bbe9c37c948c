import 'server-only'
import { type Document, type ErrorCode, isAlias, isNode, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { formatProblem } from './problem'
import { readText } from './read-text'
import { readThroughCache } from './yaml-cache'

export type YamlFile = { data: unknown; lineOf: (path: readonly PropertyKey[]) => number | null }

/** What an editor can do about the commonest mistakes; for any other there is the parser's own first line. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a colon stands where none belongs; put quotes around a text that contains ': '",
  BAD_INDENT: 'this line does not start in the same column as its neighbours, or a bracket is not closed. Put it right',
  BAD_SCALAR_START: 'put quotes around a text that starts with a sign like @, % or `',
  TAG_RESOLVE_FAILED: 'put quotes around a text that starts with !',
  TAB_AS_INDENT: 'the line starts with a tab; use spaces',
  DUPLICATE_KEY: 'this field is written twice; keep one of the two',
  MULTIPLE_DOCS: 'a line of --- starts a second document; remove it',
  MISSING_CHAR: 'put right what is missing here: a closing quote or bracket, or the colon after a field name',
  NON_STRING_KEY: 'the name of a field is no plain text. Write a name of letters, and a colon',
}

/**
 * Reads a YAML file of the content folder.
 * @returns its plain value, and the line where each part of it stands; null when it could not be read (the reason is added to
 * problems)
 */
export function readYaml(folder: string, file: string, problems: string[]): YamlFile | null {
  const text = readText(folder, file, problems)
  if (text === null) return null
  const data = readThroughCache(text, () => parseText(text, file, problems))
  return data === undefined ? null : { data, lineOf: path => findLine(text, path) }
}

/** The plain value of a text; undefined when it could not be read. Of several faults the first stands: others often follow from it. */
function parseText(text: string, file: string, problems: string[]): unknown {
  const lines = new LineCounter()
  const document = parse(text, lines)
  const [fault] = [...document.errors, ...document.warnings]
  const { at, sentence } = fault ? { at: fault.pos[0], sentence: formatHint(fault) } : findForeignPart(document, text)
  if (sentence === '') return document.toJS()
  problems.push(formatProblem({ file, line: lines.linePos(at).line }, sentence))
  return undefined
}

function parse(text: string, lineCounter: LineCounter) {
  return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true })
}

function formatHint({ code, message }: { code: ErrorCode; message: string }) {
  return HINTS[code] ?? `this line cannot be read (${message.split('\n')[0]}). Write it like its neighbours`
}

const REPEATS = 'a text that starts with * or & needs quotes, and a part that repeats is written out. Do that here'

/** What YAML knows and our files do without: a text that begins with such a sign would be read as something else. */
function findForeignPart(document: Document, text: string): { at: number; sentence: string } {
  const directive = text.search(/^%/m)
  if (directive >= 0) return { at: directive, sentence: 'remove the line that starts with %' }
  let found = { at: 0, sentence: '' }
  visit(document, (_key, node) => {
    if (!isNode(node)) return
    const sentence = findSign(node)
    if (!sentence) return
    found = { at: node.range?.[0] ?? 0, sentence }
    return visit.BREAK
  })
  return found
}

function findSign(node: Node) {
  if (isAlias(node) || ('anchor' in node && node.anchor)) return REPEATS
  return node.tag ? 'put quotes around a text that starts with !' : null
}

/** Read again only for the text of a mistake: thousands of parsed documents do not fit into memory. */
function findLine(text: string, path: readonly PropertyKey[]): number | null {
  const lines = new LineCounter()
  const document = parse(text, lines)
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
  }
  return null
}
