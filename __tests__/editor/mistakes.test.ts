/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument } from 'yaml'
import { findProblems, remember } from '@/editor/gate'
import { type Schema, toFile, toForm } from '@/editor/values'
import { patchYaml } from '@/editor/yaml'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'
import { SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'

const read = (file: string) => readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8')
const MACHINE = 'products/automatic-flatbed-die-cutting-machine-with-stripping.yaml'

const FIGURE = 'figures.11'

beforeAll(() => {
  for (const file of readdirSync(FIXTURE_CATALOGUE, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.yaml')) remember(file, read(file))
})

/** The mistakes that a form lists once something is typed into a field, such as 'hours.closes'. */
function typeInto(file: string, field: string, typed: unknown) {
  const name = file.startsWith('products/') ? 'product' : file.replace('/', '-').replace('.yaml', '')
  const schema = toJsonSchema(SCHEMAS[name] as never) as Schema
  const form = parseDocument(JSON.stringify(toForm(schema, parse(read(file)))))
  form.setIn(
    field.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key)),
    form.createNode(typeof typed === 'object' ? { name: 'Reach', ...typed } : typed),
  )
  return findProblems(file, patchYaml(read(file), toFile(schema, form.toJS())))
}

type Mistake = [mistake: string, file: string, field: string, typed: unknown, sentence: string]

it.each<Mistake>([
  [
    'a menu entry that leads nowhere',
    'navigation.yaml',
    'footer.0.href',
    '/nowhere',
    "'/nowhere' is not a page we know",
  ],
  [
    'two samples of one name',
    'applications.yaml',
    'applications.1.name',
    'Pharma mono carton',
    'gives the same URL as sample 1',
  ],
  ['hours that close before they open', 'company.yaml', 'hours.closes', '06:00', 'before it opens at 10:00'],
  ['hours whose text says another time', 'company.yaml', 'hours.opens', '09:30', 'hours.text: does not name 09:30'],
  [
    'days that are not those of the company',
    'home.yaml',
    'popup.text',
    'Call us, Monday to Sunday.',
    "but 'hours.days'",
  ],
  ['another year than that of the company', 'home.yaml', 'popup.text', 'Focused since 2015.', "says 'since 2015'"],
  ['a telephone number with a letter', 'company.yaml', 'salesPhone', '+91 O8765 43210', "Write it like '+91 98765"],
  ['a title without Latin letters', MACHINE, 'title', 'डिब्बा मशीन', 'leaves nothing for an address'],
  ['a title whose first letter is lost', MACHINE, 'title', 'Über Gluer', "Write 'slug: uber-gluer'"],
  ['a title whose dash is lost', MACHINE, 'title', '3–12 inch Slitter', "Write 'slug: 3-12-inch-slitter'"],
  ['a size with its sign', MACHINE, FIGURE, { is: 'size', size: '1060×760', unit: 'mm' }, "Write 'size: [1060, 760]'"],
  ['a range in words', MACHINE, FIGURE, { is: 'range', range: '16 to 42', unit: 'mm' }, "Write 'range: [16, 42]'"],
  ['a comma in a number', MACHINE, FIGURE, { is: 'range', range: '100, 1,200', unit: 'mm' }, 'must be a number'],
  ['bullets with their signs', MACHINE, 'description', '• Feeds sheets\n• Cuts them', 'contains a bullet'],
  ['a price', MACHINE, 'whatItDoes', 'Cuts sheets from Rs 45,00,000.', 'contains a price'],
  ['a tag', MACHINE, 'whatItDoes', 'Cuts <b>sheets</b>.', 'contains a tag'],
  ['a link of Markdown', MACHINE, 'whatItDoes', 'Cuts [sheets](/products).', "Write its text alone: 'sheets'"],
  ['a number that no figure has', MACHINE, 'kind', 'die cutter of 5 kg', "'Net weight' is 17,000 kg"],
  ['a text that loses its value', 'words/frame.yaml', 'contactBar.callSales', 'Call sales', 'lacks {number}. Add it'],
  ['a colour that words cannot be read in', 'brand.yaml', 'colours.signal', '#FFB0A0', 'Make one of the two lighter'],
])('says what is wrong with %s', (_mistake, file, field, typed, sentence) => {
  expect(typeInto(file, field, typed)[0]).toContain(sentence)
})

it.each([
  ['a sign that YAML begins a comment with', 'home.yaml', 'popup.text', 'What do you make #1: boxes'],
  ['a number where a text belongs', MACHINE, 'operators', '2'],
  ['numbers as the gate writes them', MACHINE, FIGURE, { is: 'range', range: 'range: [16, 42]', unit: 'mm' }],
])('takes %s', (_what, file, field, typed) => {
  expect(typeInto(file, field, typed)).toEqual([])
})

it('shows a file with two versions of a line as it is, and lets nothing be saved over it', () => {
  const phone = 'salesPhone: +91 00000 00001\n'
  const text = read('company.yaml').replace(phone, `<<<<<<< main\n${phone}=======\n${phone}>>>>>>> change\n`)
  const saved = patchYaml(text, parseDocument(text).toJS())
  expect(saved).toBe(text)
  expect(findProblems('company.yaml', saved)).toEqual([
    'two people have changed these lines. Keep one of the two, and remove the lines of <<<<<<<, ======= and >>>>>>>',
  ])
})

it('finds what two people have made of one machine', () => {
  const [former = ''] = /^title: .*/m.exec(read(MACHINE)) ?? []
  const rename = (title: string) =>
    read(MACHINE).replace(former, `title: ${title}\nformerTitles: [${former.slice('title: '.length)}]`)
  remember('products/die-cutter-a.yaml', rename('Die Cutter A'), MACHINE)
  const problems = findProblems('products/die-cutter-b.yaml', rename('Die Cutter B'))
  remember(MACHINE, read(MACHINE), 'products/die-cutter-a.yaml')
  expect(problems).toEqual([expect.stringContaining('id: '), expect.stringContaining('gives the same URL as')])
})
