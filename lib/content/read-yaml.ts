import 'server-only'
import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, type ErrorCode, LineCounter, parseDocument } from 'yaml'
import { toProblem } from './problem'
import { readThroughCache } from './yaml-cache'

export type YamlFile = { data: unknown; lineOf: (path: readonly PropertyKey[]) => number | null }

/** What an editor can do about the commonest mistakes; for any other the parser's own first line stands. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a colon stands where none belongs; put quotes around a text that contains ': '",
  BAD_INDENT: 'this line does not start in the same column as its neighbours, or a bracket before it is not closed',
  BAD_SCALAR_START: 'put quotes around a text that starts with a sign like @, % or `',
  TAG_RESOLVE_FAILED: 'put quotes around a text that starts with !',
  TAB_AS_INDENT: 'the line starts with a tab; use spaces',
  DUPLICATE_KEY: 'this field is written twice; keep one of the two',
  MULTIPLE_DOCS: 'a line of --- starts a second document; remove it',
  MISSING_CHAR: 'a closing quote or bracket, or the colon after a field name, is missing',
}

/**
 * Reads a YAML file of the content folder.
 * @returns its plain value, and the line where each part of it stands; null when it could not be read (the reasons are added to problems)
 */
export function readYaml(folder: string, file: string, problems: string[]): YamlFile | null {
  const text = readText(folder, file, problems)
  if (text === null) return null
  const data = readThroughCache(text, () => parseText(text, file, problems))
  return data === undefined ? null : { data, lineOf: path => findLine(text, path) }
}

/** The plain value of a text; undefined when it could not be read, with the reasons among the problems. */
function parseText(text: string, file: string, problems: string[]): unknown {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    const { line } = lines.linePos(pos[0])
    problems.push(toProblem({ file, line }, HINTS[code] ?? message.split('\n')[0] ?? code))
  }
  return document.errors.length + document.warnings.length > 0 ? undefined : toData(document, file, problems)
}

/** Read again only for the text of a mistake: thousands of parsed documents do not fit into memory. */
function findLine(text: string, path: readonly PropertyKey[]): number | null {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
  }
  return null
}

/** An alias without its anchor comes out only here: a text that starts with * or & needs quotes. */
function toData(document: Document, file: string, problems: string[]): unknown {
  try {
    return document.toJS()
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    problems.push(toProblem({ file }, 'put quotes around a text that starts with * or &'))
    return undefined
  }
}

/** Text of a UTF-8 file, with or without a byte order mark. Zero bytes betray UTF-16 without one. */
function readText(folder: string, file: string, problems: string[]) {
  const path = join(folder, file)
  if (!existsSync(path)) {
    problems.push(toProblem({ file }, 'the file is missing'))
    return null
  }
  const bytes = readFileSync(path)
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString('utf8').replace(/^\uFEFF/, '')
  problems.push(toProblem({ file }, 'the file is not saved as UTF-8. Save it again with the encoding UTF-8'))
  return null
}
