import 'server-only'
import { z } from 'zod'
import { line, listOf, machines, sitePath, text, title } from '@/lib/content/files/fields'
import { MAX_SEARCH_ENTRIES } from '@/lib/content/files/limits'
import type { Parsed } from '@/lib/content/files/parse-file'
import { quote } from '@/lib/content/files/problem'
import type { SearchWords } from '@/lib/trade/search/search-index'
import { splitPhrase, splitWords } from '@/lib/trade/search/search-words'

const typed = listOf(line)
  .min(1)
  .meta({ title: 'What visitors type', description: 'One on each line, in any script; capitals do not count' })

const word = line.refine(text => !/\s/.test(text), { error: 'contains a space. Write one word' })

const place = sitePath("is not a place on this site. Write it like '/contact-us'")

/** Schema of a list in this file, which may be longer than lists in other files. */
function entriesOf<T extends z.ZodType>(entry: T) {
  return z.array(entry).max(MAX_SEARCH_ENTRIES)
}

/** Schema of content/search-words.yaml. */
export const searchWordsSchema = z
  .strictObject({
    words: entriesOf(
      z.strictObject({
        means: line.meta({ title: 'Our words for it', description: "Visitors read 'medicine: showing …'" }),
        typed,
        machines: machines.min(1).optional().meta({ description: 'Machines to show first, the best first' }),
        onlyAlone: z.boolean().optional().meta({
          description: 'Only if nothing else is asked: an E flute is made, an E flute box is printed or glued',
        }),
      }),
    )
      .default([])
      .meta({ description: 'What visitors call a thing, and what the catalogue calls it' }),
    alike: entriesOf(listOf(word).min(2))
      .default([])
      .meta({ title: 'Words for the same', description: 'Words that buyers use for one another' }),
    notSold: entriesOf(
      z.strictObject({
        name: title.meta({ description: 'The thing that we do not sell, in the plural' }),
        typed,
        near: machines.optional().meta({ title: 'Nearest to it', description: 'Machines that come nearest to it' }),
        onlyAlone: z.boolean().optional().meta({
          description:
            'Only if no machine is named beside it: kraft paper is a material, a kraft paper slitter a machine',
        }),
      }),
    ).default([]),
    answers: entriesOf(
      z.strictObject({
        name: title,
        typed,
        text,
        link: z
          .strictObject({ title, href: place.meta({ title: 'Page' }) })
          .meta({ description: 'Where the site answers' }),
      }),
    )
      .default([])
      .meta({ description: 'Questions that a place on the site answers' }),
    leftOut: entriesOf(word)
      .default([])
      .meta({ title: 'Words that say nothing', description: 'The search passes over them: machine' }),
  })
  .meta({ title: 'Words of the search' }) satisfies z.ZodType<SearchWords>

/**
 * Checks that each phrase belongs to one entry only, and still has words once those in `leftOut` are removed. The
 * phrase of an answer may differ from another phrase by such words alone: 'manual for' from 'manual'.
 */
export function checkSearchWords({ value, report }: Parsed<SearchWords>) {
  const leftOut = new Set(value.leftOut.flatMap(splitWords))
  const toKey = (phrase: string) => splitPhrase(phrase, leftOut).join('')
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
        const owner = owners.get(toKey(phrase)) ?? name
        owners.set(toKey(phrase), owner)
        if (toKey(phrase) === '') {
          const words = 'contains only words that the search leaves out. Add another word, or remove it'
          report(path, `${quote(phrase)} ${words}`)
        } else if (owner !== name && !(list === 'answers' && splitWords(phrase).some(word => leftOut.has(word)))) {
          report(path, `${quote(phrase)} already means ${quote(owner)}. Remove it from one of the two`)
        }
      }
    }
  }
  // The `means` of an entry that names machines counts as a phrase of this entry, so no other may have it.
  for (const [index, { means, machines }] of value.words.entries()) {
    const owner = (machines && owners.get(toKey(means))) ?? means
    if (owner === means) continue
    const remedy = 'Write another meaning, or remove it there'
    report(['words', index, 'means'], `${quote(means)} already means ${quote(owner)}. ${remedy}`)
  }
}
