/** @jest-environment node */
import { type ContentFiles, PRODUCT_PATH, removeContent } from '@/__tests__/support/content-builders'
import { copyWords, LANGUAGE, TRANSLATED_PRODUCT, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { checkLanguages } from '@/lib/content/language/check-languages'

afterAll(removeContent)

const MACHINE = `content/hi/${PRODUCT_PATH}`
const PHRASES = 'words/phrases.yaml'

function findMistakes(files?: ContentFiles) {
  return checkLanguages(openFolder(writeTranslated(files))).map(problem => formatProblem({ ...problem, line: null }))
}

/** Phrases whose words are Hindi, so that each sentence of the report has one cause. */
function translatePhrases(changes: Record<string, string>) {
  const inHindi = (value: unknown): unknown =>
    typeof value === 'string'
      ? ['हिन्दी', ...(value.match(/\{\w+\}/g) ?? [])].join(' ')
      : Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, inHindi(part)]))
  return { ...(inHindi(copyWords(PHRASES)) as object), ...changes }
}

it('finds nothing in a sound translation', () => {
  expect(findMistakes()).toEqual([])
  expect(findMistakes({ [PHRASES]: translatePhrases({}) })).toEqual([])
})

it.each<[mistake: string, files: ContentFiles, report: string]>([
  [
    'a misspelt value',
    { [PHRASES]: translatePhrases({ about: 'लगभग {velue}' }) },
    `content/hi/${PHRASES} · about: has {velue}, which is not a value of this text. Write {value}`,
  ],
  [
    'a key that is no text',
    { [PRODUCT_PATH]: { ...TRANSLATED_PRODUCT, operator: 'एक ऑपरेटर।' } },
    `${MACHINE} · operator: is no text of the file that it translates. Remove it, or correct its name`,
  ],
  [
    'another number',
    { [PRODUCT_PATH]: { ...TRANSLATED_PRODUCT, operators: '2 ऑपरेटर।' } },
    `${MACHINE} · operators: has the numbers 2. The original has none`,
  ],
  [
    'a word that was left',
    { [PRODUCT_PATH]: { ...TRANSLATED_PRODUCT, operators: 'एक operator।' } },
    `${MACHINE} · operators: leaves 'operator' in Latin letters. Translate it, or write it under loanWords in language.yaml`,
  ],
  [
    'a wording that the glossary refuses',
    { [PRODUCT_PATH]: { ...TRANSLATED_PRODUCT, operators: 'एक दाँतेदार (चक्का)।' } },
    `${MACHINE} · operators: says 'दाँतेदार (चक्का)'. The glossary has 'गियर'`,
  ],
  [
    'a mistake in a term',
    { 'terms.yaml': { terms: { preheater: 'heater 2' } } },
    `content/hi/terms.yaml · preheater: has the numbers 2. The original has none`,
  ],
  [
    'a file that translates none',
    { 'words/none.yaml': { a: 'अ' } },
    'content/hi/words/none.yaml: translates no file of content/. Remove it, or correct its name',
  ],
  [
    'a language that is written out',
    { 'language.yaml': { ...LANGUAGE, locale: 'Hindi' } },
    "content/hi/language.yaml · हिन्दी · locale: 'Hindi' is not a locale. Write language and country, like 'hi-IN'",
  ],
  [
    'the locale of another language',
    { 'language.yaml': { ...LANGUAGE, locale: 'ta-IN' } },
    "content/hi/language.yaml · locale: is 'ta-IN'. Its folder is 'hi': name both alike",
  ],
  [
    'a language that there is not',
    { '../xq/language.yaml': { ...LANGUAGE, locale: 'xq-IN' }, '../xq/glossary.yaml': { terms: [] } },
    "content/xq/language.yaml · locale: 'xq' is no language. Name the folder by its code of ISO 639, like 'hi'",
  ],
])('reports %s', (_mistake, files, report) => {
  expect(findMistakes(files)).toEqual([report])
})

it('keeps to the words that a language lends, to units, and to wordings that only begin within a word', () => {
  const language = { ...LANGUAGE, loanWords: ['operator'] }
  const operators = 'एक operator, अदाँतेदार (चक्का)।'
  expect(findMistakes({ 'language.yaml': language, [PRODUCT_PATH]: { ...TRANSLATED_PRODUCT, operators } })).toEqual([])
})

it('says nothing of texts that no page shows', () => {
  const about = { about: 'लगभग {velue}' }
  expect(findMistakes({ [PHRASES]: about })).toEqual([])
})
