import { escapePattern } from '@/lib/words/escape-pattern'
import type { ExplainedTerm } from './term'

/** A part of a text; `slug` is that of the term which it names. */
export type TextPart = { text: string; slug?: string }

/** Characters that continue a word: letters, their marks (Devanagari joins them to letters), digits, hyphens. */
const WORD_CHARACTER = '[\\p{L}\\p{M}\\p{N}-]'

/** Matches any of the spellings as whole words, in upper or lower case; the longest wins. */
function createPattern(spellings: readonly string[]) {
  const longestFirst = spellings.toSorted((one, other) => other.length - one.length)
  const escaped = longestFirst.map(escapePattern)
  return new RegExp(`(?<!${WORD_CHARACTER})(?:${escaped.join('|')})(?!${WORD_CHARACTER})`, 'giu')
}

/** What a term is found by. */
type Spelled = Pick<ExplainedTerm, 'name' | 'spellings'>

const listSpellings = ({ name, spellings }: Spelled) => [name, ...spellings]

/** Cuts a text at the first use of each term. A text that uses none is one part. */
export function splitAtTerms(text: string, terms: readonly ExplainedTerm[]): TextPart[] {
  if (terms.length === 0) return [{ text }]
  const slugs = new Map(
    terms.flatMap(term => listSpellings(term).map(spelling => [spelling.toLowerCase(), term.slug] as const)),
  )
  const parts: TextPart[] = []
  const seen = new Set<string>()
  let end = 0
  for (const { 0: found, index } of text.matchAll(createPattern([...slugs.keys()]))) {
    const slug = slugs.get(found.toLowerCase())
    if (!slug || seen.has(slug)) continue
    seen.add(slug)
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, slug })
    end = index + found.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}

/** The terms that at least one of the texts uses, in their own order. */
export function findUsedTerms<Term extends Spelled>(texts: readonly string[], terms: readonly Term[]): Term[] {
  const all = texts.join('\n')
  return terms.filter(term => createPattern(listSpellings(term)).test(all))
}
