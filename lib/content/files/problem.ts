import { sanitizeForMessage } from '@/lib/hidden-characters'
import { findNearest } from '@/lib/nearest'

/** A place in the content: a file's path below content/, the title or name of the entry, the field, and its line. */
export type Place = { file: string; entry?: string | null; path?: readonly PropertyKey[]; line?: number | null }

/** One mistake in the content. The sentence says what is wrong and how to mend it, without naming the place. */
export type Problem = Place & { sentence: string }

/** Names and values quoted in a message are cut to this many characters, which are enough to recognise them. */
const MAX_QUOTED = 80

/** File names are quoted in full: common file systems allow no longer ones. */
const MAX_FILE_NAME = 300

/** A problem as one line for the person who edits the file. */
export function formatProblem({ file, entry, path = [], line, sentence }: Problem) {
  const where = [formatPlaceName({ file }), formatEntryField({ entry, path })].filter(Boolean)
  return `${where.join(' · ')}: ${sentence}${line ? ` (line ${line})` : ''}`
}

/** The entry and field of a place, for a reader who knows the file; empty for the file as a whole. */
export function formatEntryField({ entry, path = [] }: Pick<Place, 'entry' | 'path'>) {
  return [entry && quoteName(entry), formatFieldName(path)].filter(Boolean).join(' · ')
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

/**
 * The sentence about an unknown word. It suggests the nearest known word, if there is one.
 * @param noun what the word should be, with its article
 * @param remedy what to write instead; without one, the known words are listed
 */
export function formatUnknown(word: unknown, noun: string, known: readonly string[], remedy = listChoices(known)) {
  const nearest = typeof word === 'string' ? findNearest(word, known) : null
  return `${quote(word)} is not ${noun} we know. ${nearest ? `Did you mean '${nearest}'? ` : ''}${remedy}`
}

/** 'Write one of a, b', or 'Write a'. */
export function listChoices(known: readonly string[]) {
  return known.length === 1 ? `Write ${known[0]}` : `Write one of ${known.join(', ')}`
}

/** Every mistake in the content, so that all of them can be mended in one go. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.map(formatProblem).join('\n')}`)
  }
}
