/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { fileTexts, findProblems, noteFiles, remember } from '@/editor/gate'
import type { Schema } from '@/editor/schema'
import { readForm, showFile } from '@/editor/word-form'
import { patchYaml } from '@/editor/yaml'
import { formatEntryField } from '@/lib/content/files/problem'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'
import { buildFile, PRODUCT_PATH, removeContent, writeContent } from '../support/content-builders'

const folder = writeContent()
afterAll(removeContent)

const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const MACHINE = 'products/machine-1.yaml'

/** The place after the three figures of the machine at PRODUCT_PATH: what is typed there is one figure more. */
const FIGURE = 'figures.3'

// The editor has just opened the sound content.
beforeEach(() => {
  fileTexts.clear()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.yaml')) remember(file, readText(file))
})

/** The mistakes that the gate finds in a file with this text, without the name of the file. */
function listSentences(...file: Parameters<typeof findProblems>) {
  return findProblems(...file).map(problem => [formatEntryField(problem), problem.sentence].filter(Boolean).join(': '))
}

/** The mistakes that a form lists once something is typed into a field, such as 'hours.closes'. */
function typeInto(file: string, field: string, typed: unknown) {
  const name = file.startsWith('products/') ? 'product' : file.replace('/', '-').replace('.yaml', '')
  const schema = toJsonSchema(SCHEMAS[name] as never) as Schema
  const form = parseDocument(JSON.stringify(showFile({ file, schema }, parse(readText(file)))))
  form.setIn(
    field.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key)),
    form.createNode(typeof typed === 'object' ? { name: 'Reach', ...typed } : typed),
  )
  return listSentences(file, patchYaml(readText(file), readForm({ file, schema }, form.toJS())))
}

// The company of the sound content opens at 10:00 and began in 2017, and its machines weigh 9,500 kg.
it.each<[file: string, field: string, typed: unknown, sentence: string]>([
  ['navigation.yaml', 'footer.0.href', '/nowhere', "'/nowhere' is not a page we know"],
  ['company.yaml', 'hours.closes', '06:00', 'before it opens at 10:00'],
  ['company.yaml', 'salesPhone', '+91 O8765 43210', "Write it like '+91 98765"],
  ['home.yaml', 'popup.text', 'Focused since 2015.', "says 'since 2015'"],
  ['words/frame.yaml', 'navbar.logo', 'Home', 'lacks {name}. Add it'],
  ['brand.yaml', 'colours.signal', '#FFB0A0', 'Make one of the two lighter'],
  [PRODUCT_PATH, 'title', 'डिब्बा मशीन', 'leaves nothing for an address'],
  [PRODUCT_PATH, 'title', 'Über Gluer', "Write 'slug: uber-gluer'"],
  [PRODUCT_PATH, 'related.0', 'machine-9', "'machine-9' is not a machine we know"],
  [PRODUCT_PATH, FIGURE, { is: 'range', range: '16,42', unit: 'mm' }, 'with a space after each comma'],
  [PRODUCT_PATH, 'description', '• Feeds sheets\n• Cuts them', 'contains a bullet'],
  [PRODUCT_PATH, 'kind', 'die cutter of 5 kg', "'Net weight' is 9,500 kg"],
])('refuses what is typed into %s, %s: %j', (file, field, typed, sentence) => {
  expect(typeInto(file, field, typed)[0]).toContain(sentence)
})

it.each([
  ['a sign that YAML begins a comment with', 'home.yaml', 'popup.text', 'What do you make #1: boxes'],
  ['a number where a text belongs', PRODUCT_PATH, 'operators', '2'],
  ['numbers as the gate writes them', PRODUCT_PATH, FIGURE, { is: 'range', range: 'range: [16, 42]', unit: 'mm' }],
])('accepts %s', (_what, file, field, typed) => {
  expect(typeInto(file, field, typed)).toEqual([])
})

it('shows a file with merge conflict marks as it is, and refuses to save over it', () => {
  const phone = 'salesPhone: +91 00000 00001\n'
  const text = readText('company.yaml').replace(phone, `<<<<<<< main\n${phone}=======\n${phone}>>>>>>> change\n`)
  const saved = patchYaml(text, parseDocument(text).toJS())
  expect(saved).toBe(text)
  expect(listSentences('company.yaml', saved)).toEqual([
    'two people have changed these lines. Keep one of the two, and remove the lines of <<<<<<<, ======= and >>>>>>>',
  ])
})

it('accepts a renamed machine in place of the old one, but not two files that come from one by different names', () => {
  const rename = (title: string) =>
    readText(MACHINE).replace('title: Machine 1', `title: ${title}\nformerTitles: [Machine 1]`)
  expect(listSentences('products/facer-a.yaml', rename('Facer A'), MACHINE)).toEqual([])
  remember('products/facer-a.yaml', rename('Facer A'), MACHINE)
  const problems = listSentences('products/facer-b.yaml', rename('Facer B'))
  expect(problems).toEqual([expect.stringContaining('id: '), expect.stringContaining('gives the same URL as')])
})

it('reports the title and number that a copy shares with its original, whichever file is read first', () => {
  const { title, id } = parse(readText(MACHINE))
  for (const file of ['products/a.yaml', 'products/z.yaml']) {
    const slug = file.replace(/^products\/|\.yaml$/g, '')
    expect(findProblems(file, `${readText(MACHINE)}slug: ${slug}\n`)).toEqual([
      expect.objectContaining({ file, path: ['title'], sentence: expect.stringContaining('is also the title in') }),
      expect.objectContaining({
        file,
        path: ['id'],
        sentence: `'${id}' is also the number of '${title}'. Write one that no other machine has`,
      }),
    ])
  }
})

it('reports a picture that a copy shares with its original only on the copy', () => {
  const shown = `${readText(MACHINE)}picture: machine-1.svg\n`
  remember(MACHINE, shown)
  const copy = shown.replace('title: Machine 1', 'title: Copy').replace(/^id: .*/m, 'id: 901')
  const problems = findProblems('products/copy.yaml', copy).filter(({ path }) => path?.join() === 'picture')
  expect(problems).toEqual([expect.objectContaining({ file: 'products/copy.yaml' })])
})

it('reports a missing picture if it has the list of pictures, but not a picture that was chosen a moment ago', () => {
  const add = (name: string) => readText(PRODUCT_PATH).replace(/^kind: /m, `picture: ${name}\nkind: `)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  noteFiles([...files, 'images/products/photo.webp'], { isUpToDate: true })
  // No file yet: it is chosen by this very change, and comes with the save.
  expect(listSentences(PRODUCT_PATH, add('uploaded.webp'))).toEqual([])
  remember(PRODUCT_PATH, add('gone.webp'))
  expect(listSentences(PRODUCT_PATH, add('gone.webp'))).toEqual([
    expect.stringContaining("picture: 'gone.webp' is not a picture we know"),
  ])
  expect(listSentences(PRODUCT_PATH, add('photo.webp'))).toEqual([])
  // With a Git host, the editor does not know which pictures exist.
  noteFiles(files, { isUpToDate: false })
  expect(listSentences(PRODUCT_PATH, add('gone.webp'))).toEqual([])
})

it('refuses a change that breaks another file, but not one that leaves a broken file as it was', () => {
  const company = stringify(buildFile('company.yaml', { since: 2011 }))
  remember('home.yaml', stringify(buildFile('home.yaml', { popup: { text: 'Focused since 2017.' } })))
  const [problem] = findProblems('company.yaml', company)
  expect(problem).toMatchObject({ file: 'home.yaml', path: ['popup', 'text'] })
  expect(problem?.sentence).toMatch(/^says 'since 2017'/)
  remember('company.yaml', company)
  // The contradiction in home.yaml was there before this change, so it does not stop it.
  expect(findProblems('company.yaml', company.replace('2011', '2012'))).toEqual([])
})

it('drops a deleted file, and reports links that still lead to it', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  noteFiles(files, { isUpToDate: true })
  noteFiles(
    files.filter(file => file !== MACHINE),
    { isUpToDate: true },
  )
  expect(
    listSentences('products/other.yaml', readText(MACHINE).replace('title: Machine 1', 'title: Other')).join(),
  ).not.toMatch(/is also the number of/)
  const linking = 'products/machine-2.yaml'
  const linked = patchYaml(readText(linking), { ...parseDocument(readText(linking)).toJS(), related: ['machine-1'] })
  expect(listSentences(linking, linked).join()).toContain("'machine-1' is not a machine we know")
})
