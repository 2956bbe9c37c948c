import { sanitizeForMessage } from '@/lib/hidden-characters'

/** A place in the content: the file below content/, the entry's title or name, and the field. */
export type Place = { file: string; entry?: string | null; path?: readonly PropertyKey[]; line?: number | null }

/** Names and values in a message are cut to as many characters: what is wrong shows in the first of them. */
const MOST_QUOTED = 80

/** File names are what an editor looks for: only one that no file system of ours takes is cut. */
const MOST_OF_FILE_NAME = 300

/** One mistake in the content as one line that whoever edits the file understands. */
export function formatProblem({ file, entry, path = [], line }: Place, sentence: string) {
  const field = formatFieldName(path)
  const where = [`content/${sanitizeForMessage(file, MOST_OF_FILE_NAME)}`, entry && quoteName(entry), field]
    .filter(Boolean)
    .join(' · ')
  return `${where}: ${sentence}${line ? ` (line ${line})` : ''}`
}

/** Where something stands, for a sentence on another place. */
export function formatPlaceName({ file, line }: Place) {
  return `content/${sanitizeForMessage(file, MOST_OF_FILE_NAME)}${line ? ` (line ${line})` : ''}`
}

/** A path as an editor reads it: figures[2].unit, counted from 0. */
export function formatFieldName(path: readonly PropertyKey[]) {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${quoteName(String(key))}`))
    .join('')
}

/** A value of the content in a message: what is no single text or number is called 'the value'. */
export function quote(value: unknown) {
  return typeof value === 'object' ? 'the value' : `'${quoteName(String(value))}'`
}

function quoteName(name: string) {
  return sanitizeForMessage(name, MOST_QUOTED)
}

/** Every mistake of the content at once, so that all can be put right in one go. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.join('\n')}`)
  }
}
