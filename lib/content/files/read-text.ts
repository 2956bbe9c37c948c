import 'server-only'
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFileProblem } from './file-problem'
import { LAST_COLUMN, MAX_FILE_KB, MAX_NESTING } from './limits'
import { formatProblem } from './problem'

/** UTF-16 has a zero byte in each Latin letter; a UTF-8 file has a stray one at most. */
const MAX_SHARE_OF_ZEROS = 0.1

/** Many levels of nesting on one line: '- - - a', '? ? ? a'. A parser needs minutes for thousands of them. */
const LEVELS_ON_A_LINE = new RegExp(`^\\s*([-?:]\\s+){${MAX_NESTING}}`, 'm')

const DEEP_LINE = new RegExp(`^[ \\t]{${LAST_COLUMN}}`, 'm')

const TOO_DEEP = `is nested more than ${MAX_NESTING} levels deep. Remove the extra brackets, hyphens or spaces`

/**
 * Reads the text of a YAML file, without its byte order mark.
 * @returns null if the text is not safe to give to a parser; the reason is added to `problems`
 */
export function readText(folder: string, file: string, problems: string[]): string | null {
  const path = join(folder, file)
  const missing = findFileProblem(path, { max: MAX_FILE_KB, unit: 'kB' })
  if (missing) return refuse(missing)
  const bytes = readFileSync(path)
  if (!isUtf8(bytes) || countZeros(bytes) > bytes.length * MAX_SHARE_OF_ZEROS) {
    return refuse('the file is not saved as UTF-8. Save it again with UTF-8 encoding')
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const problem = findTextProblem(text)
  return problem ? refuse(problem.message, problem.at) : text

  function refuse(message: string, at?: number) {
    const line = at === undefined ? null : text.slice(0, at).split('\n').length
    problems.push(formatProblem({ file, line }, message))
    return null
  }
}

/**
 * The first part of a text that would make a parser misread it, hang or crash, with its index; null if there is none.
 */
function findTextProblem(text: string): { message: string; at: number } | null {
  const alone = text.search(/\r(?!\n)/)
  if (alone >= 0) return { message: 'a line ends with CR alone. Save the file with LF line endings', at: alone }
  const zero = text.indexOf('\0')
  if (zero >= 0) return { message: 'contains the invisible character U+0000. Type this line again', at: zero }
  const deep = [text.search(LEVELS_ON_A_LINE), text.search(DEEP_LINE), findDeepBracket(text)].find(place => place >= 0)
  return deep === undefined ? null : { message: TOO_DEEP, at: deep }
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

function countZeros(bytes: Buffer) {
  return bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
}
