/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { KIND, type Schema } from '@/editor/schema'
import { toFile, toForm } from '@/editor/values'
import { patchYaml } from '@/editor/yaml'
import { listTexts } from '@/lib/content/files/list-texts'
import { openFolder } from '@/lib/content/files/open-folder'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { writeTexts } from '@/scripts/languages/write-texts'

type Value = Record<string, unknown>

/** The name of the schema of a file. */
const getName = (file: string) =>
  file.startsWith('products/') ? 'product' : file.replace('/', '-').replace('.yaml', '')

/** Making a schema takes longer than saving a file, so schemas are cached. */
const schemas = new Map<string, Schema>()

function getSchema(file: string): Schema {
  const name = getName(file)
  // The schemas have different types, which do not matter here.
  const schema = schemas.get(name) ?? (toJsonSchema(SCHEMAS[name] as never) as Schema)
  schemas.set(name, schema)
  return schema
}

const readText = (file: string) => readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8')
const MACHINE = 'products/automatic-folder-gluer-machine.yaml'

/** A few machines, because all are written alike, and every other file. */
const FILES = readdirSync(FIXTURE_CATALOGUE, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml') && SCHEMAS[getName(file)])
  .filter((file, index) => !file.startsWith('products/') || index % 8 === 0 || file === MACHINE)

/** Saves what a form has after a change, as the editor does. */
function save(file: string, change: (form: Value) => unknown = form => form) {
  const schema = getSchema(file)
  return patchYaml(readText(file), toFile(schema, change(toForm(schema, parse(readText(file))) as Value)))
}

/** The lines that a change removed and added, without those around them. */
function findChange(before: string, after: string) {
  const [removed, added] = [before.split('\n'), after.split('\n')]
  const start = removed.findIndex((line, index) => line !== added[index])
  let end = 0
  while (end < Math.min(removed.length, added.length) - start && removed.at(-1 - end) === added.at(-1 - end)) end++
  return { removed: removed.slice(start, removed.length - end), added: added.slice(start, added.length - end) }
}

it.each(FILES)('changes nothing in %s but what was typed, and can write each value anew', file => {
  expect(save(file)).toBe(readText(file))
  // Without texts that are wrapped: a longer one would be wrapped at other words, and change several lines.
  const texts = listTexts(parse(readText(file))).filter(({ text }) => text.length < 60)
  const [first, last] = [texts.at(0), texts.at(-1)]
  for (const { text, path } of [first, last].flatMap(found => found ?? [])) {
    const value = parse(readText(file))
    const [keys, field] = [path.slice(0, -1), String(path.at(-1))]
    const owner = keys.reduce<Value>((part, key) => part[String(key)] as Value, value)
    owner[field] = `${text} q`
    const changed = patchYaml(readText(file), value)
    expect(findChange(readText(file), changed)).toEqual({ removed: [expect.any(String)], added: [expect.any(String)] })
    expect(parse(changed)).toEqual(value)
  }
  const value = toFile(getSchema(file), toForm(getSchema(file), parse(readText(file))))
  expect(parse(patchYaml('', value))).toEqual(value)
})

it('changes nothing in a translation but what was typed', () => {
  // The real content, because the tests' catalogue has no translation that people have written and commented.
  const source = openFolder('content')
  const translations = source.list().filter(path => /^[a-z]{2,3}\/(?!language|glossary).*\.yaml$/.test(path))
  const nothingTyped = {}
  for (const file of translations)
    expect(writeTexts(source, file, nothingTyped)).toBe(readFileSync(join('content', file), 'utf8'))
})

type Figures = Value & { figures: Value[] }
const withFigures = (change: (figures: Value[]) => Value[]) => (form: Value) => ({
  ...form,
  figures: change((form as Figures).figures),
})

it('writes a changed figure on one line, in the bracket style of the file', () => {
  const changed = save(
    MACHINE,
    withFigures(([first, ...rest]) => [{ ...first, range: '150, 420' }, ...rest]),
  )
  expect(changed).toBe(readText(MACHINE).replace('    range: [160, 420]', '    range: [150, 420]'))
})

it('removes only the lines of a removed figure, and adds only those of a new one', () => {
  const removed = save(
    MACHINE,
    withFigures(([first = {}, _second, ...rest]) => [first, ...rest]),
  )
  const [first, _second, ...rest] = parse(readText(MACHINE)).figures
  expect(findChange(readText(MACHINE), removed).added).toEqual([])
  expect(parse(removed).figures).toEqual([first, ...rest])
  // KIND says which of the fields for a value the form shows; the file has only the field itself.
  const tray = { name: 'Tray', [KIND]: 'size', size: '[300, 900], 200', unit: 'mm' }
  const added = save(
    MACHINE,
    withFigures(([first = {}, ...rest]) => [first, tray, ...rest]),
  )
  expect(findChange(readText(MACHINE), added)).toEqual({
    removed: [],
    added: ['  - name: Tray', '    size: [[300, 900], 200]', '    unit: mm'],
  })
})

it('keeps comments, quotes and empty values', () => {
  // The list has its own comment, the first entry one of its own, and the second its text in quotes.
  const text = `# schema\ntitle: A # the title\noptions: []\n# figures\nlist:\n  - name: B # b\n  - name: "C"\nnote: ''\n`
  expect(patchYaml(text, { title: 'A', list: [{ name: 'B' }, { name: 'D' }] })).toBe(text.replace('C', 'D'))
})

it('keeps a text of several lines as a block that ends with a line break, and writes new ones like that', () => {
  const text = 'description: |\n  One\n  Two\nkind: A\n'
  expect(patchYaml(text, { description: 'One\nThree', kind: 'A' })).toBe(text.replace('Two', 'Three'))
  expect(patchYaml(text, { description: 'One\nTwo', kind: 'B' })).toBe(text.replace('A', 'B'))
  expect(patchYaml('', { description: 'One\nTwo', kind: 'A' })).toBe(text)
})

it('leaves ambiguous or unreadable numbers as text, for the gate to refuse', () => {
  const numbers = { type: 'array', items: { type: 'number' } }
  expect(['160, 420', '[1, 2], 3', '1,200', '160 to 420'].map(text => toFile(numbers, text))).toEqual([
    [160, 420],
    [[1, 2], 3],
    '[1,200]',
    '160 to 420',
  ])
})

it('removes a field that was emptied, or writes null where the file needs the field', () => {
  const page = { anyOf: [{ type: 'string' }, { type: 'null' }] }
  const schema = { type: 'object', properties: { note: { type: 'string' }, page }, required: ['page'] }
  expect(toFile(schema, { note: '', page: '' })).toEqual({ page: null })
})

it('leaves a field of a newer schema as it is, for the gate to report', () => {
  const text = `${readText(MACHINE)}warranty:\n  months: 24\n`
  const schema = getSchema(MACHINE)
  expect(patchYaml(text, toFile(schema, toForm(schema, parse(text))))).toBe(text)
})
