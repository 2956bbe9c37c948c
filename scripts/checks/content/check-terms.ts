import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import { listTexts } from '@/lib/content/files/list-texts'
import type { Problem } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import { readOriginal } from '@/lib/content/language/translate'
import type { parseContent } from '@/lib/content/read-content'
import { findUsedTerms } from '@/lib/trade/glossary/find-terms'
import { FEATURES, getWordsFile } from '@/lib/words/defaults'

type Terms = NonNullable<ReturnType<typeof parseContent>['parsed']['terms']>

/**
 * Files whose texts do not count as uses of a term: translations, which would repeat those of their originals; words
 * that visitors type; the glossary itself; the brand; and words, which are read with their defaults instead.
 */
const NOT_READ = /^([a-z]{2,3}\/|search-|(explained-terms|brand)\.yaml$|words\/)/

/**
 * Files whose abbreviations need no explanation. Files of machines name models and makers' parts, such as RB 500. Words
 * ship with the code, and whoever writes content cannot answer for them: a test compares them with the glossary of
 * content/.
 */
const NOT_EXPLAINED = /^(products|words)\//

/** A word of two or more capital letters: BF, DSCR. */
const CAPITALS = /(?<![\p{L}\p{N}])[A-Z]{2,}(?![\p{L}\p{N}])/gu

/** Two flutes, the kinds of waves in corrugated board: BC. */
const TWO_FLUTES = /^[A-F]{2}$/

/** The abbreviations in a text. */
function findAbbreviations(text: string): string[] {
  return (text.match(CAPITALS) ?? []).filter(word => !TWO_FLUTES.test(word))
}

/**
 * Reports terms of the glossary that no text uses, and abbreviations in texts that it does not explain. Without the
 * file there is no glossary, and nothing is checked.
 */
export function checkTerms(source: ContentSource, { value, report }: Terms): Problem[] {
  const texts = listReadTexts(source)
  const terms = value.groups.flatMap(group => group.terms)
  const used = new Set(
    findUsedTerms(
      texts.map(({ text }) => text),
      terms,
    ),
  )
  for (const [group, { terms: own }] of value.groups.entries()) {
    for (const [place, term] of own.entries()) {
      if (used.has(term)) continue
      const { name } = term
      const remedy = "Remove it, or write under 'spellings' how the texts say it"
      report(['groups', group, 'terms', place, 'name'], `'${name}' is explained, but no text uses it. ${remedy}`)
    }
  }
  const explained = new Set(
    [...terms.flatMap(({ name, spellings }) => [name, ...spellings]), ...value.understood].flatMap(findAbbreviations),
  )
  const needingExplanation = texts.filter(({ file }) => !NOT_EXPLAINED.test(file))
  return needingExplanation.flatMap(({ file, text }): Problem[] =>
    findAbbreviations(text).flatMap((found): Problem[] => {
      if (explained.has(found)) return []
      // Each abbreviation is reported once, at its first place.
      explained.add(found)
      const remedy = "Explain it in explained-terms.yaml, or list it there under 'understood'"
      return [{ file, sentence: `'${found}' is used and explained nowhere. ${remedy}` }]
    }),
  )
}

/**
 * The texts that visitors read, with the file of each. Words are the content's own, or else the defaults of the code.
 */
function listReadTexts(source: ContentSource) {
  const files = source.list().filter(path => path.endsWith('.yaml') && !NOT_READ.test(path))
  const parts = [
    ...files.map(file => ({ file, data: readYaml(source, file)?.data })),
    ...FEATURES.map(getWordsFile).map(file => ({ file, data: readOriginal(source, file) })),
  ]
  return parts.flatMap(({ file, data }) => listTexts(data).map(({ text }) => ({ file, text })))
}
