/** @jest-environment node */
import { parse } from 'yaml'
import { toFields } from '@/editor/fields'
import type { Schema } from '@/editor/schema'
import { openGroups, readForm, showFile } from '@/editor/word-form'
import { patchYaml } from '@/editor/yaml'
import { FEATURES, getWordsFile } from '@/lib/words/defaults'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'

type Values = Record<string, unknown>
type Field = { name: string; default?: unknown; required?: boolean; fields?: Field[] }

/** The form for the words of a feature. */
function createForm(feature: string) {
  // The schemas have different types, which do not matter here.
  const schema = openGroups(toJsonSchema(SCHEMAS[`words-${feature}`] as never) as Schema)
  return { file: getWordsFile(feature), schema }
}

const HEAD = '# yaml-language-server: $schema=../schema/words-frame.json\n'
const FRAME = createForm('frame')

/** Saves the form of a file after a change, as the editor does. */
function save(text: string, change: (form: Values) => Values, form = FRAME) {
  return patchYaml(text, readForm(form, change(showFile(form, parse(text)))))
}

const setNewsletter = (newsletter: string) => (form: Values) => ({
  ...form,
  footer: { ...(form.footer as Values), newsletter },
})

it('shows each text as the site shows it', () => {
  expect(showFile(FRAME, null)).toMatchObject({
    skipToContent: 'Skip to content',
    footer: { newsletter: 'Newsletter' },
  })
  const own = parse('footer:\n  newsletter: News by mail\n')
  expect(showFile(FRAME, own)).toMatchObject({ footer: { newsletter: 'News by mail', address: 'Address' } })
})

it('saves a changed text as one key on one line, and removes the key when the change is undone', () => {
  const changed = save(HEAD, setNewsletter('News by mail'))
  expect(parse(changed)).toEqual({ footer: { newsletter: 'News by mail' } })
  expect(save(changed, setNewsletter('News by post'))).toBe(changed.replace('News by mail', 'News by post'))
  expect(save(changed, setNewsletter('Newsletter')).trim()).toBe(HEAD.trim())
  // Emptying a field restores the default.
  expect(save(changed, setNewsletter('')).trim()).toBe(HEAD.trim())
})

it('keeps comments and other changes of the file', () => {
  const text = `${HEAD}# As our posters say\nhome: Start\nfooter:\n  address: Where we are # The street\n`
  expect(save(text, form => form)).toBe(text)
  const changed = save(text, setNewsletter('News by mail'))
  expect(changed).toBe(`${text}  newsletter: News by mail\n`)
  expect(save(changed, setNewsletter('Newsletter'))).toBe(text)
})

it.each(FEATURES)('writes nothing to %s when it is saved without a change', feature => {
  const form = createForm(feature)
  expect(save('', own => own, form)).toBe('')
})

it('writes a name that was added to a group of names', () => {
  const form = createForm('phrases')
  const own = { materials: { felt: 'wool felt' } }
  expect(readForm(form, showFile(form, own))).toEqual(own)
})

/** The values that a form shows if the file does not exist: Sveltia takes them from the fields' defaults. */
function listDefaults(fields: readonly Field[]): Values {
  const parts = fields.map(({ name, default: own, fields: inner, required }) => {
    // Only a required group is shown opened, so that its defaults are seen.
    if (inner && own === undefined) expect(required).toBe(true)
    return [name, own ?? (inner && listDefaults(inner))]
  })
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

it.each(FEATURES)('shows all default texts of %s when there is no file', feature => {
  const form = createForm(feature)
  expect(listDefaults(toFields(form.schema) as Field[])).toEqual(showFile(form, null))
})
