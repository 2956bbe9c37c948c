import { sanitizeForMessage } from '@/lib/hidden-characters'

/**
 * A place in the content: the path of a file below content/, the entry's title or name, the path of the field, and its
 * line.
 */
export type Place = { file: string; entry?: string | null; path?: readonly PropertyKey[]; line?: number | null }

/** Names and values quoted in a message are cut to this many characters, which are enough to recognise them. */
const MAX_QUOTED = 80

/** File names are quoted in full: no file system of ours allows longer ones. */
const MAX_FILE_NAME = 300

/** One mistake in the content as one line for whoever edits the file. */
export function formatProblem({ file, entry, path = [], line }: Place, message: string) {
  const field = formatFieldName(path)
  const where = [`content/${sanitizeForMessage(file, MAX_FILE_NAME)}`, entry && quoteName(entry), field]
    .filter(Boolean)
    .join(' · ')
  return `${where}: ${message}${line ? ` (line ${line})` : ''}`
}

/** The file and line of a place, to refer to it from another message. */
export function formatPlaceName({ file, line }: Place) {
  return `content/${sanitizeForMessage(file, MAX_FILE_NAME)}${line ? ` (line ${line})` : ''}`
}

/** A path as editors know it, with indexes from 0: figures[2].unit. */
export function formatFieldName(path: readonly PropertyKey[]) {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${quoteName(String(key))}`))
    .join('')
}

/** A value from the content in quotes, for a message. Lists and objects are not quoted but called 'the value'. */
export function quote(value: unknown) {
  return typeof value === 'object' ? 'the value' : `'${quoteName(String(value))}'`
}

function quoteName(name: string) {
  return sanitizeForMessage(name, MAX_QUOTED)
}

/** Lists every mistake in the content, so that all of them can be fixed in one go. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.join('\n')}`)
  }
}
