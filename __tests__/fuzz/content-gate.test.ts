/** @jest-environment node */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse } from 'yaml'
import { getWords } from '@/lib/content/content'
import type { Content } from '@/lib/content/convert-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { ContentError, formatProblem } from '@/lib/content/files/problem'
import { readContent } from '@/lib/content/read-content'
import { formatFigureText } from '@/lib/trade/product/figure-text'
import { toSlug } from '@/lib/trade/product/slug'
import { OPEN_END } from '@/lib/trade/product/span'
import { createSpecificationRows } from '@/lib/trade/product/specification-rows'
import { createSearchIndex } from '@/lib/trade/search/search-index'
import { removeContent, writeContent } from '../support/content-builders'
import { anyJson, anyText, createRunOptions, FUZZ_LIMIT_MS, HIDDEN, odd } from '../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

/** Only a few machines, because the catalogue is read again for each case. */
const folder = writeContent()
afterAll(removeContent)

const FILES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.yaml'))
  .sort()

/** A whole number below `count`, from a share of it. */
const pick = (share: number, count: number) => Math.min(count - 1, Math.floor(share * count))
const share = fc.double({ min: 0, max: 1, noNaN: true })

type Change = (text: string) => string | Buffer

/** A change of one line of a file, chosen by its share of all lines. */
const onLine = (at: number, change: (line: string) => string): Change => {
  return text => {
    const lines = text.split('\n')
    const place = pick(at, lines.length)
    return lines.map((line, index) => (index === place ? change(line) : line)).join('\n')
  }
}

/** Mistakes of people and programs: inserted characters, missing parts, other line ends and encodings. */
const slip: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(share, fc.nat(80), fc.oneof(odd, anyText)).map(([at, length, word]): Change => {
    return text => text.slice(0, pick(at, text.length)) + word + text.slice(pick(at, text.length) + length)
  }),
  share.map(
    (at): Change =>
      text =>
        text.slice(0, pick(at, text.length)),
  ),
  fc
    .tuple(share, fc.constantFrom('', '\t', ' ', '   ', '- ', '# ', '&a ', '*a ', '!x ', '? '))
    .map(([at, start]) => onLine(at, line => start + line.trimStart())),
  share.map(at => onLine(at, line => `${line}\n${line}`)),
  fc.constantFrom<Change>(
    text => text.replaceAll('\n', '\r\n'),
    text => text.replaceAll('\n', '\r'),
    text => `\ufeff${text}`,
    text => Buffer.from(text, 'utf16le'),
    text => Buffer.from(`${text}# é`, 'latin1'),
    text => text + text,
    text => `${text}# ${'x'.repeat(70_000)}`,
    () => '',
  ),
)

/** A value that a field may get: what JSON holds, numbers out of all bounds, texts too long. */
const value = fc.oneof(
  anyJson,
  fc.constantFrom<unknown>(1e99, -1, 0, 1e-9, 0.12345, 2 ** 53, 'x '.repeat(3000), Array(100).fill('a'), [
    [[[[[[[[[[[[1]]]]]]]]]]]],
  ]),
  fc.constantFrom('corrugated', 'E', 'BC', 'automatic', 'machine', 'mm', 'kg'),
)

/** Changes one field of a file: another value, another name, a duplicate, or none. */
const edit: fc.Arbitrary<Change> = fc
  .record({ at: share, kind: fc.constantFrom('set', 'remove', 'rename', 'double', 'append'), value, word: anyText })
  .map(
    ({ at, kind, value: next, word }): Change =>
      text => {
        const data = parse(text)
        const places = listPlaces(data)
        const [owner, key] = places[pick(at, places.length)] ?? [data, 'title']
        const old = owner[key]
        if (kind === 'set') owner[key] = next
        else if (kind === 'append' && typeof old === 'string') owner[key] = old + word
        else if (kind === 'double' && Array.isArray(owner)) owner.push(old)
        // Also what is no text to append to, and no entry of a list to double.
        else delete owner[key]
        if (kind === 'rename') Object.defineProperty(owner, word, { value: old, enumerable: true, configurable: true })
        return JSON.stringify(data)
      },
  )

type Group = Record<string | number, unknown>

/** Every field of parsed content, with the group that holds it. */
function listPlaces(data: unknown): [owner: Group, key: string][] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => [[data as Group, key] as [Group, string], ...listPlaces(part)])
}

/** A problem names its file, 'content/home.yaml: …', and says with one of these verbs what to do. */
const PROBLEM = /^content\/.+: ./
const REMEDY = /\b(write|save|rename|remove|put|keep|give|add|make|correct|name|type|take|leave|use|do that)\b/i

/** No more problems, and none longer, than somebody can read. */
const [MOST_PROBLEMS, LONGEST_PROBLEM] = [40, 2500]

/** The longest text and the longest figure, in characters, for which pages have room. */
const [LONGEST_TEXT, LONGEST_FIGURE] = [4000, 300]

/** Expects a line for each problem, of the file, the field and what to do. */
function expectReadable(problems: readonly string[]) {
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.length).toBeLessThanOrEqual(MOST_PROBLEMS)
  for (const problem of problems) {
    expect(problem).not.toMatch(HIDDEN)
    expect(problem).toMatch(PROBLEM)
    expect(problem).toMatch(REMEDY)
    expect(problem).not.toMatch(/Invalid input|undefined|\[object|\bat .+:\d+:\d+/)
    expect(problem.length).toBeLessThan(LONGEST_PROBLEM)
  }
}

/** Whatever passes the gate can be shown: texts and numbers fit the layout, and URLs are valid. */
function expectSound(content: Content) {
  const texts: string[] = []
  // An assertion for each of tens of thousands of values would take most of the time.
  const wrong: string[] = []
  JSON.stringify(content, (key, part) => {
    if (typeof part === 'string') texts.push(part)
    // Amounts in rupees are not limited like figures: a machine costs crores.
    if (key === 'costInputs') return undefined
    // A visitor may ask for more packs than the limit of figures.
    const most = key === 'most' ? 1e9 : 1_000_000
    if (typeof part === 'number' && part !== OPEN_END && !(Math.abs(part) <= most)) wrong.push(`${key}: ${part}`)
    return part
  })
  wrong.push(...texts.filter(text => HIDDEN.test(text) || text.length > LONGEST_TEXT))
  expect(wrong).toEqual([])
  for (const product of content.products) {
    expect(toSlug(product.title)).toBe(product.slug)
    const size = product.figures.find(({ quantity }) => quantity === 'overall-size')
    // Every machine states its overall size, which is drawn unless it is stated in words.
    expect(product.size === null).toBe(size?.type === 'text')
    for (const figure of product.figures)
      expect(formatFigureText(figure).value.length).toBeLessThanOrEqual(LONGEST_FIGURE)
    for (const row of createSpecificationRows(product, getWords().product.specification)) {
      expect(row.name).not.toBe('')
    }
  }
  const { searchNotes } = getWords().catalogue
  const index = createSearchIndex(content.products, content.applications, content.searchWords, searchNotes)
  expect(index.machines.length).toBe(content.products.length)
}

let refused = 0

/** Reads the content with one changed file, and restores the file. */
function tryChange(file: string, change: Change) {
  const text = readFileSync(join(folder, file), 'utf8')
  try {
    writeFileSync(join(folder, file), change(text))
    const content = readContent(openFolder(folder))
    expectSound(content)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    refused++
    expectReadable(error.problems.map(formatProblem))
  } finally {
    writeFileSync(join(folder, file), text)
  }
}

it('accepts a content file with a random slip or edit, or stops with lines that say what to do', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.oneof(slip, edit), (file, apply) => tryChange(file, apply)),
    createRunOptions(30),
  )
  expect(refused).toBeGreaterThan(0)
})
