/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { DEFAULT_WORDS } from '@/lib/words/defaults'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'
import { buildFile, removeContent, writeContent } from '../../../support/content-builders'

afterAll(removeContent)

const UNDERSTOOD = 'understood: []'

/** The mistakes of the sound content with a glossary. */
function findMistakes(terms: string, changes = {}) {
  const glossary = `groups:\n  - title: Board\n    terms:\n${terms}${UNDERSTOOD}\n`
  const source = openFolder(writeContent({ 'explained-terms.yaml': glossary, ...changes }))
  return checkAllTexts({ ...source, isTextAlone: true }).problems.map(formatProblem)
}

/**
 * A term of a glossary, in YAML. The sound content says 'corrugated', and the default words say 'ply'; no text says the
 * other terms below.
 */
const writeTerm = (name: string, spellings = '[]') =>
  `      - name: ${name}\n        spellings: ${spellings}\n        meaning: What it is.\n`

it('accepts a glossary whose terms the texts use, in any spelling', () => {
  expect(findMistakes(writeTerm('Corrugating', '[corrugated]'))).toEqual([])
})

it('reports a term that no text uses', () => {
  expect(findMistakes(writeTerm('Gravure'))).toEqual([
    "content/explained-terms.yaml · Board · groups[0].terms[0].name: 'Gravure' is explained, but no text uses it. " +
      "Remove it, or write under 'spellings' how the texts say it (line 4)",
  ])
})

it('reports once an abbreviation that texts use and the glossary lacks', () => {
  const home = buildFile('home.yaml', { buyerQuestions: [{ question: 'Which ECT?', answer: 'An ECT of 30.' }] })
  expect(findMistakes(writeTerm('Corrugating', '[corrugated]'), { 'home.yaml': home })).toEqual([
    "content/home.yaml: 'ECT' is used and explained nowhere. " +
      "Explain it in explained-terms.yaml, or list it there under 'understood'",
  ])
})

it('reports a duplicate term, and one from which no address can be made', () => {
  expect(findMistakes(writeTerm('Ply') + writeTerm('ply') + writeTerm('गत्ता'))).toEqual([
    expect.stringContaining("'ply' is explained twice. Remove one of the two"),
    expect.stringContaining("'गत्ता' leaves nothing for an address"),
    expect.stringContaining("'गत्ता' is explained, but no text uses it"),
  ])
})

/** All abbreviations in a text. Two letters from A to F are none: they name a flute, such as BC. */
const ABBREVIATIONS = /\b(?![A-F]{2}\b)[A-Z]{2,}\b/g

it('the glossary of the content explains the abbreviations of the words that ship with the code', () => {
  const { groups, understood } = parse(readFileSync('content/explained-terms.yaml', 'utf8'))
  const explained = JSON.stringify([groups, understood])
  const used = JSON.stringify(DEFAULT_WORDS).match(ABBREVIATIONS)
  expect([...new Set(used)].filter(word => !new RegExp(`\\b${word}\\b`).test(explained))).toEqual([])
})
