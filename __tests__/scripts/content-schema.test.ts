/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'yaml'
import { z } from 'zod'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'
import { writeSchemas } from '@/scripts/content-schema/write-schemas'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

const files = readdirSync(FIXTURE_CATALOGUE, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.yaml'),
)

const ajv = new Ajv({ strict: false, validateFormats: false })

/** The schemas by the paths that files name them by: one is made for many files. */
const schemas = new Map<string, object>()

/** Validates data as an editor does, with the schema that a line at the top of a file names. */
function validate(file: string, text: string, data: unknown) {
  const [, schema = 'none'] = /^# yaml-language-server: \$schema=(\S+)\r?\n/m.exec(text) ?? []
  const path = posix.join(posix.dirname(file), schema)
  const name = posix.basename(path, '.json')
  expect(path).toBe(`schema/${name}.json`)
  const own = schemas.get(path) ?? toJsonSchema(SCHEMAS[name] as z.ZodType)
  schemas.set(path, own)
  return ajv.validate(own, data) ? [] : (ajv.errors ?? []).map(error => ({ file, ...error }))
}

it('finds no mistake in any content file by the schema that the file names', () => {
  const mistakes = files.flatMap(file => {
    const text = readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8')
    return validate(file, text, parse(text))
  })
  expect(mistakes).toEqual([])
})

const [file = ''] = files.filter(name => name.startsWith('products'))
const text = readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8')

it.each([
  ['one number', { value: 3, unit: 'kW' }, true],
  ['two numbers', { value: 3, upTo: 4, unit: 'kW' }, false],
  ['an unknown field', { value: 3, valeu: 4, unit: 'kW' }, false],
  ['a margin alone', { plusMinus: 0.5, unit: 'mm' }, true],
  ['a count', { count: 4, of: 'sets' }, true],
  ['a count with a unit', { count: 4, unit: 'kW' }, false],
])('tells an editor whether a figure may have %s', (_, figure, isSound) => {
  const figures = [{ name: 'Speed', ...figure }]
  expect(validate(file, text, { ...parse(text), figures }).length === 0).toBe(isSound)
})

it('writes a schema that is missing or out of date, and removes one that is no longer made', () => {
  const content = mkdtempSync(join(tmpdir(), 'schemas-'))
  const folder = join(content, 'schema')
  expect(writeSchemas(content)).toHaveLength(Object.keys(SCHEMAS).length)
  expect(writeSchemas(content)).toEqual([])
  writeFileSync(join(folder, 'home.json'), '{}')
  writeFileSync(join(folder, 'former.json'), '{}')
  expect(writeSchemas(content)).toEqual([join(folder, 'home.json')])
  expect(readdirSync(folder)).not.toContain('former.json')
  rmSync(content, { recursive: true })
})

it('tells an editor which names a field takes, and what to write instead of a text that is refused', () => {
  const { properties = {} } = toJsonSchema(SCHEMAS.product ?? z.any())
  expect(properties.category).toMatchObject({ names: 'category' })
  expect(properties.slug).toMatchObject({ patternErrorMessage: expect.stringContaining("'tray-former'") })
})

it('refuses a pattern with flags, which an editor would read without them', () => {
  expect(() => toJsonSchema(z.string().regex(/^[a-z]$/i))).toThrow('flags')
})
