/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import writeExcelFile from 'write-excel-file/node'
import { buildFile, PRODUCT_PATH, removeContent, writeContent } from '@/__tests__/support/content-builders'
import { copyWords, LANGUAGE, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { readTranslated } from '@/lib/content/language/translate'
import { listTextRows } from '@/scripts/languages/list-text-rows'
import { readBack } from '@/scripts/languages/read-back'
import { readLines, writeSheet } from '@/scripts/languages/table'
import { writeTexts } from '@/scripts/languages/write-texts'

afterAll(removeContent)

const FILE = `hi/${PRODUCT_PATH}`
/** A translation whose comments and order must stay. The hash of the English of 'operators' is out of date. */
const YAML = `# Seen by Asha
operators: एक ऑपरेटर। # or two
title: सिंगल फेसर
of:
  operators: '00000000'
`

/** The lines of a folder's table. `changes` has by 'file path' a translation, or the English and a translation. */
function changeLines(folder: string, changes: Record<string, string | [english: string, translation: string]>) {
  return [...listTextRows(openFolder(folder), 'hi')].map(([key, { file, path: keys, english, translation }]) => {
    const path = keys.join('.')
    const change = changes[key] ?? translation
    return typeof change === 'string' ? [file, path, english, change] : [file, path, ...change]
  })
}

const readText = (folder: string, file = FILE) => readFileSync(join(folder, file), 'utf8')

/** The texts of a folder's table that have a translation. */
const listTranslations = (folder: string) =>
  [...listTextRows(openFolder(folder), 'hi').values()].filter(({ translation }) => translation)

it('lists translated, stale and missing texts, but no codes', () => {
  const folder = writeTranslated({ 'products/machine-1.yaml': { kind: 'मशीन' } })
  const source = openFolder(writeContent({ [FILE]: YAML }, folder))
  const rows = listTextRows(source, 'hi')
  const findRow = (path: string, file = FILE) => rows.get(`${file} ${path}`)
  expect(findRow('title')).toMatchObject({ english: 'Single Facer (Corrugation Machine)', state: 'stale' })
  expect(findRow('kind')).toMatchObject({ english: 'fingerless single facer', translation: '', state: 'missing' })
  expect(findRow('kind', 'hi/products/machine-1.yaml')).toMatchObject({ translation: 'मशीन', state: 'current' })
  expect(findRow('process')).toBeUndefined()
  expect(findRow('terms.preheater', 'hi/terms.yaml')).toMatchObject({ translation: 'प्रीहीटर', state: 'current' })
  expect(findRow('terms.corrugating rolls', 'hi/terms.yaml')).toMatchObject({ state: 'missing' })
})

it('lists no addresses, and no names of machines or pictures', () => {
  const folder = writeTranslated({
    'navigation.yaml': buildFile('navigation.yaml'),
    'home.yaml': buildFile('home.yaml'),
  })
  const rows = [...listTextRows(openFolder(folder), 'hi').values()].filter(({ file }) => !file.startsWith('hi/words/'))
  const paths = rows.map(({ path }) => path.join('.'))
  expect(paths).toContain('main.0.title')
  expect(paths.filter(path => /\.(href|key|product)$/.test(path))).toEqual([])
})

it('writes a text back as current, and keeps the comments, the order and the other texts of the file', () => {
  const folder = writeContent({ 'hi/language.yaml': LANGUAGE, [FILE]: YAML })
  expect(readBack(folder, changeLines(folder, {}))).toEqual({ changed: [], refused: [] })
  const { changed } = readBack(folder, changeLines(folder, { [`${FILE} title`]: 'एक फेसर' }))
  expect(changed).toEqual([FILE])
  const [before = '', after] = YAML.replace('सिंगल फेसर', 'एक फेसर').split('of:')
  expect(readText(folder)).toMatch(before)
  expect(readText(folder)).toContain(`of:${after}  title: `)
  expect(listTranslations(folder)).toMatchObject([{ path: ['title'], state: 'current' }, { state: 'stale' }])
})

it('accepts all translations of a file as current, without another text', () => {
  const folder = writeContent({ 'hi/language.yaml': LANGUAGE, [FILE]: YAML })
  const listStates = () => listTranslations(folder).map(({ state }) => state)
  expect(listStates()).toEqual(['stale', 'stale'])
  const noTexts = {}
  writeFileSync(join(folder, FILE), writeTexts(openFolder(folder), FILE, noTexts, { isCompared: true }))
  expect(listStates()).toEqual(['current', 'current'])
})

it('adds missing texts, which makes a file current', () => {
  const { about: _, ...phrases } = copyWords('words/phrases.yaml')
  const folder = writeTranslated({ 'words/phrases.yaml': phrases })
  const lines = changeLines(folder, {
    'hi/words/phrases.yaml about': 'लगभग {value}',
    'hi/terms.yaml terms.corrugating rolls': 'कोरुगेटिंग रोलर',
    'hi/words/report.yaml title': 'रिपोर्ट',
  })
  expect(readBack(folder, lines).refused).toEqual([])
  expect(readTranslated(openFolder(folder), 'hi', 'words/phrases.yaml').state).toBe('current')
  expect(readText(folder, 'hi/terms.yaml')).toContain('corrugating rolls: कोरुगेटिंग रोलर')
})

it('refuses a text whose English has changed, one with other line breaks, and one that does not exist', () => {
  const folder = writeTranslated()
  const old = readText(folder)
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
  expect(readText(folder)).toBe(old)
})

it('reads a sheet back as it was written, with line breaks and empty cells, and refuses any other file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sheet-')), 'languages-hi.xlsx')
  const row = {
    file: 'hi/a.yaml',
    path: ['b', 0],
    english: 'He said "yes"\n2',
    translation: '',
    state: 'missing',
  } as const
  await writeSheet([row, { ...row, path: ['c'], translation: 'क्षेत्र\n2', state: 'stale' }], file)
  expect(await readLines(file)).toEqual({
    lines: [
      ['hi/a.yaml', 'b.0', 'He said "yes"\n2', '', 'missing'],
      ['hi/a.yaml', 'c', 'He said "yes"\n2', 'क्षेत्र\n2', 'stale'],
    ],
    refused: [],
  })
  writeFileSync(file, 'file,path')
  expect(await readLines(file)).toBeNull()
})

it.each([
  ['a date', new Date('2026-03-08')],
  ['a number', 3],
])('refuses a cell that a program has turned into %s', async (kind, value) => {
  const file = join(mkdtempSync(join(tmpdir(), 'sheet-')), 'languages-hi.xlsx')
  const head = ['file', 'path', 'English', 'translation', 'state']
  const format = value instanceof Date ? { format: 'yyyy-mm-dd' } : {}
  const texts = ['hi/a.yaml', 'b', '8-3'].map(text => ({ value: text }))
  await writeExcelFile([head.map(text => ({ value: text })), [...texts, { value, ...format }]]).toFile(file)
  expect(await readLines(file)).toEqual({
    lines: [],
    refused: [`hi/a.yaml b: is ${kind}, not a text. Format the cell as text, and type it again`],
  })
})
