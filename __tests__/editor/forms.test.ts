/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { createConfig, listForms } from '@/editor/config'
import { createEditorHeaders } from '@/scripts/edit/editor'

type Part = { name: string; files?: Part[]; fields?: Part[]; types?: Part[]; [option: string]: unknown }
type Config = { collections: Part[]; singletons: Part[] }

const backend = { name: 'github', repo: 'owner/site' } as const
const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })

// The configuration as Sveltia gets it, after it has been JSON.
const { collections, singletons }: Config = JSON.parse(
  JSON.stringify(createConfig(listForms(FILES), { backend, siteUrl: 'https://example.in', hasPreview: false })),
)

/** The form, field or type of this name among some. */
const findPart = (parts: Part[] | undefined, name: string) => parts?.find(part => part.name === name)
const product = findPart(collections, 'products')

/** The names of a form, of its fields and of all below them. */
function listNames({ name, fields = [], types = [] }: Part): string[] {
  return [name, ...[...fields, ...types].flatMap(listNames)]
}

it('has a form for each content file', () => {
  const own = FILES.filter(name => name.endsWith('.yaml') && !/^(products\/|search-queries)/.test(name))
  const forms = [...collections.flatMap(({ files = [] }) => files), ...singletons].map(({ file }) => file)
  expect(forms).toEqual(expect.arrayContaining(own.map(name => `content/${name}`)))
})

it('puts the gate, which checks what is typed, first in each form, and uses only names that Sveltia accepts', () => {
  for (const { fields = [], ...form } of [...collections.flatMap(own => own.files ?? own), ...singletons]) {
    expect(fields[0]).toMatchObject({ name: '_gate', widget: 'gate' })
    expect(listNames({ ...form, fields }).filter(name => /[^\w-]/.test(name))).toEqual([])
  }
})

it('gives no field a default of null, with which Sveltia does not start', () => {
  const forms = [...collections.flatMap(own => own.files ?? own), ...singletons]
  const parts = forms.flatMap(({ fields = [] }) => fields).flatMap(listParts)
  expect(parts.filter(part => part.default === null)).toEqual([])
})

it('makes of each kind of field in the schemas its widget, with the limit and the error sentence of a text', () => {
  expect(findPart(product?.fields, 'title')).toMatchObject({ widget: 'string', required: true, maxlength: 160 })
  // A number is typed as a text, which the gate reads.
  expect(findPart(product?.fields, 'id')).toMatchObject({ widget: 'string' })
  expect(findPart(product?.fields, 'automation')).toMatchObject({ widget: 'select', required: true })
  expect(findPart(product?.fields, 'category')).toMatchObject({ widget: 'relation', value_field: 'categories.*.title' })
  expect(findPart(product?.fields, 'related')).toMatchObject({ widget: 'relation', multiple: true })
  const company = findPart(singletons, 'company')
  expect(findPart(company?.fields, 'salesPhone')?.pattern).toEqual([
    expect.any(String),
    expect.stringContaining("Write it like '+91"),
  ])
  const colours = findPart(findPart(singletons, 'brand')?.fields, 'colours')
  expect(findPart(colours?.fields, 'ink')).toMatchObject({ widget: 'color' })
})

/** All fields of a form, with those inside them. */
function listParts(part: Part): Part[] {
  const { fields = [], types = [], field } = part as Part & { field?: Part }
  return [part, ...[...fields, ...types, ...(field ? [field] : [])].flatMap(listParts)]
}

/** Developers' terms, which must not appear in forms. */
const DEVELOPER_WORDS =
  /^(id|slug|kind|infeed|basis|models|meta(data)?|hero|statement|href|key|items?|mm|gst|webs|alt|lay|lead|alike|another|description 2|map query|video url|plus minus|(up|add on) to|of|x|per model|one of|story|domain|style)$/i

it("uses no developer's words in the labels and hints of the forms", () => {
  // The labels in forms of words are made of the names of the words. Of the collections, only machines have a folder.
  const own = singletons.filter(({ name }) => !name.startsWith('words-'))
  const parts = [...collections.filter(({ folder }) => folder), ...own]
    .flatMap(({ fields = [] }) => fields)
    .flatMap(listParts)
  const labels = parts.map(({ label }) => String(label))
  expect(labels.filter(label => DEVELOPER_WORDS.test(label))).toEqual([])
  const hints = parts.flatMap(({ hint }) => (typeof hint === 'string' ? hint : []))
  // A file's name, null, an empty text in quotes, and a name in camel case.
  expect(hints.filter(hint => /\.yaml|\bnull\b|''|\b[a-z]{2,}[A-Z]/.test(hint))).toEqual([])
})

it('shows the value of a figure that is folded', () => {
  const kinds = findPart(product?.fields, 'figures')?.types
  expect(findPart(kinds, 'range')).toMatchObject({ label: 'From and to', summary: '{{name}}: {{range}} {{unit}}' })
  expect(findPart(kinds, 'upTo')?.summary).toBe('{{name}}: up to {{upTo}} {{unit}}')
  expect(findPart(kinds, 'text')?.summary).toBe('{{name}}: {{text}} ')
})

it('offers for each kind of figure only the fields that it can have', () => {
  const kinds = findPart(product?.fields, 'figures')?.types
  const listFields = (kind: string) => findPart(kinds, kind)?.fields?.map(({ name }) => name)
  expect(listFields('range')).toEqual(['name', 'condition', 'range', 'unit', 'quantity'])
  expect(listFields('value')).toEqual(['name', 'condition', 'value', 'plusMinus', 'times', 'unit', 'quantity'])
  expect(listFields('count')).toEqual(['name', 'condition', 'count', 'of'])
})

it('lets the editor call its Git host and nothing else', () => {
  const findConnect = (backend: { name: string; [option: string]: string }) =>
    /connect-src ([^;]*)/.exec(createEditorHeaders({ backend })['Content-Security-Policy'] ?? '')?.[1]
  expect(findConnect({ name: 'github' })).toBe("'self' data: blob: https://api.github.com")
  expect(findConnect({ name: 'gitlab', base_url: 'https://git.example.in/x' })).toContain('https://git.example.in')
})
