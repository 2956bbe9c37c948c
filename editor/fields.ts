/**
 * Form fields of Sveltia CMS, which the editor is built on, made from the JSON Schema of a content file. Sveltia calls
 * the kind of a field its widget; the options of each are explained at https://sveltiacms.app/en/docs/fields.
 */
import type { Field } from '@sveltia/cms'
import { LONGEST_LINE } from '@/lib/content/files/limits'
import { getItem, isNumbers, isRecord, KIND, type Schema, simplify, TIME, toFieldName, toLabel } from './schema'
import { toForm } from './values'

/**
 * The Sveltia field in which the name of something else is chosen, by the kind of thing. The path of a picture is not
 * among them: it is typed, and the check of the content finds whether it exists. The widget is 'relation', which offers
 * the entries of a list, unless an entry here names another.
 */
const RELATIONS: Readonly<Record<string, object>> = {
  machine: { collection: 'products', display_fields: ['title'], search_fields: ['title', 'kind'] },
  pictureFile: { widget: 'image', choose_url: false },
  category: { collection: '_singletons', file: 'categories', value_field: 'categories.*.title' },
  family: { collection: '_singletons', file: 'categories', value_field: 'families.*' },
  step: { collection: '_singletons', file: 'line-steps', value_field: 'steps.*.id', display_fields: ['steps.*.name'] },
}

/** The fields of an object, in the order of its schema. `required` names those that the file must have. */
export function toFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => toField(name, schema, required.includes(name)))
}

/** `raw` may have alternatives, such as null or a list; a widget is chosen for what remains without them. */
function toField(name: string, raw: Schema, required: boolean): Field {
  const schema = simplify(raw)
  const common = {
    name: toFieldName(name),
    label: schema.title ?? toLabel(name),
    hint: schema.description,
    required: required && !schema.isNullable && mustBeFilled(schema),
  }
  return { ...common, ...(isNumbers(raw) ? { widget: 'string' } : toWidget(schema, required)) } as Field
}

/** The widget of a field and its options. */
function toWidget(schema: ReturnType<typeof simplify>, required: boolean) {
  const many = { min: schema.minItems, max: schema.maxItems }
  // The name of something else, such as a machine, is chosen from a list.
  if (schema.names && RELATIONS[schema.names]) return { widget: 'relation', ...RELATIONS[schema.names] }
  if (schema.enum) return { widget: 'select', options: schema.enum }
  // Keys that the schema does not name: Sveltia has no field for these, so the form shows a list of pairs.
  if (isRecord(schema)) {
    const key = { ...toField('key', schema.propertyNames ?? {}, true), label: 'What' }
    const value = { ...toField('value', schema.additionalProperties as Schema, true), label: 'Figure, number or word' }
    const shown = { summary: '{{key}}: {{value}}', collapsed: true, default: toForm(schema, schema.default) }
    return { widget: 'list', fields: [key, value], ...many, ...shown }
  }
  switch (schema.type) {
    case 'object':
      return { widget: 'object', fields: toFields(schema), collapsed: !required }
    case 'array':
      return { ...many, ...toList(schema) }
    case 'boolean':
      return { widget: 'boolean', default: schema.default ?? false }
    case 'number':
    case 'integer':
      // Sveltia's own number field reads 1,800 as 800.
      return { widget: 'string', use_emoji_autocomplete: false }
    default:
      return toTextWidget(schema)
  }
}

/** The widget of a text: a colour, one line, or several lines. */
function toTextWidget({ pattern, patternErrorMessage, maxLength = 0, format, default: standard }: Schema) {
  // The pattern of a colour in content/brand.yaml.
  if (pattern === '^#[0-9A-Fa-f]{6}$') return { widget: 'color', allowInput: true }
  // The form accepts more ways to write a time than the file.
  const check = pattern && patternErrorMessage && pattern !== TIME ? { pattern: [pattern, patternErrorMessage] } : {}
  const widget = maxLength > LONGEST_LINE && !format ? 'text' : 'string'
  return {
    widget,
    maxlength: maxLength || undefined,
    default: standard ?? undefined,
    use_emoji_autocomplete: false,
    ...check,
  }
}

/** The widget of a list, by what its entries are. */
function toList(schema: Schema) {
  const item = simplify(getItem(schema))
  if (item.names && RELATIONS[item.names]) return { widget: 'relation', multiple: true, ...RELATIONS[item.names] }
  // Up to eight choices are check boxes.
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum, dropdown_threshold: 8 }
  if (item.oneOf) return { widget: 'list', types: toTypes(item), typeKey: KIND, collapsed: true, summary: '{{name}}' }
  if (item.type === 'object' && !isRecord(item)) {
    const summary = ['title', 'name', 'means', 'label', 'question', 'id'].find(key => item.properties?.[key])
    return { widget: 'list', fields: toFields(item), collapsed: true, ...(summary && { summary: `{{${summary}}}` }) }
  }
  if (item.type === 'string' && (item.maxLength ?? 0) <= LONGEST_LINE) return { widget: 'list' }
  return { widget: 'list', field: { ...toField('item', getItem(schema), true), label: 'Entry' } }
}

/** What is shown before and after the value of a collapsed figure: mostly its unit. */
const SUMMARIES: Readonly<Record<string, [before: string, after: string]>> = {
  ...Object.fromEntries(['range', 'value', 'oneOf', 'size', 'perModel'].map(kind => [kind, ['', '{{unit}}']])),
  upTo: ['up to ', '{{unit}}'],
  from: ['from ', '{{unit}}'],
  about: ['about ', '{{unit}}'],
  plusMinus: ['± ', '{{unit}}'],
  count: ['', '{{of}}'],
}

/**
 * One type of entry for each of the mutually exclusive fields, such as `range` and `oneOf` of a figure. Each
 * alternative of `oneOf` requires one of them, and its `properties` are the other fields that cannot stand beside that
 * one.
 */
function toTypes({ properties = {}, oneOf = [] }: Schema) {
  const exclusive = oneOf.map(({ required }) => required[0])
  // Only a value can have a tolerance.
  const isOffered = (name: string, kind: string | undefined) =>
    !exclusive.includes(name) || name === kind || (name === 'plusMinus' && kind === 'value')
  return oneOf.map(({ required, properties: refused }) => {
    const [kind = ''] = required
    const names = Object.keys(properties).filter(name => isOffered(name, kind) && refused[name] !== false)
    const fields = names.map(name => toField(name, properties[name] ?? {}, name === 'name' || required.includes(name)))
    const { title = toLabel(kind) } = properties[kind] ?? {}
    const [before = '', after = ''] = SUMMARIES[kind] ?? []
    return { name: kind, label: title, fields, summary: `{{name}}: ${before}{{${kind}}} ${after}` }
  })
}

/** Whether a field must be filled in: a text can be required by the schema and still be empty. */
function mustBeFilled({ type, minLength, minItems, pattern, format, enum: choices }: Schema) {
  if (type === 'array') return (minItems ?? 0) > 0
  return type !== 'string' || Boolean(minLength || choices || pattern || format)
}
