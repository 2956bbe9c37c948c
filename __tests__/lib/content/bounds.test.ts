/** @jest-environment node */

import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@/lib/content/files/problem'
import { readContent } from '@/lib/content/read-content'
import {
  buildHomeFile,
  buildProductFile,
  buildProductWithFigure,
  type ContentFiles,
  PRODUCT_FILE,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'

afterAll(removeContent)

const MACHINE = `content/${PRODUCT_PATH} · ${PRODUCT_FILE.title}`

/** The mistakes of a folder, each of which is one line that can be read. */
function findMistakes(folder: string) {
  try {
    readContent(folder)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const problem of error.problems) expect(problem).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u)
    return error.problems.map(problem => problem.replace(/ \(line \d+\)$/, ''))
  }
}

const findProblems = (changes: ContentFiles) => findMistakes(writeContent(changes))
const withFields = (changes: Record<string, unknown>) => ({ [PRODUCT_PATH]: buildProductFile(changes) })
const withFigure = (figure: Record<string, unknown>) => ({
  [PRODUCT_PATH]: buildProductWithFigure({ name: 'Knife', unit: 'mm', ...figure }),
})

/** The text of a file, so that escapes stand in it as somebody may have pasted them. */
const withText = (text: string) => ({ [PRODUCT_PATH]: JSON.stringify(PRODUCT_FILE).replace('Fingerless design', text) })

const TEXTS: [fault: string, changes: ContentFiles, problem: string][] = [
  ['five megabytes', withFields({ kind: 'x '.repeat(2_500_000) }), 'is too large, with 5009 kB. Make it smaller'],
  [
    'a long paragraph',
    withFields({ whatItDoes: 'word '.repeat(500) }),
    'whatItDoes: has 2,500 characters. Write at most 2,000',
  ],
  [
    'a long description',
    withFields({ description: 'word '.repeat(900) }),
    'description: has 4,500 characters. Write at most 4,000',
  ],
  ['a long name', withFields({ kind: 'word '.repeat(50) }), 'kind: has 250 characters. Write at most 200'],
  [
    'a word without an end',
    withFields({ kind: 'x'.repeat(41) }),
    'kind: contains a word of more than 40 characters. Shorten it',
  ],
  ['a name of two lines', withFields({ kind: 'one\ntwo' }), 'kind: contains a line break. Write it on one line'],
  ['a long list', withFields({ options: Array(61).fill('stand') }), 'options: has too many entries. Write at most 60'],
]

const NUMBERS: [fault: string, changes: ContentFiles, problem: string][] = [
  ['1e99', withFigure({ value: 1e99 }), "figures[3].value: '1e+99' is too large. Write at most 10,00,000"],
  ['a hair', withFigure({ value: 1e-9 }), "figures[3].value: '1e-9' is too small. Write at least 0.001"],
  [
    'many decimals',
    withFigure({ value: 0.12345 }),
    'figures[3].value: has more than three decimals. Write at most three',
  ],
  ['a huge side', withFigure({ size: [4, 1e99] }), "figures[3].size[1]: '1e+99' is too large"],
  [
    'a huge count',
    withFigure({ count: 1e15, unit: undefined }),
    "figures[3].count: '1000000000000000' is too large. Write at most 99,999",
  ],
  ['no number', withFigure({ value: Number.NaN }), 'figures[3].value: must be a number. Write digits alone'],
  ['infinity', withFigure({ value: Number.POSITIVE_INFINITY }), 'figures[3].value: '],
  ['a huge id', withFields({ id: 1e12 }), "id: '1000000000000' is too large. Write at most 99,999"],
  ['a negative id', withFields({ id: -1 }), "id: '-1' is too small. Write more than 0"],
]

const CHARACTERS: [name: string, escaped: string][] = [
  ['U+0000', '\\u0000'],
  ['U+0007', '\\u0007'],
  ['U+202E', '\\u202e'],
  ['U+2066', '\\u2066'],
  ['U+D800', '\\ud800'],
  ['U+FFFE', '\\ufffe'],
]

const FILES: [fault: string, text: string | Buffer, problem: string][] = [
  ['line ends of an old Mac', '# first\rtitle: x\r', 'a line ends with CR alone. Save the file with LF line endings'],
  ['a zero byte', 'title: a\0b\nkind: c\n', 'contains the invisible character U+0000. Type this line again'],
  [
    'an alias bomb',
    `a: &a [x]\n${'bcdefghij'.replace(/./g, (key, at) => `${key}: &${key} [*${'abcdefghij'[at]}, *${'abcdefghij'[at]}]\n`)}`,
    'put quotes around a text that starts with * or &. A part that repeats must be written out',
  ],
  ['an anchor that swallows a word', 'name: &Sons Company\n', 'put quotes around a text that starts with * or &'],
  ['a tag', 'name: !!str 5\n', 'put quotes around a text that starts with !'],
  ['a directive', '%YAML 1.1\n---\na: 1\n', 'remove the line that starts with %'],
  ['brackets in brackets', `a: ${'['.repeat(100_000)}`, 'is too large'],
  ['fewer brackets', `a: ${'['.repeat(30_000)}`, 'is nested more than 12 levels deep. Remove the extra brackets'],
  ['lists in lists', `${'- '.repeat(3000)}a`, 'is nested more than 12 levels deep'],
  ['keys in keys', `${'? '.repeat(3000)}a`, 'is nested more than 12 levels deep'],
  [
    'columns in columns',
    Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
    'is nested more than 12 levels deep',
  ],
  [
    'a key that is no text',
    '? [a, b]\n: c\n',
    'the name of a field is not plain text. Write a name in letters, and a colon',
  ],
]

it.each([...TEXTS, ...NUMBERS])('bounds %s', (_fault, changes, problem) => {
  expect(findProblems(changes)).toEqual([expect.stringContaining(problem)])
})

it.each(CHARACTERS)('refuses %s in a text, and names it', (name, escaped) => {
  const reason = `contains the invisible character ${name}. Type this text again by hand`
  expect(findProblems(withText(`Finger${escaped}less`))).toEqual([`${MACHINE} · description: ${reason}`])
})

it('refuses a hidden character in the name of a field', () => {
  expect(findProblems({ [PRODUCT_PATH]: JSON.stringify({ ...PRODUCT_FILE, 'ki\u202end': 'x' }) })).toEqual([
    `${MACHINE} · kind: its name contains the invisible character U+202E. Type this text again by hand`,
  ])
})

it('lets through what writers of other scripts need', () => {
  expect(findProblems(withText('कागज़ क्\u200dष, नर्म\u200cदा; 5 × 6; é\u0301; soft\u00adhyphen'))).toEqual([])
})

it.each(FILES)('stops at %s with one line', (_fault, text, problem) => {
  const problems = findProblems({ 'home.yaml': text })
  expect(problems).toEqual([expect.stringContaining(`content/home.yaml: ${problem}`)])
})

it('quotes no more of a value than can be read', () => {
  const [problem = ''] = findProblems(withFields({ automation: 'y '.repeat(20_000) }))
  expect(problem.length).toBeLessThan(300)
  expect(problem).toContain("y y…' is not a degree of automation we know")
})

it('counts the mistakes of a file that follow from one', () => {
  const keys = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field-${index}`, index]))
  const problems = findProblems(withFields(keys))
  expect(problems).toHaveLength(21)
  expect(problems.at(-1)).toBe(`content/${PRODUCT_PATH}: there are 180 more mistakes. Fix the others first`)
})

describe('what is no file', () => {
  it.each<[fault: string, make: (path: string) => void, problem: string]>([
    ['a folder', path => mkdirSync(path), 'is a folder, not a file. Rename it, or move it out of this folder'],
    ['a broken link', path => symlinkSync('nowhere', path), 'is a broken link. Put the file itself in its place'],
    ['a link to itself', path => symlinkSync(path, path), 'is a broken link. Put the file itself in its place'],
  ])('is named: %s', (_fault, make, problem) => {
    const folder = writeContent()
    rmSync(join(folder, PRODUCT_PATH))
    make(join(folder, PRODUCT_PATH))
    expect(findMistakes(folder)).toEqual([`content/${PRODUCT_PATH}: ${problem}`])
  })

  it('is named: a file where the folder of machines should be', () => {
    const folder = writeContent()
    rmSync(join(folder, 'products'), { recursive: true })
    writeFileSync(join(folder, 'products'), '')
    expect(findMistakes(folder)).toEqual([
      'content/products: the folder is missing. Put it back, with a file for each machine',
    ])
  })
})

describe('what follows from one mistake', () => {
  it('is folded under it: a file with another name', () => {
    const folder = writeContent({
      'home.yaml': buildHomeFile({ about: { text: 'x', pictures: pictures('products/machine-1') } }),
    })
    renameSync(join(folder, 'products/machine-1.yaml'), join(folder, 'products/machine-one.yaml'))
    expect(findMistakes(folder)).toEqual([
      "content/products/machine-one.yaml · Machine 1 · title: 'Machine 1' becomes 'machine-1' in the URL. Rename the file to machine-1.yaml, or correct the title",
    ])
  })

  it('is folded under it: a machine that is gone', () => {
    const folder = writeContent()
    rmSync(join(folder, 'products/machine-2.yaml'))
    const samples = { number: 1, name: 'Pack', pack: 'box', style: 'tuck', substrate: 'board', madeOn: ['machine-2'] }
    const both = {
      'boxes.yaml': JSON.stringify({ boxes: Array.from({ length: 12 }, (_, at) => ({ ...samples, number: at + 1 })) }),
    }
    for (const [name, text] of Object.entries(both)) writeFileSync(join(folder, name), text)
    const [problem, ...others] = findMistakes(folder)
    expect(others).toEqual([])
    expect(problem).toMatch(/^content\/home\.yaml · featured\[1\]: 'machine-2' is not a machine we know\. /)
    expect(problem?.match(/content\/boxes\.yaml/g)).toHaveLength(12)
  })

  it('is folded under it: a group with another title', () => {
    const categories = [{ title: 'Corrugators', lead: 'Text', items: [] }]
    const second = buildProductFile({ title: 'Double Facer' })
    const problems = findProblems({
      'products/double-facer.yaml': second,
      'categories.yaml': { categories, families: ['Slitters'] },
    })
    expect(problems).toEqual([
      "content/products/double-facer.yaml · Double Facer · category: 'Corrugation Machines' is not a category we know. Write one of Corrugators. It also appears in content/products/single-facer-corrugation-machine.yaml (line 4)",
    ])
  })

  it('is folded under it: a sample that is missing in the middle', () => {
    const samples = Array.from({ length: 12 }, (_, at) => ({
      number: at + 1,
      name: 'Pack',
      pack: 'box',
      style: 'tuck',
      substrate: 'board',
      madeOn: ['machine-1'],
    }))
    expect(findProblems({ 'boxes.yaml': { boxes: samples.filter(({ number }) => number !== 4) } })).toEqual([
      "content/boxes.yaml · Pack · boxes[3].number: '5' is out of order. Write 4, or put the sample with that number here",
    ])
  })

  it('is folded under it: a bracket that is not closed', () => {
    const problems = findProblems({ [PRODUCT_PATH]: `title: x\nstock: [a, b\nkind: c\nfigures:\n  - name: d\n` })
    expect(problems).toHaveLength(1)
  })
})

function pictures(first: string) {
  return [first, 'boxes/box-1', 'boxes/box-2'].map(key => ({ key, alt: 'Box' }))
}

describe('house rules', () => {
  it('give each machine a number of its own', () => {
    expect(
      findProblems({
        'products/machine-2.yaml': null,
        'products/twin.yaml': buildProductFile({ title: 'Twin', id: 7 }),
        'home.yaml': buildHomeFile({ featured: [...'13456789'].map(n => `machine-${n}`).concat('twin') }),
      }),
    ).toEqual([
      "content/products/twin.yaml · Twin · id: '7' is also the number of 'Machine 7'. Write one that no other machine has",
    ])
  })

  it.each([
    ['weight', "no figure gives the weight. Add one with 'quantity: weight' and 'unit: kg'"],
    ['overall-size', "no figure gives the overall size. Add one with 'quantity: overall-size' and 'unit: mm'"],
  ])('ask every machine for its %s', (quantity, sentence) => {
    const figures = PRODUCT_FILE.figures.filter(figure => figure.quantity !== quantity)
    expect(findProblems(withFields({ figures }))).toEqual([`${MACHINE} · figures: ${sentence}`])
  })
})
