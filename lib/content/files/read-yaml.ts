import 'server-only'
import { type Document, LineCounter, Scalar, visit } from 'yaml'
import type { ContentSource } from './content-source'
import { MAX_FILE_KB } from './limits'
import { findBulletField, mendLine } from './mend-yaml'
import type { Problem } from './problem'
import { MAYBE_GROUPED } from './typed-number'
import { parseYaml, readDocument } from './yaml-faults'

/** The plain value of a YAML file, and a function that finds the line of each part of it. */
export type YamlFile = { data: unknown; lineOf: (path: readonly PropertyKey[]) => number | null }

/** UTF-16 has a zero byte in each Latin letter; a UTF-8 file has a stray one at most. */
const MAX_SHARE_OF_ZEROS = 0.1

/** The sentence about pasted bullets in the field '$1'. */
const BULLETS_HINT =
  "its bullets are signs that YAML does not read. Write '$1: |', and below it one bullet a line, each after two spaces and without its sign"

const BAD_ENCODING = 'the file is not saved as UTF-8. Save it again with UTF-8 encoding'

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
  // A text with faults as far as they could be mended; undefined for a sound text. The cast, because the compiler does
  // not see that the function below sets it.
  let mended = undefined as { text: string; data: unknown } | undefined
  const soundData = source.recall(text, () => {
    const { faults, text: readable, document } = readFaults(text)
    problems.push(...faults.map(({ line, sentence }) => ({ file, line: line + 1, sentence })))
    const data = document ? keepNumbersAsWritten(document, readable).toJS() : undefined
    if (faults.length === 0) return data
    mended = { text: readable, data }
    // A file with faults is not cached, so that its next reader reports them again.
    return undefined
  })
  const data = mended ? mended.data : soundData
  const countedText = mended?.text ?? text
  return data === undefined ? null : { data, lineOf: path => findLine(countedText, path) }
}

/** More faults than this are not a few slips in a file: it is another kind of file. */
const MAX_FAULTS = 20

/** The faults of a text, the text with these mended, and its document if all could be. Lines are counted from 0. */
function readFaults(text: string) {
  const faults: { line: number; sentence: string }[] = []
  let current = text
  while (true) {
    const found = readDocument(current)
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
  const found = readDocument(text)
  return !('sentence' in found) || text.slice(0, found.at).split('\n').length - 1 > line
}

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

/**
 * The line of a path or, if the text lacks it, of the nearest part above it; null if it lacks them all. It parses the
 * text again, because thousands of parsed documents do not fit into memory.
 */
function findLine(text: string, path: readonly PropertyKey[]): number | null {
  const lines = new LineCounter()
  const document = parseYaml(text, lines)
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
  }
  return null
}
