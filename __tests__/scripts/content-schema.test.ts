/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'yaml'
import { z } from 'zod'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'

/** Where the schemas are made; the files name them relative to their own place in content/. */
const CONTENT = 'content'

const files = readdirSync(FIXTURE_CATALOGUE, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.yaml'),
)

const ajv = new Ajv({ strict: false, validateFormats: false })

/** The schemas by the paths that files name them by: one is read for many files. */
const schemas = new Map<string, object>()

/** Validates data as an editor does, with the schema that a line at the top of a file names. */
function validate(file: string, text: string, data: unknown) {
  const [, schema = 'none'] = /^# yaml-language-server: \$schema=(\S+)\r?\n/m.exec(text) ?? []
  const path = join(CONTENT, dirname(file), schema)
  const own = schemas.get(path) ?? JSON.parse(readFileSync(path, 'utf8'))
  schemas.set(path, own)
  return ajv.validate(own, data) ? [] : (ajv.errors ?? []).map(error => ({ file, ...error }))
}

it('each file names its schema, and an editor finds no mistake in it', () => {
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
  ['a field that there is not', { value: 3, valeu: 4, unit: 'kW' }, false],
  ['a margin alone', { plusMinus: 0.5, unit: 'mm' }, true],
  ['a count', { count: 4, of: 'sets' }, true],
  ['a count with a unit', { count: 4, unit: 'kW' }, false],
])('tells an editor whether a figure may have %s', (_, figure, isSound) => {
  const figures = [{ name: 'Speed', ...figure }]
  expect(validate(file, text, { ...parse(text), figures }).length === 0).toBe(isSound)
})

it('tells an editor what a text must name, and what to write for one that does not fit', () => {
  const { properties = {} } = toJsonSchema(SCHEMAS.product ?? z.any())
  expect(properties.category).toMatchObject({ names: 'category' })
  expect(properties.slug).toMatchObject({ patternErrorMessage: expect.stringContaining("'tray-former'") })
})

it('refuses a pattern with flags, which an editor would read without them', () => {
  expect(() => toJsonSchema(z.string().regex(/^[a-z]$/i))).toThrow('flags')
})
