import 'server-only'
import {
  type Document,
  type ErrorCode,
  isAlias,
  isNode,
  isScalar,
  type LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import { LAST_COLUMN, MAX_NESTING } from './limits'

/** The first thing that is wrong with a text, and its index in it; after a final one, the rest cannot be read. */
type Fault = { sentence: string; at: number; isFinal?: boolean }

/** A no-break space where a line begins, or after the colon of a field: YAML takes it for a letter. */
const PASTED_SPACE = /^ *[\u00A0\u2007\u202F]|(?<=^[ -]*\w+):[\u00A0\u2007\u202F]/m

/** Many levels of nesting on one line: '- - - a', '? ? ? a'. A parser needs minutes for thousands of them. */
const LEVELS_ON_A_LINE = new RegExp(`^[ \\t]*([-?:][ \\t]+){${MAX_NESTING}}`, 'm')

/** A line that is indented further than any real content. */
const DEEP_LINE = new RegExp(`^[ \\t]{${LAST_COLUMN}}`, 'm')

const TOO_DEEP = `is nested more than ${MAX_NESTING} levels deep. Remove the extra brackets, hyphens or spaces`

/** What Git writes around the two versions of lines that it could not merge. */
const CONFLICT = /^(?:<{7}|>{7}) /m

// What to do about features of YAML that our files do without: tags, aliases, and comments inside a text.

const IS_TAG = 'put quotes around a text that starts with !'

const IS_ALIAS = 'put quotes around a text that starts with * or &. A part that repeats must be written out'

const IS_CUT = "put quotes around this text: without them a '#' after a space begins a comment, and the rest is lost"

/**
 * What to do about the most common mistakes. For any other mistake, the message quotes the first line of the parser's
 * own.
 */
const HINTS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "there is a colon where none belongs; put quotes around a text that contains ': '",
  BAD_INDENT:
    'this line does not start in the same column as the lines around it, or a bracket is not closed. Correct it',
  BAD_SCALAR_START: 'put quotes around a text that starts with a sign like @, % or `',
  TAG_RESOLVE_FAILED: IS_TAG,
  TAB_AS_INDENT: 'the line starts with a tab; use spaces',
  DUPLICATE_KEY: 'this field is written twice; keep one of the two',
  MULTIPLE_DOCS: 'a line of --- starts a second document; remove it',
  MISSING_CHAR: 'something is missing here: add the closing quote or bracket, or the colon after a field name',
  UNEXPECTED_TOKEN: 'this line cannot be read as it stands; put single quotes around its whole text',
  NON_STRING_KEY: 'the name of a field is not plain text. Write a name in letters, and a colon',
}

/** Faults that are not mended, because a wrong guess would only lead to further faults. */
const LEFT_ALONE: readonly ErrorCode[] = ['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'BAD_INDENT', 'NON_STRING_KEY']

/** A sound document, or the first fault of a text. */
export function readDocument(text: string): Document | Fault {
  return findTextFault(text) ?? parseText(text)
}

/** The first part of a text that would make a parser misread it, hang or crash. */
function findTextFault(text: string): Fault | null {
  const loneReturn = text.search(/\r(?!\n)/)
  if (loneReturn >= 0)
    return { at: loneReturn, sentence: 'a line ends with CR alone. Save the file with LF line endings' }
  const conflict = text.search(CONFLICT)
  if (conflict >= 0) {
    const sentence =
      'two people have changed these lines. Keep one of the two, and remove the lines of <<<<<<<, ======= and >>>>>>>'
    return { at: conflict, sentence, isFinal: true }
  }
  const zero = text.indexOf('\0')
  if (zero >= 0) return { at: zero, sentence: 'contains the invisible character U+0000. Type this line again' }
  const space = text.search(PASTED_SPACE)
  if (space >= 0)
    return { at: space, sentence: 'there is a no-break space, as pasted from a sheet. Type a space for it' }
  const deep = [text.search(LEVELS_ON_A_LINE), text.search(DEEP_LINE), findDeepBracket(text)].find(place => place >= 0)
  return deep === undefined ? null : { at: deep, sentence: TOO_DEEP, isFinal: true }
}

/** The index where brackets are nested too deeply, or -1. Brackets in quoted texts count too. */
function findDeepBracket(text: string) {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > MAX_NESTING) return index
  }
  return -1
}

/** A sound document, or the first fault that a parser finds in a text. */
function parseText(text: string): Document | Fault {
  const document = parseYaml(text)
  const [error] = [...document.errors, ...document.warnings]
  if (!error) return findForeignPart(document, text) ?? document
  const hint =
    HINTS[error.code] ??
    `this line cannot be read (${error.message.split('\n')[0]}). Compare it with the lines above and below: indentation, colon, quotes`
  return { at: error.pos[0], sentence: hint, isFinal: LEFT_ALONE.includes(error.code) }
}

/** The document of a YAML text, whose errors are in it; `lineCounter` learns where its lines begin. */
export function parseYaml(text: string, lineCounter?: LineCounter) {
  return parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true })
}

/**
 * The first use of a YAML feature that our files do without: a directive, an alias, an anchor, a tag or a comment
 * inside a text. Usually it is a text without quotes.
 */
function findForeignPart(document: Document, text: string): Fault | null {
  const directive = text.search(/^%/m)
  if (directive >= 0) return { at: directive, sentence: 'remove the line that starts with %' }
  let found: Fault | null = null
  visit(document, (_key, node) => {
    if (!isNode(node)) return
    const sentence = findForeignFeature(node, text)
    if (sentence === null) return
    found = { at: node.range?.[0] ?? 0, sentence, isFinal: sentence === IS_ALIAS }
    return visit.BREAK
  })
  return found
}

/** What to do about a part that uses a feature of YAML that our files do without; null if it does not. */
function findForeignFeature(node: Node, text: string) {
  if (isAlias(node) || ('anchor' in node && node.anchor)) return IS_ALIAS
  if (node.tag) return IS_TAG
  return isCut(node, text) ? IS_CUT : null
}

/** Whether the rest of a text became a comment: 'What do you make #1'. A comment for editors has a space and a word. */
function isCut(node: Node, text: string) {
  const isText = isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string'
  return isText && /^[ \t]+#(?:[^\s#]|[ \t]*\d)/.test(text.slice(node.range?.[1]))
}
