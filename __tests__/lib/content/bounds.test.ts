/** @jest-environment node */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_ENTRIES } from '@/lib/content/files/limits'
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

/** The machine that tests change, with other fields. */
const withFields = (changes: Record<string, unknown>) => ({ [PRODUCT_PATH]: buildProductFile(changes) })

/** The machine that tests change, with one more figure. */
const withFigure = (figure: Record<string, unknown>) =>
  withFields({ figures: [...buildProductFile().figures, { name: 'Knife', unit: 'mm', ...figure }] })

/** The text of a file, written directly, so that it contains escapes as somebody may have pasted them. */
const withText = (text: string) => ({
  [PRODUCT_PATH]: JSON.stringify(buildProductFile()).replace('Fingerless design', text),
})

it.each<[fault: string, changes: ContentFiles, sentence: string]>([
  // The file breaks the 5,000,000 letters into 64,000 lines, each indented by two spaces; a kB has 1,024 bytes.
  ['five megabytes', withFields({ kind: 'x '.repeat(2_500_000) }), 'is too large, with 5009 kB. Make it smaller'],
  ['a long name', withFields({ kind: 'word '.repeat(50) }), 'kind: has 250 characters. Write at most 200'],
  [
    'a long list',
    withFields({ options: Array(MAX_ENTRIES + 1).fill('stand') }),
    'options: has too many entries. Write at most 60',
  ],
  ['a huge number', withFigure({ value: 1e15 }), "'1000000000000000' is too large. Write at most 10,00,000"],
])('refuses %s', (_fault, changes, sentence) => {
  expect(findMistakes(changes)).toEqual([expect.stringContaining(sentence)])
})

describe('invisible characters', () => {
  it.each([
    ['U+0000', '\\u0000'],
    ['U+202E', '\\u202e'],
    ['U+D800', '\\ud800'],
  ])('such as %s are refused in a text and named', (name, escaped) => {
    expect(findMistakes(withText(`Finger${escaped}less`))).toEqual([
      expect.stringContaining(`description: contains the invisible character ${name}. Type this text again by hand`),
    ])
  })

  it('are refused in the name of a field, but accepted where writers of other scripts need them', () => {
    const file = JSON.stringify({ ...buildProductFile(), 'ki\u202end': 'x' })
    const [problem = '', ...others] = findMistakes({ [PRODUCT_PATH]: file })
    expect(problem).toMatch(/ · kind: its name contains the invisible character U\+202E\. Type it again by hand/)
    expect(problem).not.toMatch(HIDDEN)
    expect(others).toEqual([])
    // Joiners, an accent beside its letter, and a soft hyphen.
    expect(findMistakes(withText('कागज़ क्\u200dष, नर्म\u200cदा; 5 × 6; é\u0301; soft\u00adhyphen'))).toEqual([])
  })
})

const TOO_DEEP = 'is nested more than 12 levels deep. Remove the extra brackets, hyphens or spaces'
/** Each entry stands for the one before it twice, so that the last alone would become 512 entries. */
const BOMB = [...'bcdefghij'].map((key, at) => `${key}: &${key} [*${'abcdefghij'[at]}, *${'abcdefghij'[at]}]\n`)

it.each<[fault: string, text: string, sentence: string]>([
  ['line ends of an old Mac', '# first\rtitle: x\r', 'a line ends with CR alone. Save the file with LF line endings'],
  ['a zero byte', 'title: a\0b\nkind: c\n', 'contains the invisible character U+0000. Type this line again'],
  ['an alias bomb', `a: &a [x]\n${BOMB.join('')}`, 'put quotes around a text that starts with * or &.'],
  ['columns in columns', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), TOO_DEEP],
  ['nothing but blank lines', '\n'.repeat(60_000), 'the file is empty. Write its fields'],
])('stops at %s with one sentence', (_fault, text, sentence) => {
  expect(findMistakes({ 'home.yaml': text })).toEqual([expect.stringContaining(`content/home.yaml: ${sentence}`)])
})

it.each<[fault: string, make: (path: string) => void, sentence: string]>([
  ['a folder', path => mkdirSync(path), 'is a folder, not a file. Rename it, or move it out of this folder'],
  ['a broken link', path => symlinkSync('nowhere', path), 'is a broken link. Put the file itself in its place'],
])('reports %s instead of a file', (_fault, make, sentence) => {
  const folder = writeContent()
  rmSync(join(folder, PRODUCT_PATH))
  make(join(folder, PRODUCT_PATH))
  expect(listMistakes(folder)).toEqual([`content/${PRODUCT_PATH}: ${sentence}`])
})
