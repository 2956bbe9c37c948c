import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { formatUnknown } from '@/lib/content/files/problem'
import type { Named, NamedWord } from '@/lib/content/files/schema-parts'

/** What a word should be, and what to write instead; without a remedy the known words are listed. */
const NOUNS: Record<Named, { noun: string; remedy?: string }> = {
  machine: { noun: 'a machine', remedy: 'Write the name of a file in content/products without .yaml, or remove it' },
  picture: {
    noun: 'a picture',
    remedy: "Write the path of a picture in content/images without its extension, like 'boxes/box-1'",
  },
  category: { noun: 'a category' },
  family: { noun: 'a family' },
}

/**
 * Checks that every field that names something names what there is. Each unknown word is reported once, at the first
 * place that has it, and the other places are listed in the same sentence: after a rename, all places with the old name
 * are one mistake.
 * @param known what there is; kinds of names that are left out are not checked
 */
export function checkNames(files: readonly Parsed<unknown>[], known: Partial<Record<Named, readonly string[]>>) {
  const mentions = files.flatMap(file => file.named.map(mention => ({ ...mention, file })))
  const unknown = mentions.filter(({ names, word }) => known[names] && !known[names].includes(word))
  for (const key of new Set(unknown.map(toKey))) {
    const [first, ...others] = unknown.filter(mention => toKey(mention) === key)
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
