import 'server-only'
import { z } from 'zod'
import type { ContentSource } from '@/lib/content/files/content-source'
import { line } from '@/lib/content/files/fields'
import { parseFile } from '@/lib/content/files/parse-file'
import { type Problem, quote } from '@/lib/content/files/problem'
import { splitLines } from '@/lib/content/product'
import { parseContent } from '@/lib/content/read-content'
import { UNITS } from '@/lib/trade/measures/units'
import { LANGUAGE_FILE, readLanguages } from './language-file'
import { openTranslation } from './open-translation'
import { readTerms } from './terms'
import { type Leaf, listTranslatable, readTranslations } from './translate'

/** Schema of content/<language>/glossary.yaml: what the trade's terms are called, and what they are never called. */
export const glossarySchema = z
  .strictObject({
    terms: z.array(z.strictObject({ term: line, own: line, never: z.array(line).default([]) })),
  })
  .meta({ title: 'Terms of a language' })

/** A word in Latin letters that ends in three small ones. Units and codes have fewer small letters, or capitals. */
const LATIN_WORD = /(?<![\p{L}\d@./{])[A-Za-z]*[a-z]{3,}(?![\p{L}}/])/gu

const NUMBER = /\d+(?:[.,]\d+)*/g

const IS_EMPTY = 'has no text. Put an earlier version of the file back, or remove it'

/** Files of a language that are not translations. */
const OWN_FILES = [LANGUAGE_FILE, 'terms.yaml', 'glossary.yaml']

/**
 * Finds the mistakes in those translations that pages show; stale texts are not shown.
 * @param faults the mistakes in the original content, which are not reported again for its translations
 */
export function checkLanguages(source: ContentSource, faults = parseContent(source).problems): Problem[] {
  const problems: Problem[] = []
  const originals = new Set(faults.map(toPlaceKey))
  for (const { code, locale, loanWords, fonts } of readLanguages(source, problems)) {
    const sentence = findLocaleMistake(code, locale)
    if (sentence) problems.push({ file: `${code}/${LANGUAGE_FILE}`, path: ['locale'], sentence })
    const allowed = new Set(loanWords)
    const refused = readRefusedWordings(source, code, problems)
    // A language with fonts of its own is not written in Latin letters.
    const check = (leaf: Leaf) =>
      findTranslationMistake(leaf) ?? findRefused(leaf, refused) ?? (fonts ? findForeignWord(leaf, allowed) : null)
    const known = [...listTranslatable(source), ...OWN_FILES]
    for (const path of source.list().filter(name => name.startsWith(`${code}/`) && name.endsWith('.yaml'))) {
      // A translation may be left behind when a machine is renamed or deleted in the editor, where only one language is
      // open.
      if (known.includes(path.slice(code.length + 1)) || path.startsWith(`${code}/products/`)) continue
      problems.push({ file: path, sentence: 'translates no file of content/. Remove it, or correct its name' })
    }
    for (const { file, leaves, report } of readTranslations(source, code, problems)) {
      if (leaves.length === 0 && source.list().includes(`${code}/${file}`)) report([], IS_EMPTY)
      for (const leaf of leaves.filter(({ isCurrent }) => isCurrent)) {
        const mistake = check(leaf)
        if (mistake) report(leaf.path, mistake)
      }
    }
    // The schemas also check the translated content: lengths, values in braces. Its lines are not those of one file.
    const { problems: found } = parseContent(openTranslation(source, code))
    const ownFaults = found.filter(fault => !originals.has(toPlaceKey(fault)))
    problems.push(...ownFaults.map(fault => ({ ...fault, file: `${code}/${fault.file}`, line: null })))
    const terms = readTerms(source, code, problems)
    if (terms.size === 0 && source.list().includes(`${code}/terms.yaml`))
      problems.push({ file: `${code}/terms.yaml`, sentence: IS_EMPTY })
    for (const [original, text] of terms) {
      const mistake = check({ path: [], text, original, isCurrent: true })
      if (mistake) problems.push({ file: `${code}/terms.yaml`, entry: original, sentence: mistake })
    }
  }
  return problems
}

/**
 * The key of a mistake: its place alone, because the sentence quotes the words of its language. A mistake that the
 * original has at the same place is reported there only.
 */
function toPlaceKey({ file, path = [] }: Problem) {
  return JSON.stringify([file, path])
}

function findLocaleMistake(code: string, locale: string) {
  if (!locale.startsWith(`${code}-`)) return `is ${quote(locale)}. Its folder is ${quote(code)}: name both alike`
  const isKnown = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
  return isKnown ? null : `${quote(code)} is no language. Name the folder by its code of ISO 639, like 'hi'`
}

/** Wordings that the glossary refuses, each with the term to write instead. */
function readRefusedWordings(source: ContentSource, code: string, problems: Problem[]): Map<string, string> {
  const file = parseFile(source, `${code}/glossary.yaml`, glossarySchema, problems)
  return new Map(file?.value.terms.flatMap(({ own, never }) => never.map(wording => [wording, own] as const)))
}

/** A sentence about a wording that the glossary refuses and that begins a word of the text; null if there is none. */
function findRefused({ text }: Leaf, refused: ReadonlyMap<string, string>): string | null {
  const found = [...refused].find(([wording]) =>
    text
      .split(wording)
      .slice(0, -1)
      .some(before => !/[\p{L}\p{M}]$/u.test(before)),
  )
  return found ? `says ${quote(found[0])}. The glossary has ${quote(found[1])}` : null
}

/** What is wrong with a translated text, compared with its original, and how to mend it; null if nothing is. */
function findTranslationMistake({ text, original }: Leaf): string | null {
  if (original === null) return 'is no text of the file that it translates. Remove it, or correct its name'
  const [numbers, meantNumbers] = [text, original].map(listNumbers)
  if (numbers !== meantNumbers)
    return `has the numbers ${numbers || 'none'}. The original has ${meantNumbers || 'none'}`
  const [lines, meantLines] = [text, original].map(words => splitLines(words).length)
  return lines === meantLines
    ? null
    : `its lines number ${lines}, those of the original ${meantLines}. Translate line by line`
}

function listNumbers(text: string) {
  return (text.match(NUMBER) ?? []).sort().join(' ')
}

/** A sentence about a word in Latin letters in a text of another script; null if there is none. */
function findForeignWord({ text, original }: Leaf, allowed: ReadonlySet<string>): string | null {
  // A text that is the same in both languages, such as a name or 'PVC', is meant so.
  if (text === original) return null
  const untranslated = (text.match(LATIN_WORD) ?? []).find(
    word => !allowed.has(word) && !UNITS.some(unit => unit === word),
  )
  return untranslated
    ? `leaves ${quote(untranslated)} in Latin letters. Translate it, or write it under loanWords in language.yaml`
    : null
}
