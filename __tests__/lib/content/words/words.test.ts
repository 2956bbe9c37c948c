/** @jest-environment node */
import { stringify } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem, type Problem } from '@/lib/content/files/problem'
import { listLeaves } from '@/lib/content/language/translate'
import { readWords, WORDS_SCHEMAS } from '@/lib/content/words/words'
import { fill, fillCount } from '@/lib/words'
import type { DefaultWords } from '@/lib/words/default-words'
import { DEFAULT_WORDS, FEATURES, findDefaultWords, getWordsFile, type Words } from '@/lib/words/defaults'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

/** The words of the fixture with files of words of its own, and the mistakes that the gate finds in them. */
function readOwn(files: Record<string, object | string> = {}) {
  const source = openFolder(FIXTURE_CATALOGUE)
  const texts = new Map(
    Object.entries(files).map(([name, file]) => [
      `words/${name}.yaml`,
      typeof file === 'string' ? file : stringify(file),
    ]),
  )
  const problems: Problem[] = []
  const words = readWords(
    {
      ...source,
      list: () => [...source.list(), ...texts.keys()],
      read: (file, limit) => {
        const text = texts.get(file)
        return text === undefined ? source.read(file, limit) : new TextEncoder().encode(text)
      },
    },
    'en-IN',
    problems,
  )
  return { words: words as Words, problems: problems.map(formatProblem) }
}

it('uses the default texts for content without its own', () => {
  const { words, problems } = readOwn()
  expect(problems).toEqual([])
  expect(words.frame.navbar.quote).toBe('Get A Quote')
})

it('changes one text or one form of it and keeps all others, and accepts a file without changes', () => {
  const own = { footer: { newsletter: 'Post' }, preview: { differ: { one: 'A page differs' } } }
  const { words, problems } = readOwn({ frame: own, home: '# Nothing is changed any more.\n' })
  expect(problems).toEqual([])
  expect(words.frame.footer).toEqual({ ...DEFAULT_WORDS.frame.texts.footer, newsletter: 'Post' })
  expect([1, 2].map(count => fillCount(words.frame.preview.differ, count))).toEqual([
    'A page differs',
    '2 pages differ from the live site',
  ])
  expect(words.home).toMatchObject({ since: 'Since {year}' })
})

it('accepts additional names for values of the content', () => {
  const { words, problems } = readOwn({ phrases: { materials: { felt: 'wool felt' } } })
  expect(problems).toEqual([])
  expect(words.phrases.materials).toMatchObject({ felt: 'wool felt', paper: 'paper' })
})

it.each([
  [{ frame: { navbar: { quot: 'Ask' } } }, "navbar.quot: is not a field we know. Write 'quote' (line 2)"],
  [{ frame: { navbr: { quote: 'Ask' } } }, "frame.yaml · navbr: is not a field we know. Write 'navbar'"],
  [{ frame: { navbar: { logo: '{nam}, home' } } }, 'has {nam}, which is not a value of this text. Write {name}'],
  [{ frame: { navbar: { logo: 'Home' } } }, 'lacks {name}. Add it'],
  [{ frame: { home: 'Start {x}' } }, 'has {x}, which is not a value of this text. Remove it'],
  [{ home: { solutions: { all: { other: 'All {number}' } } } }, 'has {number}, which is not a value of this text'],
  [{ lists: { names: { more: { one: 'and one more' } } } }, 'lacks {names}. Add it'],
  [{ frame: { home: '' } }, 'is empty. Write a text, or remove the line'],
  // Words of four letters, because a longer word than a line would be another mistake.
  [{ frame: { home: 'x'.repeat(2001).replaceAll('xxxxx', 'xxxx ') } }, 'has 2,001 characters. Write at most 2,000'],
  [{ frame: { home: 'Home' } }, 'home: says what is said without it. Remove the line'],
  [
    { frame: { navbar: { quote: 'Ask us' } } },
    "is prescribed as 'Get A Quote': docs/requirements.md asks for these words to the letter. Remove the line. " +
      "If that has changed, take 'navbar.quote' out of 'prescribed' in lib/words/en/frame.ts first",
  ],
])('the gate refuses %j', (files, sentence) => {
  const { problems } = readOwn(files)
  expect(problems).toEqual([expect.stringContaining(sentence)])
})

it('the gate accepts names that spreadsheet programs accept for sheets and for the file', () => {
  const own = { sheets: { day: "A day's costs", years: 'प'.repeat(31) }, form: { file: 'आँकड़े.xlsx' } }
  expect(readOwn({ report: own }).problems).toEqual([])
})

it.each([
  [{ sheets: { years: 'Profit/loss' } }, /sheets\.years: has a sign that no sheet may have/],
  [{ sheets: { years: '[Years]' } }, /sheets\.years: has a sign that no sheet may have/],
  [{ sheets: { years: "Years'" } }, /sheets\.years: has a sign that no sheet may have/],
  [{ sheets: { balance: 'x'.repeat(32) } }, /sheets\.balance: has 32 characters\. A sheet's name has at most 31/],
  [{ sheets: { loan: 'history' } }, /sheets\.loan: is a name that spreadsheet programs keep/],
  [{ sheets: { loan: 'MACHINES' } }, /sheets\.loan: is also the name of 'machines'\. Give each sheet/],
  [{ form: { file: 'figures.xls' } }, /form\.file: is the name of a spreadsheet\. End it with \.xlsx/],
  [{ form: { file: 'a/b.xlsx' } }, /form\.file: has a sign that no file may have in its name/],
])('the gate refuses %j in the report', (report, sentence) => {
  expect(readOwn({ report }).problems).toEqual([expect.stringMatching(sentence)])
})

describe.each(FEATURES)('the default words: %s', name => {
  const words: DefaultWords = DEFAULT_WORDS[name]
  const paths = listLeaves(words.texts).map(({ path }) => path.join('.'))

  it('pass the rules for a content’s own', () => {
    expect(WORDS_SCHEMAS[name]?.safeParse(words.texts).error).toBeUndefined()
    expect(findDefaultWords(getWordsFile(name))).toBe(words)
  })

  it('mark only texts and groups that exist', () => {
    const { prescribed = [], sheetNames = [], fileNames = [], open = [] } = words
    expect(paths).toEqual(expect.arrayContaining([...prescribed, ...sheetNames, ...fileNames]))
    for (const group of open) expect(paths.some(path => path.startsWith(`${group}.`))).toBe(true)
  })
})

it('the compiler checks the keys and values of each text', () => {
  const { words } = readOwn()
  // @ts-expect-error There is no such text.
  expect(words.frame.navbar.quot).toBeUndefined()
  // @ts-expect-error The text has {name}.
  expect(fill(words.frame.navbar.logo, { nam: 'x' })).toContain('home')
  // @ts-expect-error The text has {names} in addition to its number.
  expect(fillCount(words.lists.names.more, 2, { name: 'x' })).toContain('2 more')
  expect(fill(words.frame.navbar.logo, { name: 'x' })).toBe('x, home')
})
