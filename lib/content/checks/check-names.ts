import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown } from '@/lib/content/files/problem'
import type { Named, NamedWord } from '@/lib/content/files/schema-parts'

/**
 * What a name must refer to, and what to write instead of an unknown one; without a remedy the known names are listed.
 */
const NOUNS: Record<Named, { noun: string; remedy?: string }> = {
  machine: { noun: 'a machine', remedy: 'Write the name of a file in content/products without .yaml, or remove it' },
  picture: {
    noun: 'a picture',
    remedy: "Write the path of a picture in content/images without its extension, like 'boxes/box-1'",
  },
  pictureFile: { noun: 'a picture', remedy: 'Add the file to content/images/products, or remove the line' },
  category: { noun: 'a category' },
  family: { noun: 'a family' },
  step: { noun: 'a step' },
}

/**
 * Checks that every name in a field refers to something that exists. Each unknown word is reported once, at the first
 * place that has it, and the other places are listed in the same sentence: after a rename, all places with the old name
 * are one mistake.
 * @param known the names that exist, by their kind; a kind that is left out is not checked
 */
export function checkNames(files: readonly Parsed<unknown>[], known: Partial<Record<Named, readonly string[]>>) {
  const mentions = files.flatMap(file => file.named.map(mention => ({ ...mention, file })))
  const unknown = mentions.filter(({ names, word }) => known[names] && !known[names].includes(word))
  for (const key of new Set(unknown.map(toKey))) {
    const [first, ...others] = unknown.filter(mention => toKey(mention) === key)
    // For the compiler alone: each key comes from a mention.
    if (!first) continue
    const { noun, remedy } = NOUNS[first.names]
    const places = others.map(({ file, path }) => file.formatPlace(path))
    const rest = places.length > 0 ? `. It also appears in ${places.join(', ')}` : ''
    first.file.report(first.path, formatUnknown(first.word, noun, known[first.names] ?? [], remedy) + rest)
  }
}

function toKey({ names, word }: NamedWord) {
  return `${names} ${word}`
}
