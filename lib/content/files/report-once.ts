import 'server-only'
import { findNearest } from '@/lib/content/checks/nearest'
import type { Parsed } from './parse-file'
import { quote } from './problem'

/** A word in a file that must be the name of something that exists elsewhere. */
export type Mention = {
  word: string
  path: readonly PropertyKey[]
  file: Pick<Parsed<unknown>, 'report' | 'formatPlace'>
}

/**
 * Reports each unknown word once, at the first place that mentions it, and lists the other places in the same message:
 * after a rename, all places with the old name are one mistake.
 */
export function reportUnknown(
  mentions: readonly Mention[],
  known: ReadonlySet<string>,
  formatSentence: (word: string) => string,
) {
  const unknown = mentions.filter(({ word }) => !known.has(word))
  for (const word of new Set(unknown.map(mention => mention.word))) {
    const [first, ...others] = unknown.filter(mention => mention.word === word)
    const places = others.map(({ file, path }) => file.formatPlace(path))
    const rest = places.length > 0 ? `. It also appears in ${places.join(', ')}` : ''
    first?.file.report(first.path, formatSentence(word) + rest)
  }
}

/**
 * The message about an unknown word. It suggests the nearest known word, if there is one.
 * @param noun what the word should be, with its article
 * @param remedy what to write instead
 */
export function formatUnknown(word: string, noun: string, known: readonly string[], remedy: string) {
  const nearest = findNearest(word, known)
  return `${quote(word)} is not ${noun} we know. ${nearest ? `Did you mean '${nearest}'? ` : ''}${remedy}`
}
