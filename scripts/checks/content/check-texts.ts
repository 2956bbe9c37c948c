import 'server-only'
import type { Company } from '@/lib/content/company'
import type { ContentSource } from '@/lib/content/files/content-source'
import { listTexts } from '@/lib/content/files/list-texts'
import { findEntryName } from '@/lib/content/files/parse-file'
import type { Problem } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import { findDays, findHoursMistake } from './check-company'

/** Files about machines and boxes: a year or an hour in them does not refer to the company. */
const OF_MACHINES = /^(products|line)\/|^(applications|boxes)\.yaml/

/** Texts about costs may mention money; a machine's price is stated only in the quote. */
const OF_MONEY = /^(line\/costs|words\/(costs|report))\.yaml$/

/** Markup that visitors would see as plain text, and what to write instead; `$1` is the text inside it. */
const MARKUP: readonly [pattern: RegExp, what: string, remedy: string][] = [
  // [the text](/products)
  [/\[([^\]]+)\]\([^)\s]+\)/, 'a link', "Write its text alone: '$1'"],
  // '- quiet' at the beginning of a line, '•' anywhere.
  [/^\s*[-*–]\s|[•●▪◦‣]/m, 'a bullet', "Write each on a line of its own below 'description: |', without its sign"],
  // <b>, </b>, <br/>, <a href="/">
  [/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i, 'a tag', 'Remove it'],
  // &nbsp; and &#160;
  [/&(?:[a-z]+|#\d+);/i, 'a code', 'Write the character itself'],
  // **quiet** and __quiet__
  [/(?:\*\*|__)([^*_\s][^*_]*)(?:\*\*|__)/, 'a mark', "Write '$1'"],
]

/** An amount of money: '₹ 5 lakh', 'Rs. 500', '$ 20', '500/-'. */
const PRICE =
  /(?:₹|\b(?:Rs|INR|USD|EUR)\b\.?|[$€£])\s*\d[\d,.]*(?:\s*(?:lakhs?|crores?)\b)?|₹|\b\d[\d,.]*\s*(?:rupees|lakhs?|crores?)\b|\b\d[\d,.]*\s*\/-/i

/** Phrases that say when the company began, 'since 1998' or 'founded in 1998'; the group is the year. */
const SINCE = /\b(?:since|(?:established|founded)(?: in)?)\s+((?:18|19|20)\d\d)\b/i

/**
 * Checks all texts of the content for what pages should not show: markup, prices, and facts about the company that
 * differ from its own file. Files that cannot be read have been reported.
 */
export function checkTexts(source: ContentSource, company: Company | undefined): Problem[] {
  const files = source.list().filter(path => path.endsWith('.yaml'))
  return files.flatMap(path => {
    const yaml = readYaml(source, path)
    if (!yaml) return []
    // The same rules apply to a file and its translations.
    const file = path.replace(/^[a-z]{2,3}\//, '')
    return listTexts(yaml.data).flatMap(({ text, path: field }): Problem[] => {
      // What visitors type may be spelled in any way, and no page shows it.
      if (file === 'search-queries.yaml' || (file === 'search-words.yaml' && field.includes('typed'))) return []
      const sentence =
        findFault(text, file) ?? (company && !OF_MACHINES.test(file) ? findDifference(text, company) : null)
      if (!sentence) return []
      return [{ file: path, entry: findEntryName(yaml.data, field), path: field, line: yaml.lineOf(field), sentence }]
    })
  })
}

/** What a text has that no page should show: markup or a price; null if it has neither. */
function findFault(text: string, file: string): string | null {
  for (const [pattern, what, remedy] of MARKUP) {
    const [found = '', inside = ''] = pattern.exec(text) ?? []
    if (found)
      return `contains ${what}, '${found.trim()}', which visitors would read as it stands. ${remedy.replace('$1', () => inside)}`
  }
  if (OF_MONEY.test(file)) return null
  const [price] = PRICE.exec(text) ?? []
  return price ? `contains a price, '${price.trim()}'. Prices stand in the quote: remove it` : null
}

/** How a text contradicts the company's own facts, the founding year or the hours; null if it does not. */
function findDifference(text: string, { since, hours }: Company): string | null {
  const [found, year] = SINCE.exec(text) ?? []
  if (found && Number(year) !== since)
    return `says '${found}', but 'since' in content/company.yaml is ${since}. Correct one of them`
  // The company's own text about its hours is checked with its file. A text that names a single day, such as 'delivered
  // by Friday', is not about opening hours.
  return text !== hours.text && findDays(text).length > 1
    ? findHoursMistake(text, hours, ' in content/company.yaml')
    : null
}
