/** @jest-environment node */

import { ContentError } from '@/lib/content/files/problem'
import { readContent } from '@/lib/content/read-content'
import { buildSearchWordsFile, removeContent, writeContent } from '../../../support/content-builders'

afterAll(removeContent)

function findProblems(changes: Record<string, unknown>) {
  try {
    readContent(writeContent({ 'search-words.yaml': buildSearchWordsFile(changes) }))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(problem => problem.replace(/ \(line \d+\)$/, ''))
  }
}

const link = { title: 'Ask', href: '/contact-us' }
const machines = ['single-facer-corrugation-machine']

it('takes words in every script, with machines or without', () => {
  expect(
    findProblems({
      words: [
        { means: 'box', typed: ['dibba', 'डिब्बा'] },
        { means: 'facer', typed: ['a b'], machines },
      ],
    }),
  ).toEqual([])
})

it.each([
  [
    'a phrase with two meanings',
    {
      words: [
        { means: 'facer', typed: ['flutes'] },
        { means: 'laminator', typed: ['paper', 'flute machine'] },
      ],
    },
    "content/search-words.yaml · laminator · words[1].typed[1]: 'flute machine' already means 'facer'. Remove it from one of the two",
  ],
  [
    'a meaning that is another entry’s phrase',
    {
      words: [
        { means: 'facer', typed: ['fluting', 'web maker'] },
        { means: 'web maker', typed: ['rolls'], machines },
      ],
    },
    "content/search-words.yaml · web maker · words[1].means: 'web maker' already means 'facer'. Write another meaning, or remove it there",
  ],
  [
    'a phrase of words that are left out',
    { notSold: [{ name: 'Presses', typed: ['Machine'] }], leftOut: ['machine'] },
    "content/search-words.yaml · Presses · notSold[0].typed[0]: 'Machine' contains only words that the search leaves out. Add another word, or remove it",
  ],
  [
    'a machine that is not there',
    { words: [{ means: 'facer', typed: ['fluting'], machines: ['single-facer'] }] },
    "content/search-words.yaml · facer · words[0].machines[0]: 'single-facer' is not a machine we know. Write the name of a file in content/products without .yaml, or remove it",
  ],
  [
    'an address elsewhere',
    {
      answers: [{ name: 'Price', typed: ['rate'], text: 'Ask.', link: { ...link, href: 'https://elsewhere.example' } }],
    },
    "content/search-words.yaml · Price · answers[0].link.href: 'https://elsewhere.example' is not a place on this site. Write it like '/contact-us'",
  ],
  [
    'two words where one is asked for',
    { alike: [['carton', 'hard box']] },
    'content/search-words.yaml · alike[0][1]: contains a space. Write one word',
  ],
  [
    'an entry that nobody types',
    { words: [{ means: 'facer', typed: [] }] },
    'content/search-words.yaml · facer · words[0].typed: has too few entries. Write at least 1',
  ],
])('names %s in one line', (_mistake, changes, problem) => {
  expect(findProblems(changes)).toEqual([problem])
})
