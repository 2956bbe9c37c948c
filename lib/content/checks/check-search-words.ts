import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { quote } from '@/lib/content/files/problem'
import type { SearchWords } from '@/lib/content/search-words'
import { splitPhrase, splitWords } from '@/lib/search/words/search-words'

/** Checks that each phrase belongs to one entry only, and still has words once those in `leftOut` are removed. */
export function checkSearchWords({ value, report }: Parsed<SearchWords>) {
  const leftOut = new Set(value.leftOut.flatMap(splitWords))
  const owners = new Map<string, string>()
  const lists = {
    words: value.words.map(({ means, typed }) => ({ name: means, typed })),
    notSold: value.notSold,
    answers: value.answers,
  }
  for (const [list, entries] of Object.entries(lists)) {
    for (const [index, { name, typed }] of entries.entries()) {
      for (const [position, phrase] of typed.entries()) {
        const path = [list, index, 'typed', position]
        const key = splitPhrase(phrase, leftOut).join('')
        const owner = owners.get(key)
        if (key === '')
          report(
            path,
            `${quote(phrase)} contains only words that the search leaves out. Add another word, or remove it`,
          )
        else if (owner && owner !== name)
          report(path, `${quote(phrase)} already means ${quote(owner)}. Remove it from one of the two`)
        owners.set(key, owner ?? name)
      }
    }
  }
  // The `means` of an entry with machines counts as one of its phrases.
  for (const [index, { means, machines }] of value.words.entries()) {
    const owner = machines && owners.get(splitPhrase(means, leftOut).join(''))
    if (owner && owner !== means)
      report(
        ['words', index, 'means'],
        `${quote(means)} already means ${quote(owner)}. Write another meaning, or remove it there`,
      )
  }
}
