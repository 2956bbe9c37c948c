import 'server-only'
import {
  type Document,
  type ErrorCode,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import type { ContentSource } from './content-source'
import { LAST_COLUMN, MAX_FILE_KB, MAX_NESTING } from './limits'
import { findBulletField, mendLine } from './mend-yaml'
import type { Problem } from './problem'
import { MAYBE_GROUPED } from './typed-number'

/** The plain value of a YAML file, and a function that finds the line of each part of it. */
export type YamlFile = { data: unknown; lineOf: (path: readonly PropertyKey[]) => number | null }

/** The first thing that is wrong with a text, and its index in it; after a final one, the rest cannot be read. */
type Fault = { sentence: string; at: number; isFinal?: boolean }

/** UTF-16 has a zero byte in each Latin letter; a UTF-8 file has a stray one at most. */
const MAX_SHARE_OF_ZEROS = 0.1

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

/** The sentence about pasted bullets in the field '$1'. */
const BULLETS_HINT =
  "its bullets are signs that YAML does not read. Write '$1: |', and below it one bullet a line, each after two spaces and without its sign"

/**
 * Reads a YAML file of the content folder. A line that YAML cannot read is reported and read as it is most likely
 * meant, so that the other mistakes in the file are found too; after one that cannot be mended, the rest is not read.
 * @param problems gets the mistakes; left out by callers whose files another check reports
 * @returns its plain value and the line of each part; null if it cannot be read, with the reason added to `problems`
 */
export function readYaml(source: ContentSource, file: string, problems: Problem[] = []): YamlFile | null {
  const bytes = source.read(file, { max: MAX_FILE_KB, unit: 'kB' })
  const text = typeof bytes === 'string' ? null : decode(bytes)
  if (text === null) {
    problems.push({ file, sentence: typeof bytes === 'string' ? bytes : BAD_ENCODING })
    return null
  }
  /** The text that lines are counted in: with its faults mended, if it has any. */
  let countedText = text
  let mended: unknown
  const data = source.recall(text, () => {
    const { faults, text: readable, document } = readFaults(text)
    problems.push(...faults.map(({ line, sentence }) => ({ file, line: line + 1, sentence })))
    const value = document ? keepNumbersAsWritten(document, readable).toJS() : undefined
    if (faults.length === 0) return value
    // A file with faults is not cached, so that its next reader reports them again.
    countedText = readable
    mended = value
    return undefined
  })
  const value = data === undefined ? mended : data
  return value === undefined ? null : { data: value, lineOf: path => findLine(countedText, path) }
}

/** More faults than this are not a few slips in a file: it is another kind of file. */
const MAX_FAULTS = 20

/** The faults of a text, the text with these mended, and its document if all could be. Lines are counted from 0. */
function readFaults(text: string) {
  const faults: { line: number; sentence: string }[] = []
  let current = text
  while (true) {
    const found = findTextFault(current) ?? parseText(current)
    if (!('sentence' in found)) return { faults, text: current, document: found }
    const line = current.slice(0, found.at).split('\n').length - 1
    const field = findBulletField(current, line)
    const sentence = field ? BULLETS_HINT.replace('$1', field) : found.sentence
    faults.push({ line, sentence })
    const mended = found.isFinal ? null : mendLine(current, line, other => isReadTo(other, line))
    if (!mended || faults.length > MAX_FAULTS) return { faults, text: current, document: null }
    current = mended
  }
}

/** Whether a text has no fault up to a line. */
function isReadTo(text: string, line: number) {
  const found = findTextFault(text) ?? parseText(text)
  return !('sentence' in found) || text.slice(0, found.at).split('\n').length - 1 > line
}

const BAD_ENCODING = 'the file is not saved as UTF-8. Save it again with UTF-8 encoding'

/** The text of a file without its byte order mark; null if it is not saved as UTF-8. */
function decode(bytes: Uint8Array): string | null {
  const zeros = bytes.filter(byte => byte === 0).length
  // UTF-16, or no text at all.
  if (zeros > bytes.length * MAX_SHARE_OF_ZEROS) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
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

/** A sound document, or its first fault. */
function parseText(text: string): Document | Fault {
  const document = parse(text)
  const [error] = [...document.errors, ...document.warnings]
  if (!error) return findForeignPart(document, text) ?? document
  const hint =
    HINTS[error.code] ??
    `this line cannot be read (${error.message.split('\n')[0]}). Compare it with the lines above and below: indentation, colon, quotes`
  return { at: error.pos[0], sentence: hint, isFinal: LEFT_ALONE.includes(error.code) }
}

function parse(text: string, lineCounter?: LineCounter) {
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

/** A number that YAML and people read the same way: not 0x10, 0800, 1e3 or .5. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** A list with a comma inside a number, or without a space after it: [1,200], [3,9, 3,94]. */
const TIGHT_LIST = /^\[[\d\s.,-]*\d,\d[\d\s.,-]*\]$/

/**
 * Turns numbers that people read differently from YAML into the text as written, so that the schema refuses them
 * where a number belongs, and keeps them where a text does: an article number of 0800.
 */
function keepNumbersAsWritten(document: Document, text: string): Document {
  // A file that a program wrote as JSON has no spaces after its commas, so they say nothing there.
  const isJson = text.startsWith('{')
  visit(document, {
    Scalar(_key, { value, source = '', type }) {
      if (typeof value !== 'number' || type !== Scalar.PLAIN) return undefined
      return PLAIN_NUMBER.test(source) && !MAYBE_GROUPED.test(source) ? undefined : new Scalar(source)
    },
    Seq(_key, { flow, range }) {
      const source = range ? text.slice(range[0], range[1]) : ''
      return flow && !isJson && TIGHT_LIST.test(source) ? new Scalar(source) : undefined
    },
  })
  return document
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
