import 'server-only'
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFileProblem } from './file-problem'
import { LAST_COLUMN, MOST_FILE_KB, MOST_LEVELS } from './limits'
import { formatProblem } from './problem'

/** UTF-16 writes Latin letters with a zero byte each; a text of UTF-8 holds a stray one at most. */
const SHARE_OF_ZEROS = 0.1

/** Group within group without a line end: '- - - a', '? ? ? a'. A parser needs minutes for thousands of them. */
const LEVELS_ON_A_LINE = new RegExp(`^\\s*([-?:]\\s+){${MOST_LEVELS}}`, 'm')

const DEEP_LINE = new RegExp(`^[ \\t]{${LAST_COLUMN}}`, 'm')

const TOO_DEEP = `groups stand in groups, more than ${MOST_LEVELS} deep. Remove the surplus brackets, hyphens or spaces`

/**
 * The text of a YAML file, with or without a byte order mark, that a parser can be given.
 * @returns null for any other; the reason is added to problems
 */
export function readText(folder: string, file: string, problems: string[]): string | null {
  const path = join(folder, file)
  const missing = findFileProblem(path, { most: MOST_FILE_KB, unit: 'kB' })
  if (missing) return refuse(missing)
  const bytes = readFileSync(path)
  if (!isUtf8(bytes) || countZeros(bytes) > bytes.length * SHARE_OF_ZEROS) {
    return refuse('the file is not saved as UTF-8. Save it again with the encoding UTF-8')
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const problem = findTextProblem(text)
  return problem ? refuse(problem.sentence, problem.at) : text

  function refuse(sentence: string, at?: number) {
    const line = at === undefined ? null : text.slice(0, at).split('\n').length
    problems.push(formatProblem({ file, line }, sentence))
    return null
  }
}

/** What a parser would read wrongly, or not survive. */
function findTextProblem(text: string): { sentence: string; at: number } | null {
  const alone = text.search(/\r(?!\n)/)
  if (alone >= 0) return { sentence: 'a line ends with CR alone. Save the file with the line ends LF', at: alone }
  const zero = text.indexOf('\0')
  if (zero >= 0) return { sentence: 'holds the character U+0000, which nobody sees. Type this line again', at: zero }
  const deep = [text.search(LEVELS_ON_A_LINE), text.search(DEEP_LINE), findDeepBracket(text)].find(place => place >= 0)
  return deep === undefined ? null : { sentence: TOO_DEEP, at: deep }
}

/** Where brackets are open within more brackets than our files need; -1 where they are not. Those of quoted texts count too. */
function findDeepBracket(text: string) {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > MOST_LEVELS) return index
  }
  return -1
}

function countZeros(bytes: Buffer) {
  return bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
}
