/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { listForms } from '@/editor/config'
import { sayProblem } from '@/editor/say-problems'
import { openFolder } from '@/lib/content/files/open-folder'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'
import { buildFile, type ContentFiles, PRODUCT_PATH, removeContent, writeContent } from '../support/content-builders'

afterAll(removeContent)

/** The forms without those of translations. */
const FORMS = listForms([])
const MISTAKES = '__tests__/fixtures/mistakes'

/** The sentences of the form for each mistake in a content folder. */
function listSentences(folder: string) {
  return checkAllTexts(openFolder(folder), { areLanguagesChecked: false }).problems.flatMap(problem => {
    const { file } = problem
    // All machines share a form, which has no file of its own.
    const ownFile = file.startsWith('products/') ? null : file
    const form = FORMS.find(own => own.file === ownFile)
    if (!form || !file.endsWith('.yaml') || !existsSync(join(folder, file))) return []
    const value = parse(readFileSync(join(folder, file), 'utf8'))
    return sayProblem(problem, form.schema ?? {}, value, name => FORMS.find(own => own.file === name))
  })
}

/** Instructions that make sense only for people who edit the file by hand. */
const FILE_WORDS = /\.yaml|content\/|docs\/|URL|in quotes|after '- '|the line\b(?! planner)|\bnull\b|\|/

/**
 * A field of a file by its path, such as 'hours.opens'. What a person has typed is quoted in the same way: domains of
 * examples, and texts that are no domain, address or picture.
 */
const FIELD = /'(?!example\.)[a-z]\w*\.(?!example\b)[a-z][\w.]*'(?! is not a (?:domain|web address|picture))/

const { hours } = buildFile('company.yaml')
const [style] = buildFile('line/styles.yaml').styles
const [category] = buildFile('categories.yaml').categories

/**
 * Mistakes whose sentences name a field in a group, or in another form. Each makes one sentence, but flute 'Z' makes two:
 * its style does not ask for a flute, and Z has no thickness.
 */
const elsewhere = (
  [
    { 'company.yaml': buildFile('company.yaml', { hours: { ...hours, text: 'Monday 9:30 am to 6 pm' } }) },
    { 'company.yaml': buildFile('company.yaml', { hours: { ...hours, text: 'Tuesday 10:00 to 18:00' } }) },
    {
      'company.yaml': buildFile('company.yaml', {
        hours: { ...hours, days: ['Monday', 'Tuesday'], text: 'Monday 10:00 to 6:00, Tuesday 10:00 to 2:00' },
      }),
    },
    { [PRODUCT_PATH]: buildFile(PRODUCT_PATH, { picture: 'gone.webp' }) },
    { 'line/styles.yaml': { styles: [{ ...style, defaults: { ...style.defaults, flute: 'Z' } }] } },
    { 'home.yaml': buildFile('home.yaml', { popup: { text: 'Call us, Monday to Tuesday.' } }) },
    { 'home.yaml': buildFile('home.yaml', { popup: { text: 'In one trade since 2015.' } }) },
    {
      'categories.yaml': buildFile('categories.yaml', {
        categories: [{ ...category, items: [{ name: 'A', product: '' }] }],
      }),
    },
    { 'words/contact.yaml': { message: { send: 'Other words' } } },
  ] as ContentFiles[]
).flatMap(files => listSentences(writeContent(files)))

// All mistakes of the fixtures except those of YAML syntax, which a form cannot make.
const sentences = readdirSync(MISTAKES)
  .filter(topic => topic !== 'yaml')
  .flatMap(topic => listSentences(writeContent({}, join(MISTAKES, topic))))
  .concat(elsewhere)

it("words each mistake for the form: with its labels, and without the names of the file's fields", () => {
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter(({ sentence }) => FILE_WORDS.test(sentence) || FIELD.test(sentence))).toEqual([])
  // No sentence has a field's name in camel case. Units such as kN have capitals too, but are shorter.
  expect(sentences.filter(({ label, sentence }) => /\b[a-z]{2,}[A-Z]/.test(label + sentence))).toEqual([])
  expect(sentences.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([])
})

// The numbers in the paths are places in the lists of the fixtures.
it.each([
  ['figures.10.range', "Write 160, 420 under 'From and to', m/min under 'Unit'"],
  ['figures.12.value', "Write 1060, 760 under 'Size' of a new entry"],
  ['figures.12.range', 'has too few numbers. Write at least 2'],
  ['figures.4', 'has no value. Type it'],
  ['categories.0.items.0.product', 'is empty. Choose one'],
  ['figures.2.size', 'Write 1320, 980, or 1, 320, 980 with a space'],
  ['hours.closes', 'Write it like 10:00'],
  ['story.journey.product', 'Choose a machine of the list'],
  ['figures.0.perModel', "'Names of its models' 2"],
])('leads to the field %s, and says %s', (keyPath, words) => {
  expect(sentences.filter(mistake => mistake.keyPath === keyPath).map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining(words),
  )
})

it('names a field of a group, and a field of another form, by its label', () => {
  expect(elsewhere.map(({ sentence }) => sentence)).toEqual([
    "does not name 10:00, which 'Opening hours › Opens' says. Correct one of them",
    "names Tuesday, but 'Opening hours › Days' are Monday. Correct one of them",
    'has other hours for Tuesday than 10:00 to 18:00. ' +
      "Write its days and hours under 'Opening hours › Also', or correct the text",
    "'gone.webp' is not a picture we know. Upload it, or leave the field empty",
    "'flute' is not a question we know. Choose one of l, w, h, quantity, shifts, changes",
    "has no thickness. Write it under 'Flutes' in the form 'Assumptions of the line planner'",
    "names Monday, Tuesday, but 'Opening hours › Days' in the form 'The company' are Monday. Correct one of them",
    "says 'since 2015', but 'Year the company began' in the form 'The company' is 2017. Correct one of them",
    'is empty. Choose one',
    "is prescribed as 'Send Message': the site's requirements ask for these words to the letter. Empty the field. " +
      'If that has changed, ask whoever looks after the site',
  ])
})

it('numbers entries from 1, and names those that have a name', () => {
  const labels = sentences.map(({ label }) => label)
  expect(labels).toContain("Figures, 'Wrong unit' › Unit")
  expect(labels).toContain('Related machines, entry 1')
  expect(labels).toContain('This form')
})
