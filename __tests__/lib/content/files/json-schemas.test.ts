/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJsonSchemas } from '@/lib/content/files/json-schemas'

const content = join(process.cwd(), 'content')
const schemas = createJsonSchemas()

it.each(Object.entries(schemas))('%s is as fresh as the schema the build checks with', (name, text) => {
  expect(readFileSync(join(content, 'schema', name), 'utf8')).toBe(text)
})

it('keeps no schema that nothing makes', () => {
  expect(readdirSync(join(content, 'schema')).sort()).toEqual(Object.keys(schemas).sort())
})

it('tells an editor that a figure holds one number', () => {
  const { properties } = JSON.parse(schemas['product.json'] ?? '')
  expect(properties.figures.items.oneOf).toContainEqual({ required: ['range'] })
  expect(properties.figures.items.additionalProperties).toBe(false)
})

/** The measuring set of the search is no content of the site; its own test checks it. */
const WITHOUT_SCHEMA = 'search-queries.yaml'
const topFiles = readdirSync(content).filter(name => name.endsWith('.yaml') && name !== WITHOUT_SCHEMA)
const productFiles = readdirSync(join(content, 'products')).map(name => `products/${name}`)
const lineFiles = readdirSync(join(content, 'line')).map(name => `line/${name}`)

it.each([...topFiles, ...productFiles, ...lineFiles])('%s names its schema in its first line', file => {
  const [first] = readFileSync(join(content, file), 'utf8').split('\n')
  const own = file.replace('line/', 'line-').replace('.yaml', '.json')
  const schema = file.startsWith('products/')
    ? '../schema/product.json'
    : `${file.includes('/') ? '..' : '.'}/schema/${own}`
  expect(first).toBe(`# yaml-language-server: $schema=${schema}`)
})
