/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { createConfig } from '@/editor/config'
import { createEditorHeaders } from '@/scripts/edit/build-editor'

type Part = { name: string; fields?: Part[]; types?: Part[]; [option: string]: unknown }
type Config = { collections: Part[]; singletons: Part[]; publish_mode: string }

// As Sveltia gets it.
const { collections, singletons, publish_mode }: Config = JSON.parse(
  JSON.stringify(createConfig({ name: 'github', repo: 'owner/site' }, 'https://example.in', false)),
)
const find = (parts: Part[] | undefined, name: string) => parts?.find(part => part.name === name)
const product = find(collections, 'products')

function listNames({ name, fields = [], types = [] }: Part): string[] {
  return [name, ...[...fields, ...types].flatMap(listNames)]
}

it('has a form for each content file', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.yaml') && !/^(products|[a-z]{2})\//.test(name) && name !== 'search-queries.yaml',
  )
  expect(singletons.map(({ file }) => file)).toEqual(expect.arrayContaining(files.map(name => `content/${name}`)))
})

it('each form has the gate first, and names that Sveltia takes', () => {
  for (const { fields = [], ...form } of [...collections, ...singletons]) {
    expect(fields[0]).toMatchObject({ name: '_gate', widget: 'gate' })
    expect(listNames({ ...form, fields }).filter(name => /[^\w-]/.test(name))).toEqual([])
  }
})

it('takes limits, choices and sentences from the schemas', () => {
  expect(find(product?.fields, 'title')).toMatchObject({ widget: 'string', required: true, maxlength: 160 })
  expect(find(product?.fields, 'id')).toMatchObject({ widget: 'number', value_type: 'int' })
  expect(find(product?.fields, 'automation')).toMatchObject({ widget: 'select', required: true })
  expect(find(product?.fields, 'category')).toMatchObject({ widget: 'relation', value_field: 'categories.*.title' })
  expect(find(product?.fields, 'related')).toMatchObject({ widget: 'relation', multiple: true })
  const company = find(singletons, 'company')
  expect(find(company?.fields, 'salesPhone')?.pattern).toEqual([
    expect.any(String),
    expect.stringContaining("Write it like '+91"),
  ])
  const colours = find(find(singletons, 'brand')?.fields, 'colours')
  expect(find(colours?.fields, 'ink')).toMatchObject({ widget: 'color' })
})

it('each kind of figure has the fields that it can have', () => {
  const kinds = find(product?.fields, 'figures')?.types
  const listFields = (kind: string) => find(kinds, kind)?.fields?.map(({ name }) => name)
  expect(listFields('range')).toEqual(['name', 'condition', 'range', 'unit', 'quantity'])
  expect(listFields('value')).toEqual(['name', 'condition', 'value', 'plusMinus', 'times', 'unit', 'quantity'])
  expect(listFields('count')).toEqual(['name', 'condition', 'count', 'of'])
})

it('each save is a pull request where the host has them', () => {
  expect(publish_mode).toBe('editorial_workflow')
})

it('the policy lets the editor ask its Git host and nothing else', () => {
  const findConnect = (backend: { name: string; [option: string]: string }) =>
    /connect-src ([^;]*)/.exec(createEditorHeaders({ backend })['Content-Security-Policy'] ?? '')?.[1]
  expect(findConnect({ name: 'github' })).toBe("'self' data: blob: https://api.github.com")
  expect(findConnect({ name: 'gitlab', base_url: 'https://git.example.in/x' })).toContain('https://git.example.in')
})
