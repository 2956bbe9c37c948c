/**
 * Puts a mistake that the check of the content found into the words of a form: the labels of its fields, with entries
 * counted from 1, and what to do there.
 */
import { LONGEST_LINE } from '@/lib/content/files/limits'
import { formatFieldName, type Problem } from '@/lib/content/files/problem'
import { getItem, isNumbers, isRecord, type Schema, simplify, toFieldName, toLabel } from './schema'

/** The label of a mistake that is about no single field. */
const WHOLE = 'This form'

/**
 * A mistake as the form shows it: the labels of its field, what is wrong, and in `keyPath` the field to which it links:
 * 'figures.2.value'; '' for the file as a whole.
 */
export type Mistake = { label: string; sentence: string; keyPath: string }

/** Puts a mistake into the words of its form. `text` is the text of its file; by default the newest one. */
export type Say = (problem: Problem, text?: string) => Mistake

/** The form of a file that a sentence names. */
type FindForm = (file: string) => { label: string; schema: Schema | null } | undefined

/** A value whose fields are looked up by a path. */
type Part = Record<PropertyKey, unknown> | null | undefined

/**
 * For a sentence of the check of the content (lib/content/) that speaks of lines and brackets of a file: a pattern of
 * what it says, and what a form says instead.
 */
const WORDS: readonly [RegExp, string][] = [
  [/Add the file to \S+,/, 'Upload it,'],
  [/Write 'category' in the file of one, or remove the category/, 'Choose it in the form of one, or remove it'],
  [/under loanWords in/, "under 'Loan words' in"],
  [/, or remove the line\b/, ', or leave the field empty'],
  [/ in quotes, like '([^']*)'/, ' like $1'],
  [/without quotes, commas or unit/, 'in figures, without its unit'],
  [/^is missing\. Write a group of fields/, 'is missing. Open it, and fill in its fields'],
  [/^is (?:missing|empty)\. Write a list/, 'is empty. Add an entry'],
  [/^is missing\b/, 'is empty'],
  [/^'' is not .*? we know\./, 'is empty.'],
  // The kind of value has been chosen in the form.
  [/^has no value\. Write .*/, 'has no value. Type it'],
  [/^has too few entries\. Write at least 1$/, 'is empty. Add an entry'],
  [/^has too few entries\. Write at least (\d+)/, 'has too few entries. Add some until there are $1'],
  [
    /^is not a field we know\..*/,
    'is newer than the editor. Ask whoever looks after the site to publish the editor again',
  ],
  [/Write the name of a file in \S+ without \.yaml/, 'Choose a machine of the list'],
  [/ on a line of its own below 'description: \|', without its sign/, ' on a line of its own, without its sign'],
  [/(?:Write|Add) two numbers,? like \[(.*?)\]/, 'Write two numbers, like $1'],
  [/the quantity '/, "what is measured, '"],
  [/must be a text\. Put it in quotes/, 'must be a text'],
  [/must be a list\. Write each entry .*/, 'must be a list. Add each entry by itself'],
  [/Write '\w+: \|', and below it one bullet a line, each after two spaces and/, 'Write one point on each line,'],
  [/Write the path of a picture in content\/images without its extension/, 'Write its folder and its name'],
  [/write 'infeed: reel' in its file/, "choose reel under 'What goes in' in its form"],
  [/Write one of/, 'Choose one of'],
  [/ in the URL\. Rename the file to \S+, or correct/, ' in its address, which is another one. Correct'],
  [/ in the URL, as the title in (\S+) does/, ' in its address, as that of $1 does'],
  [/ the same URL as/, ' the same address as'],
  [/docs\/requirements\.md asks/, "the site's requirements ask"],
  [/Remove the line\. If that has changed.*/, 'Empty the field. If that has changed, ask whoever looks after the site'],
]

/** A mistake in the words of a form with this schema and value. */
export function sayProblem(problem: Problem, schema: Schema, value: unknown, findForm: FindForm): Mistake {
  const { path = [], sentence } = problem
  const { labels, keyPath, part, ...words } = findField(schema, path, value)
  // The form has one line for a list of numbers, and a name is chosen there, not written.
  const adapted = isNumbers(part)
    ? sentence.replace(/^(has too \w+) entries/, '$1 numbers')
    : sentence.replace(/Write a text$/, simplify(part).names ? 'Choose one' : '$&')
  const label = labels.join(' › ') || WHOLE
  return { label, sentence: toFormWords(adapted, schema, words, findForm), keyPath: keyPath.join('.') }
}

/** A mistake, for users who have another form open than the one with this name. */
export function sayElsewhere({ label, sentence }: Mistake, form: string): Mistake {
  return { label: label === WHOLE ? form : `${form} › ${label}`, sentence, keyPath: '' }
}

/** Why nothing is saved, in one sentence: the only mistake, or where the list of mistakes is. */
export function formatRefusal(mistakes: readonly Mistake[], demand = 'Correct this first'): string {
  const [{ label, sentence } = { label: '', sentence: '' }] = mistakes
  if (mistakes.length > 1) return `${demand}: the ${mistakes.length} mistakes that are listed at the top of the form`
  return [demand, label, sentence].filter(Boolean).join(': ')
}

/**
 * Follows a path into a schema and its value. `labels` and `keyPath` are those of the fields on the path, `names` the
 * label of each field that the sentence may name, and `part` the schema at the end of the path.
 */
function findField(schema: Schema, path: readonly PropertyKey[], value: unknown) {
  const labels: string[] = []
  const keyPath: PropertyKey[] = []
  const names = new Map<string, string>()
  // The fields that an entry of another kind would have, such as `range` for a figure that has `value`.
  const others = new Set<string>()
  // The schema and the value of the place reached so far, and whether the form has a field of its own for it.
  let [part, reached, isOpen] = [schema, value, true]
  const enter = ({ properties = {} }: Schema) => {
    for (const [name, { title }] of Object.entries(properties)) names.set(name, title ?? toLabel(name))
  }
  // Sentences about a machine as a whole name the fields of its figures.
  enter(simplify(getItem(schema.properties?.figures ?? {})))
  enter(schema)
  for (const key of path) {
    const simple = simplify(part)
    // The form has one field for a list of numbers, and none for each.
    if (isNumbers(part)) break
    if (isRecord(simple)) {
      labels.push(String(key))
      keyPath.push(Object.keys((reached as Part) ?? {}).indexOf(String(key)), 'value')
      part = simple.additionalProperties as Schema
    } else if (typeof key === 'number') {
      part = getItem(simple)
      const item = simplify(part)
      const name = findShownName((reached as Part)?.[key])
      labels.push(`${labels.pop() ?? ''}, ${name ? `'${name}'` : `entry ${key + 1}`}`)
      // The form has one field for a whole list of short texts or choices.
      isOpen &&= item.type !== 'string' || (!item.names && !item.enum && (item.maxLength ?? 0) > LONGEST_LINE)
      if (isOpen) keyPath.push(key)
      enter(item)
      const kinds = (item.oneOf ?? []).flatMap(({ required }) => required.slice(0, 1))
      const given = Object.keys((reached as Part)?.[key] ?? {})
      const kind = kinds.find(name => given.includes(name))
      for (const other of kinds) if (other !== kind) others.add(other)
    } else {
      labels.push(names.get(String(key)) ?? formatFieldName([key]))
      if (isOpen) keyPath.push(toFieldName(String(key)))
      part = simple.properties?.[String(key)] ?? {}
      enter(simplify(part))
    }
    reached = (reached as Part)?.[key]
  }
  return { labels, keyPath, names, others, part }
}

/** What people call an entry of a list: unlike `findName` of ./yaml, never by its id. */
function findShownName(part: unknown) {
  const fields = (part ?? {}) as Record<string, unknown>
  return ['title', 'name', 'means', 'question', 'label', 'key'].map(key => fields[key]).find(Boolean)
}

/** 'Opening hours › Opens' for hours.opens; null if the form has no such field. */
function findLabels(schema: Schema | null | undefined, path: string) {
  let part = schema ?? {}
  const labels = path.split('.').map(key => {
    part = simplify(part).properties?.[key] ?? {}
    return Object.keys(part).length > 0 ? (part.title ?? toLabel(key)) : null
  })
  return labels.includes(null) ? null : labels.join(' › ')
}

/** A sentence about the file in the words of the form: labels in place of field names and files. */
function toFormWords(
  sentence: string,
  schema: Schema,
  { names, others }: Pick<ReturnType<typeof findField>, 'names' | 'others'>,
  findForm: FindForm,
) {
  const quoted = (name: string) => (names.has(name) ? `'${names.get(name)}'` : name)
  const inWords = WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
  return (
    inWords
      // A field of another file, or the file: 'since' in content/company.yaml (line 4)
      .replace(/(?:'([\w.]+)' in )?content\/([\w/.-]+\w)(?: \(line \d+\))?/g, (_, name?: string, file = '') => {
        const form = findForm(file)
        const field = name && `'${findLabels(form?.schema, name) ?? toLabel(name)}' in `
        return `${field ?? ''}${form ? `the form '${form.label}'` : `the machine '${file.replace(/.*\/|\.yaml$/g, '')}'`}`
      })
      // A field inside another one: 'hours.opens'
      .replace(/'(\w+(?:\.\w+)+)'/g, (all, path: string) => {
        const labels = findLabels(schema, path)
        return labels ? `'${labels}'` : all
      })
      // A field with its value: 'range: [160, 420]'. An apostrophe within a word does not end it.
      .replace(/'(\w+): ((?:[^']|'(?=\w))*)'/g, (all, name: string, value: string) => {
        const bare = value.replace(/^\[([^[]*)\]$|^"(.*)"$/, '$1$2')
        const where = `under '${names.get(name)}'${others.has(name) ? ' of a new entry' : ''}`
        return names.has(name) ? `${bare} ${where}` : all
      })
      // A list of fields: Write one of range, value, upTo
      .replace(/ one of (\w+(?:, \w+)+)/, (all, list: string) => {
        const words = list.split(', ')
        return words.every(name => names.has(name)) ? ` one of ${words.map(quoted).join(', ')}` : all
      })
      // The name of a field in quotes, but not at the beginning: there it is the text that is wrong.
      .replace(/(?<=. )'(\w+)'/g, (all, name: string) => (names.has(name) ? quoted(name) : all))
      // A name that is no word: boxStyles
      .replace(/\b[a-z]+[A-Z]\w*\b/g, name => quoted(name))
      // A name that is also a word, where a sentence speaks of fields: 'with value and unit'
      .replace(/(?<=\b(?:with|has|and) )(?:value|count|range|from|about|size|text)\b(?= and|\.|$)/g, quoted)
      // Brackets around a list of numbers are removed, unless it is a list of lists.
      .replace(/^(?!.*(?:\], ?\[|\[\[)).*$/, text => text.replace(/\[([\d., ]+)\]/g, '$1'))
  )
}
