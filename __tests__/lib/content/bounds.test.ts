/** @jest-environment node */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildProductFile,
  type ContentFiles,
  findMistakes,
  listMistakes,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'
import { HIDDEN } from '../../support/fuzz'

afterAll(removeContent)

const withFields = (changes: Record<string, unknown>) => ({ [PRODUCT_PATH]: buildProductFile(changes) })
const withFigure = (figure: Record<string, unknown>) =>
  withFields({ figures: [...buildProductFile().figures, { name: 'Knife', unit: 'mm', ...figure }] })

/** The text of a file, so that escapes stand in it as somebody may have pasted them. */
const withText = (text: string) => ({
  [PRODUCT_PATH]: JSON.stringify(buildProductFile()).replace('Fingerless design', text),
})

it.each<[fault: string, changes: ContentFiles, sentence: string]>([
  ['five megabytes', withFields({ kind: 'x '.repeat(2_500_000) }), 'is too large, with 5009 kB. Make it smaller'],
  [
    'a long paragraph',
    withFields({ whatItDoes: 'word '.repeat(500) }),
    'whatItDoes: has 2,500 characters. Write at most 2,000',
  ],
  ['a long description', withFields({ description: 'word '.repeat(900) }), 'has 4,500 characters. Write at most 4,000'],
  ['a long name', withFields({ kind: 'word '.repeat(50) }), 'kind: has 250 characters. Write at most 200'],
  ['a long list', withFields({ options: Array(61).fill('stand') }), 'options: has too many entries. Write at most 60'],
  [
    'a huge number',
    withFigure({ value: 1e15 }),
    "figures[3].value: '1000000000000000' is too large. Write at most 10,00,000",
  ],
  ['a tiny number', withFigure({ value: 0.0001 }), "figures[3].value: '0.0001' is too small. Write at least 0.001"],
  ['a huge side', withFigure({ size: [4, 1e15] }), "figures[3].size[1]: '1000000000000000' is too large"],
  [
    'a huge count',
    withFigure({ count: 1e15, unit: undefined }),
    "figures[3].count: '1000000000000000' is too large. Write at most 99,999",
  ],
  ['infinity', withFigure({ value: Number.POSITIVE_INFINITY }), 'figures[3].value: '],
])('refuses %s', (_fault, changes, sentence) => {
  expect(findMistakes(changes)).toEqual([expect.stringContaining(sentence)])
})

it('quotes no more of a value than can be read', () => {
  const [problem = ''] = findMistakes(withFields({ automation: 'y '.repeat(20_000) }))
  expect(problem.length).toBeLessThan(300)
  expect(problem).toContain("y y…' is not a degree of automation we know")
})

describe('invisible characters', () => {
  it.each([
    ['U+0000', '\\u0000'],
    ['U+0007', '\\u0007'],
    ['U+202E', '\\u202e'],
    ['U+2066', '\\u2066'],
    ['U+D800', '\\ud800'],
    ['U+FFFE', '\\ufffe'],
  ])('such as %s are refused in a text, by name', (name, escaped) => {
    expect(findMistakes(withText(`Finger${escaped}less`))).toEqual([
      expect.stringContaining(`description: contains the invisible character ${name}. Type this text again by hand`),
    ])
  })

  it('are refused in the name of a field', () => {
    const [problem = '', ...others] = findMistakes({
      [PRODUCT_PATH]: JSON.stringify({ ...buildProductFile(), 'ki\u202end': 'x' }),
    })
    expect(problem).toMatch(/ · kind: its name contains the invisible character U\+202E\. Type it again by hand/)
    expect(problem).not.toMatch(HIDDEN)
    expect(others).toEqual([])
  })

  it('that writers of other scripts need are let through', () => {
    expect(findMistakes(withText('कागज़ क्\u200dष, नर्म\u200cदा; 5 × 6; é\u0301; soft\u00adhyphen'))).toEqual([])
  })
})

const TOO_DEEP = 'is nested more than 12 levels deep. Remove the extra brackets, hyphens or spaces'
const BOMB = [...'bcdefghij'].map((key, at) => `${key}: &${key} [*${'abcdefghij'[at]}, *${'abcdefghij'[at]}]\n`)

it.each<[fault: string, text: string, sentence: string]>([
  ['line ends of an old Mac', '# first\rtitle: x\r', 'a line ends with CR alone. Save the file with LF line endings'],
  ['a zero byte', 'title: a\0b\nkind: c\n', 'contains the invisible character U+0000. Type this line again'],
  ['an alias bomb', `a: &a [x]\n${BOMB.join('')}`, 'put quotes around a text that starts with * or &.'],
  ['an anchor that swallows a word', 'name: &Sons Company\n', 'put quotes around a text that starts with * or &.'],
  ['brackets in brackets', `a: ${'['.repeat(100_000)}`, 'is too large'],
  ['fewer brackets', `a: ${'['.repeat(30_000)}`, TOO_DEEP],
  ['lists in lists', `${'- '.repeat(3000)}a`, TOO_DEEP],
  ['keys in keys', `${'? '.repeat(3000)}a`, TOO_DEEP],
  ['columns in columns', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), TOO_DEEP],
  ['nothing but blank lines', '\n'.repeat(60_000), 'the file is empty. Write its fields'],
])('stops at %s with one sentence', (_fault, text, sentence) => {
  expect(findMistakes({ 'home.yaml': text })).toEqual([expect.stringContaining(`content/home.yaml: ${sentence}`)])
})

it.each<[fault: string, make: (path: string) => void, sentence: string]>([
  ['a folder', path => mkdirSync(path), 'is a folder, not a file. Rename it, or move it out of this folder'],
  ['a broken link', path => symlinkSync('nowhere', path), 'is a broken link. Put the file itself in its place'],
  ['a link to itself', path => symlinkSync(path, path), 'is a broken link. Put the file itself in its place'],
])('names %s where a file should be', (_fault, make, sentence) => {
  const folder = writeContent()
  rmSync(join(folder, PRODUCT_PATH))
  make(join(folder, PRODUCT_PATH))
  expect(listMistakes(folder)).toEqual([`content/${PRODUCT_PATH}: ${sentence}`])
})
