/** @jest-environment node */
import { stringify } from 'yaml'
import { type ContentFiles, PRODUCT_PATH, removeContent } from '@/__tests__/support/content-builders'
import { copyWords, LANGUAGE, TRANSLATED_PRODUCT, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { checkLanguages } from '@/lib/content/language/check-languages'

afterAll(removeContent)

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

/** The translated machine with some changes. */
const inMachine = (changes: object) => ({ [PRODUCT_PATH]: { ...TRANSLATED_PRODUCT, ...changes } })

it.each<[mistake: string, files: ContentFiles, report: string]>([
  ['a key that is no text', inMachine({ operator: 'एक।' }), 'operator: is no text of the file that it translates.'],
  ['another number', inMachine({ operators: '2 ऑपरेटर।' }), 'operators: has the numbers 2. The original has none'],
  [
    'a lost line',
    inMachine({ description: 'शांत गियर' }),
    'description: its lines number 1, those of the original 2. Translate',
  ],
  ['a word that was left', inMachine({ operators: 'एक operator।' }), "operators: leaves 'operator' in Latin letters."],
  [
    'a refused wording',
    inMachine({ operators: 'एक दाँतेदार (चक्का)।' }),
    "operators: says 'दाँतेदार (चक्का)'. The glossary has 'गियर'",
  ],
])('reports %s in a machine', (_mistake, files, report) => {
  expect(findMistakes(files)).toEqual([expect.stringContaining(`content/hi/${PRODUCT_PATH} · ${report}`)])
})

it.each<[mistake: string, files: ContentFiles, report: string]>([
  [
    'a wrong value',
    { [PHRASES]: translatePhrases({ about: 'लगभग {velue}' }) },
    `${PHRASES} · about: has {velue}, which is`,
  ],
  [
    'a file that translates none',
    { 'words/none.yaml': { a: 'अ' } },
    'words/none.yaml: translates no file of content/.',
  ],
  [
    'another locale',
    { 'language.yaml': { ...LANGUAGE, locale: 'ta-IN' } },
    "language.yaml · locale: is 'ta-IN'. Its folder",
  ],
])('reports %s', (_mistake, files, report) => {
  expect(findMistakes(files)).toEqual([expect.stringContaining(`content/hi/${report}`)])
})

it('accepts loan words, a wording that starts inside another word, and mistakes in texts that no page shows', () => {
  const language = { ...LANGUAGE, loanWords: ['operator'] }
  const machine = inMachine({ operators: 'एक operator, अदाँतेदार (चक्का)।' })
  // '00000000' is the hash of no English text: the translation is stale.
  const stale = { about: 'लगभग {velue}', of: { about: '00000000' } }
  expect(findMistakes({ 'language.yaml': language, ...machine, [PHRASES]: stringify(stale) })).toEqual([])
})

it.each([PHRASES, PRODUCT_PATH, 'terms.yaml'])('reports an empty translation of %s, which would hide a loss', file => {
  expect(findMistakes({ [file]: '' })).toEqual([expect.stringContaining(`content/hi/${file}: has no text.`)])
})
