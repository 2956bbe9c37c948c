import 'server-only'
import { findNearest } from '@/lib/content/checks/nearest'
import type { Parsed } from './parse-file'
import { quote } from './problem'

/** A word in a file that must name something that exists elsewhere. */
export type Mention = { word: string; path: readonly PropertyKey[]; file: Pick<Parsed<unknown>, 'report' | 'toPlace'> }

/**
 * Reports each word that names nothing, once: where one name was changed, all the places that still have the old one are one
 * mistake. The others are listed behind the first.
 */
export function reportUnknown(
  mentions: readonly Mention[],
  known: ReadonlySet<string>,
  formatSentence: (word: string) => string,
) {
  const unknown = mentions.filter(({ word }) => !known.has(word))
  for (const word of new Set(unknown.map(mention => mention.word))) {
    const [first, ...others] = unknown.filter(mention => mention.word === word)
    const places = others.map(({ file, path }) => file.toPlace(path))
    const rest = places.length > 0 ? `. The same stands in ${places.join(', ')}` : ''
    first?.file.report(first.path, formatSentence(word) + rest)
  }
}

/**
 * The sentence on a word that names nothing.
 * @param noun what it should be, with its article
 * @param remedy what to write instead
 */
export function formatUnknown(word: string, noun: string, known: readonly string[], remedy: string) {
  const nearest = findNearest(word, known)
  return `${quote(word)} is not ${noun} we know. ${nearest ? `Did you mean '${nearest}'? ` : ''}${remedy}`
}
