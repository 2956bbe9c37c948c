/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Ajv from 'ajv'
import { parse } from 'yaml'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'

/** Where the schemas are made; the files name them relative to their own place in content/. */
const CONTENT = 'content'

/** The measuring set of the search is no content of the site; its own test checks it. */
const WITHOUT_SCHEMA = 'search-queries.yaml'
const files = readdirSync(FIXTURE_CATALOGUE, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.yaml') && name !== WITHOUT_SCHEMA,
)

const ajv = new Ajv({ strict: false, validateFormats: false })

/** Validates data as an editor does, with the schema that the first line of a file names. */
function validate(file: string, text: string, data: unknown) {
  const [, schema = 'none'] = /^# yaml-language-server: \$schema=(\S+)\r?\n/.exec(text) ?? []
  const isValid = ajv.validate(JSON.parse(readFileSync(join(CONTENT, dirname(file), schema), 'utf8')), data)
  return isValid ? [] : ajv.errors
}

it.each(files)('%s names its schema in its first line, and an editor finds no mistake in it', file => {
  const text = readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8')
  expect(validate(file, text, parse(text))).toEqual([])
})

it('tells an editor that a figure has one number, and which fields there are', () => {
  const [file = ''] = files.filter(name => name.startsWith('products'))
  const text = readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8')
  const machine = parse(text)
  const withFigure = (figure: object) => ({ ...machine, figures: [{ name: 'Speed', ...figure }] })
  expect(validate(file, text, withFigure({ value: 3, upTo: 4 }))).not.toEqual([])
  expect(validate(file, text, withFigure({ value: 3, valeu: 4 }))).not.toEqual([])
})
