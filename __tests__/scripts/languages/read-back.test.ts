/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_PATH, removeContent, writeContent } from '@/__tests__/support/content-builders'
import { copyWords, LANGUAGE, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { readTranslated } from '@/lib/content/language/translate'
import { listTexts } from '@/scripts/languages/list-texts'
import { readBack } from '@/scripts/languages/read-back'
import { formatTable, parseTable } from '@/scripts/languages/table'
import { writeTexts } from '@/scripts/languages/write-texts'

afterAll(removeContent)

const FILE = `hi/${PRODUCT_PATH}`
const YAML = `# Seen by Asha
of: '00000000'
operators: एक ऑपरेटर। # or two
title: सिंगल फेसर
`

/** The lines of the table of a folder, some of them changed: 'file path' by translation, or by English and translation. */
function changeLines(folder: string, changes: Record<string, string | [english: string, translation: string]>) {
  const table = formatTable(listTexts(openFolder(folder), 'hi').values())
  const lines = parseTable(new TextEncoder().encode(table)) ?? []
  return lines.map(([file = '', path = '', english = '', translation = '']) => {
    const change = changes[`${file} ${path}`] ?? translation
    return typeof change === 'string' ? [file, path, english, change] : [file, path, ...change]
  })
}

const read = (folder: string, file = FILE) => readFileSync(join(folder, file), 'utf8')

it('lists what is translated, stale or missing, but no code', () => {
  const folder = writeTranslated({ 'products/machine-1.yaml': { kind: 'मशीन' } })
  const source = openFolder(writeContent({ [FILE]: YAML }, folder))
  const rows = listTexts(source, 'hi')
  const find = (path: string, file = FILE) => rows.get(`${file} ${path}`)
  expect(find('title')).toMatchObject({ english: 'Single Facer (Corrugation Machine)', state: 'stale' })
  expect(find('kind')).toMatchObject({ english: 'fingerless single facer', translation: '', state: 'missing' })
  expect(find('kind', 'hi/products/machine-1.yaml')).toMatchObject({ translation: 'मशीन', state: 'current' })
  expect(find('process')).toBeUndefined()
  expect(find('terms.preheater', 'hi/terms.yaml')).toMatchObject({ translation: 'प्रीहीटर', state: 'current' })
  expect(find('terms.corrugating rolls', 'hi/terms.yaml')).toMatchObject({ state: 'missing' })
})

it('sets a text in its place, with the comments and the order of the file, which stays stale', () => {
  const folder = writeContent({ 'hi/language.yaml': LANGUAGE, [FILE]: YAML })
  expect(readBack(folder, changeLines(folder, {}))).toEqual({ changed: [], refused: [] })
  const { changed } = readBack(folder, changeLines(folder, { [`${FILE} title`]: 'एक फेसर' }))
  expect(changed).toEqual([FILE])
  expect(read(folder)).toBe(YAML.replace('सिंगल फेसर', 'एक फेसर'))
  expect(writeTexts(openFolder(folder), FILE, {}, true)).not.toContain('00000000')
})

it('adds what was missing, which makes a file current', () => {
  const { about: _, ...phrases } = copyWords('words/phrases.yaml')
  const folder = writeTranslated({ 'words/phrases.yaml': phrases })
  const lines = changeLines(folder, {
    'hi/words/phrases.yaml about': 'लगभग {value}',
    'hi/terms.yaml terms.corrugating rolls': 'कोरुगेटिंग रोलर',
    'hi/words/report.yaml title': 'रिपोर्ट',
  })
  expect(readBack(folder, lines).refused).toEqual([])
  expect(readTranslated(openFolder(folder), 'hi', 'words/phrases.yaml', []).state).toBe('current')
  expect(read(folder, 'hi/terms.yaml')).toContain('corrugating rolls: कोरुगेटिंग रोलर')
})

it('leaves alone a text whose English was changed, one that lost its lines, and one that there is not', () => {
  const folder = writeTranslated()
  const old = read(folder)
  const lines = changeLines(folder, {
    [`${FILE} title`]: ['Double Facer', 'डबल फेसर'],
    [`${FILE} description`]: 'शांत गियर, बिना फिंगर का डिज़ाइन',
  })
  expect(readBack(folder, [...lines, ['hi/x.yaml', 'a', 'A', 'अ']])).toEqual({
    changed: [],
    refused: [
      `${FILE} title: translates 'Double Facer', which is now 'Single Facer (Corrugation Machine)'`,
      `${FILE} description: has 1 lines, and the English 2`,
      'hi/x.yaml a: is no text of the content',
    ],
  })
  expect(read(folder)).toBe(old)
})

describe('a saved table', () => {
  const HEAD = 'file\tpath\tEnglish\ttranslation\tstate'

  it('may have quotes, line ends within a cell, and the encoding of Excel', () => {
    const text = `${HEAD}\r\na.yaml\tb\t"He said ""yes"""\t"one\r\ntwo"\tstale\r\n`
    const lines = [['a.yaml', 'b', 'He said "yes"', 'one\ntwo', 'stale']]
    expect(parseTable(new TextEncoder().encode(text))).toEqual(lines)
    expect(parseTable(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(lines)
  })

  it('with other columns is refused', () => {
    expect(parseTable(new TextEncoder().encode(`${HEAD.replaceAll('\t', ',')}\na,b,c,d,e\n`))).toBeNull()
  })
})
