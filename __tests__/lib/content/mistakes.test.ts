/** @jest-environment node */
import { getContent } from '@/lib/content/content'
import { ContentError } from '@/lib/content/files/problem'
import {
  buildCategoriesFile,
  buildCompanyFile,
  buildHomeFile,
  buildProductFile,
  buildProductWithFigure,
  buildSamples,
  type ContentFiles,
  PRODUCT_FILE,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'

afterAll(removeContent)

function findProblems(changes: ContentFiles) {
  try {
    getContent(writeContent(changes))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

/** Without the line, which shifts with every field of the builders; a test of its own holds it. */
function findSentences(changes: ContentFiles) {
  return findProblems(changes).map(problem => problem.replace(/ \(line \d+\)$/, ''))
}

const MACHINE = `content/${PRODUCT_PATH} · ${PRODUCT_FILE.title}`
const without = (field: keyof typeof PRODUCT_FILE) => ({ [PRODUCT_PATH]: buildProductFile({ [field]: undefined }) })
const withFields = (changes: Record<string, unknown>) => ({ [PRODUCT_PATH]: buildProductFile(changes) })
const withFigure = (figure: Record<string, unknown>) => ({ [PRODUCT_PATH]: buildProductWithFigure(figure) })

it('accepts the sample content, so that each refusal below has one cause', () => {
  expect(findProblems({})).toEqual([])
})

const FIELDS: [mistake: string, changes: ContentFiles, problem: string][] = [
  [
    'a misspelt field',
    withFields({ opertors: 'One.' }),
    `${MACHINE} · opertors: is not a field we know. Write 'operators'`,
  ],
  ['a missing field', without('whatItDoes'), `${MACHINE} · whatItDoes: is missing. Write a text`],
  ['an empty text', withFields({ kind: ' ' }), `${MACHINE} · kind: is empty. Write a text`],
  ['a number for a text', withFields({ kind: 12 }), `${MACHINE} · kind: '12' must be a text. Put it in quotes`],
  [
    'a text for a list',
    withFields({ options: 'stand' }),
    `${MACHINE} · options: must be a list. Write each entry on its own line, after '- '`,
  ],
  [
    'a value outside a closed list',
    withFields({ automation: 'automatc' }),
    `${MACHINE} · automation: 'automatc' is not a degree of automation we know. Did you mean 'automatic'? Write one of automatic, semi-automatic, hand-fed`,
  ],
  [
    'a day in another spelling',
    withFields({ updated: '31.1.2026' }),
    `${MACHINE} · updated: '31.1.2026' is not a day. Write it like '2026-01-31'`,
  ],
]

const FIGURES: [mistake: string, changes: ContentFiles, problem: string | RegExp][] = [
  [
    'a measured number without a unit',
    withFigure({ name: 'Weight', value: 3 }),
    /figures\[3\]\.unit: is missing\. Write one of m\/min, .*litres/,
  ],
  [
    'a wrong unit',
    withFigure({ name: 'Speed', value: 3, unit: 'm/mn' }),
    /figures\[3\]\.unit: 'm\/mn' is not a unit we know\. Did you mean 'm\/min'\? Write one of m\/min, /,
  ],
  [
    'a unit that does not fit',
    withFigure({ name: 'Weight', value: 3, unit: 'mm', quantity: 'power' }),
    /figures\[3\]\.unit: 'mm' does not fit the quantity 'power'\. Write kW/,
  ],
  [
    'a number in quotes with its unit',
    withFigure({ name: 'Weight', value: '3 kg', unit: 'kg' }),
    /figures\[3\]\.value: '3 kg' must be a number/,
  ],
  ['no number', withFigure({ name: 'Weight' }), /figures\[3\]: has no value\. Write one of range, value/],
  [
    'two numbers',
    withFigure({ name: 'Weight', value: 3, upTo: 4, unit: 'kg' }),
    /figures\[3\]: has value and upTo\. Keep one/,
  ],
  [
    'a count with a unit',
    withFigure({ name: 'Knives', count: 3, unit: 'mm' }),
    /figures\[3\]\.unit: must be removed: a count has no unit/,
  ],
  [
    'a text with a quantity',
    withFigure({ name: 'Board', text: '5 ply', quantity: 'weight' }),
    /figures\[3\]\.quantity: must be removed: a text has no quantity/,
  ],
  ['half a count', withFigure({ name: 'Knives', count: 3.5 }), /figures\[3\]\.count: must be a whole number/],
  [
    'counted things without a count',
    withFigure({ name: 'Knives', value: 3, unit: 'mm', of: 'sets' }),
    /figures\[3\]\.of: is only allowed with count/,
  ],
  [
    'a falling range',
    withFigure({ name: 'Width', range: [4, 3], unit: 'mm' }),
    /figures\[3\]\.range: must have the smaller number first/,
  ],
  [
    'half a range',
    withFigure({ name: 'Width', range: [4], unit: 'mm' }),
    /figures\[3\]\.range: has too few entries\. Write at least 2/,
  ],
  [
    'a number that is not positive',
    withFigure({ name: 'Width', value: 0, unit: 'mm' }),
    /figures\[3\]\.value: '0' is too small\. Write at least 0\.001/,
  ],
  [
    'an overall size of two sides',
    withFields({ figures: [{ name: 'Size', size: [4, 3], unit: 'mm', quantity: 'overall-size' }] }),
    /figures\[0\]\.size: must have three sides: length, width and height/,
  ],
  [
    'an accuracy without plus and minus',
    withFigure({ name: 'Cut', value: 4, unit: 'mm', quantity: 'accuracy' }),
    /figures\[3\]: must be written with plusMinus: an accuracy is a tolerance/,
  ],
  [
    'a name given twice',
    withFigure({ name: 'Design speed', value: 4, unit: 'mm' }),
    /figures\[3\]\.name: 'Design speed' is given twice/,
  ],
  [
    'a quantity given twice',
    withFigure({ name: 'Speed', value: 4, unit: 'm/min', quantity: 'speed' }),
    /figures\[3\]\.quantity: speed in m\/min is given twice/,
  ],
]

const CATALOGUE: [mistake: string, changes: ContentFiles, problem: string][] = [
  [
    'a duplicate slug',
    { 'products/second.yaml': buildProductFile({ title: 'Single Facer & (Corrugation Machine)' }) },
    `content/products/second.yaml · Single Facer & (Corrugation Machine) · title: 'Single Facer & (Corrugation Machine)' becomes 'single-facer-corrugation-machine' in the URL, as the title in ${`content/${PRODUCT_PATH}`} does. Give each machine a unique title`,
  ],
  [
    'a title that slugs to nothing',
    { 'products/paper.yaml': buildProductFile({ title: 'कागज़' }) },
    "content/products/paper.yaml · कागज़ · title: 'कागज़' leaves nothing for an address. Use Latin letters or digits",
  ],
  [
    'a file that is not named after its title',
    { 'products/slitter.yaml': buildProductFile({ title: 'New Slitter' }) },
    "content/products/slitter.yaml · New Slitter · title: 'New Slitter' becomes 'new-slitter' in the URL. Rename the file to new-slitter.yaml, or correct the title",
  ],
  [
    'a file of another kind',
    { 'products/slitter.docx': 'text' },
    "content/products/slitter.docx: a machine's file ends in .yaml. Rename it, or move it out of this folder",
  ],
  [
    'an unknown category',
    withFields({ category: 'Corugation Machines' }),
    `${MACHINE} · category: 'Corugation Machines' is not a category we know. Did you mean 'Corrugation Machines'? Write one of Corrugation Machines`,
  ],
  [
    'an unknown family',
    {
      'products/machine-1.yaml': buildProductFile({
        id: 1,
        title: 'Machine 1',
        category: undefined,
        family: 'Cups',
        related: [],
      }),
    },
    "content/products/machine-1.yaml · Machine 1 · family: 'Cups' is not a family we know. Write one of Slitters",
  ],
  [
    'a category and a family',
    withFields({ family: 'Slitters' }),
    `${MACHINE}: has a category and a family. Keep one of them`,
  ],
  [
    'neither category nor family',
    without('category'),
    `${MACHINE}: has neither category nor family. Write one of them`,
  ],
  [
    'an unknown related machine',
    withFields({ related: ['machine-11'] }),
    `${MACHINE} · related[0]: 'machine-11' is not a machine we know. Did you mean 'machine-1'? Write the name of a file in content/products without .yaml, or remove it`,
  ],
  [
    'a machine related to itself',
    withFields({ related: ['single-facer-corrugation-machine'] }),
    `${MACHINE} · related[0]: names the machine itself. Remove it`,
  ],
  [
    'a related machine named twice',
    withFields({ related: ['machine-1', 'machine-1'] }),
    `${MACHINE} · related[1]: 'machine-1' is listed twice. Write each machine once`,
  ],
]

const { story } = buildHomeFile()
const customer = { name: 'Printers', machines: 'corrugated' }

const LISTS: [mistake: string, changes: ContentFiles, problem: RegExp][] = [
  [
    'an unknown featured machine',
    { 'home.yaml': buildHomeFile({ featured: [...'12345678'].map(n => `machine-${n}`).concat('cutter') }) },
    /^content\/home\.yaml · featured\[8\]: 'cutter' is not a machine we know\. Write the name of a file/,
  ],
  [
    'an unknown machine of the About page',
    { 'home.yaml': buildHomeFile({ story: { ...story, journey: { ...story.journey, product: 'cutter' } } }) },
    /home\.yaml · story\.journey\.product: 'cutter' is not a machine we know\./,
  ],
  [
    'an unknown picture of the About page',
    {
      'home.yaml': buildHomeFile({
        story: { ...story, customers: { ...story.customers, groups: [{ ...customer, key: 'boxes/box-13' }] } },
      }),
    },
    /home\.yaml · .*groups\[0\]\.key: 'boxes\/box-13' is not a picture we know\./,
  ],
  [
    'eight featured machines',
    { 'home.yaml': buildHomeFile({ featured: [...'12345678'].map(n => `machine-${n}`) }) },
    /home\.yaml · featured: has too few entries\. Write at least 9/,
  ],
  [
    'an unknown picture',
    {
      'home.yaml': buildHomeFile({
        about: { text: 'x', pictures: [1, 2, 13].map(n => ({ key: `boxes/box-${n}`, alt: 'Box' })) },
      }),
    },
    /home\.yaml · about\.pictures\[2\]\.key: 'boxes\/box-13' is not a picture we know\. Did you mean 'boxes\/box-1'\?/,
  ],
  [
    'an unknown machine in a category',
    {
      'categories.yaml': buildCategoriesFile({
        categories: [{ title: 'Corrugation Machines', lead: 'Text', items: [{ name: 'Cutter', product: 'cutter' }] }],
      }),
    },
    /categories\.yaml · Corrugation Machines · categories\[0\]\.items\[0\]\.product: 'cutter' is not a machine we know/,
  ],
  [
    'an unknown machine in a comparison',
    { 'categories.yaml': buildCategoriesFile({ comparisons: [{ title: 'Two', machines: ['machine-1', 'cutter'] }] }) },
    /categories\.yaml · Two · comparisons\[0\]\.machines\[1\]: 'cutter' is not a machine we know/,
  ],
  [
    'a comparison of one machine',
    { 'categories.yaml': buildCategoriesFile({ comparisons: [{ title: 'One', machines: ['machine-1'] }] }) },
    /comparisons\[0\]\.machines: has too few entries\. Write at least 2/,
  ],
  [
    'a comparison of machines for different jobs',
    {
      [PRODUCT_PATH]: buildProductFile({ process: 'printing' }),
      'categories.yaml': buildCategoriesFile({
        comparisons: [{ title: 'Two', machines: ['single-facer-corrugation-machine', 'machine-1'] }],
      }),
    },
    /comparisons\[0\]\.machines: 'single-facer-corrugation-machine' is for printing, 'machine-1' for corrugating\. Name/,
  ],
  [
    'a machine listed in a category that is not its own',
    {
      'categories.yaml': buildCategoriesFile({
        categories: [{ title: 'Corrugation Machines', lead: 'Text', items: [{ name: 'One', product: 'machine-1' }] }],
      }),
    },
    /product: the file of 'machine-1' says that it belongs to 'Slitters'/,
  ],
  [
    '22 applications',
    { 'applications.yaml': { applications: buildSamples(22) } },
    /applications\.yaml · applications: has 22 entries, and the site shows 23\. Add number 23/,
  ],
  [
    '13 boxes',
    { 'boxes.yaml': { boxes: buildSamples(13) } },
    /boxes\.yaml · boxes: has 13 entries, and the site shows 12\. Remove those from 13 on/,
  ],
  [
    'numbers out of order',
    {
      'boxes.yaml': { boxes: buildSamples(12).map((box, index) => ({ ...box, number: index === 3 ? 5 : index + 1 })) },
    },
    /boxes\.yaml · Pack 4 · boxes\[3\]\.number: '5' is out of order\. Write 4/,
  ],
  [
    'an unknown machine under a sample',
    { 'boxes.yaml': { boxes: buildSamples(12).map((box, index) => (index ? box : { ...box, madeOn: ['cutter'] })) } },
    /boxes\.yaml · Pack 1 · boxes\[0\]\.madeOn\[0\]: 'cutter' is not a machine we know/,
  ],
  [
    'a link that leads nowhere',
    {
      'navigation.yaml': {
        main: [{ title: 'Home', href: '#' }],
        side: [{ title: 'Home', href: '/' }],
        footer: [{ title: 'Home', href: '/' }],
      },
    },
    /main\[0\]\.href: '#' is not a page of this site/,
  ],
  [
    'a telephone number without its country',
    { 'company.yaml': buildCompanyFile({ salesPhone: '98765' }) },
    /salesPhone: '98765' is not a telephone number/,
  ],
  [
    'a web address without https',
    { 'company.yaml': buildCompanyFile({ videoUrl: 'http://video.example' }) },
    /videoUrl: 'http:\/\/video\.example' is not a web address/,
  ],
]

const FILES: [mistake: string, content: string | Buffer | null, problem: string | RegExp][] = [
  ['a missing file', null, 'content/home.yaml: the file is missing. Put it back'],
  ['an empty file', '', 'content/home.yaml: the file is empty. Write its fields, or restore an earlier version'],
  [
    'a text without fields',
    'Hello\n',
    "content/home.yaml: the file must contain fields. Write them like 'title: Single Facer'",
  ],
  [
    'a colon inside a text',
    'a: 1\nb: Single Facer: new\n',
    "content/home.yaml: there is a colon where none belongs; put quotes around a text that contains ': ' (line 2)",
  ],
  ['a tab', 'a:\n\tb: 1\n', 'content/home.yaml: the line starts with a tab; use spaces (line 2)'],
  [
    'a field written twice',
    'a: 1\na: 2\n',
    'content/home.yaml: this field is written twice; keep one of the two (line 2)',
  ],
  [
    'a quote that is not closed',
    "a: 'text\n",
    /^content\/home\.yaml: something is missing here: add the closing quote .* \(line 2\)$/,
  ],
  [
    'a text that starts with a star',
    'a: *new\n',
    'content/home.yaml: put quotes around a text that starts with * or &. A part that repeats must be written out (line 1)',
  ],
  [
    'Windows encoding',
    Buffer.from('a: 25 °C\n', 'latin1'),
    'content/home.yaml: the file is not saved as UTF-8. Save it again with UTF-8 encoding',
  ],
  [
    'UTF-16',
    Buffer.from('a: 1\n', 'utf16le'),
    'content/home.yaml: the file is not saved as UTF-8. Save it again with UTF-8 encoding',
  ],
]

it.each([...FIELDS, ...CATALOGUE])('names %s in one line', (_mistake, changes, problem) => {
  expect(findSentences(changes)).toEqual([problem])
})

it.each([...FIGURES, ...LISTS])('points at %s', (_mistake, changes, problem) => {
  expect(findSentences(changes)).toEqual([expect.stringMatching(problem)])
})

it.each(FILES)('tells how to mend %s', (_mistake, content, problem) => {
  expect(findProblems({ 'home.yaml': content })).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ])
})

it('names the line of the field', () => {
  const problems = findProblems({ 'boxes.yaml': 'boxes: []\n\nboxs: 1\n' })
  expect(problems).toContain("content/boxes.yaml · boxs: is not a field we know. Write 'boxes' (line 3)")
})

it('accepts a byte order mark', () => {
  const folder = writeContent({ 'boxes.yaml': `\uFEFF${JSON.stringify({ boxes: buildSamples(12) })}` })
  expect(getContent(folder).boxes).toHaveLength(12)
})

it('reports all mistakes of all files together', () => {
  const changes = {
    'company.yaml': 'a: *b',
    [PRODUCT_PATH]: buildProductFile({ kind: '', process: 'x' }),
    'boxes.yaml': null,
  }
  const problems = findProblems(changes)
  expect(problems.map(problem => problem.split(/ · |: /)[0])).toEqual([
    'content/company.yaml',
    'content/boxes.yaml',
    `content/${PRODUCT_PATH}`,
    `content/${PRODUCT_PATH}`,
  ])
  expect(new ContentError(problems).message).toBe(`4 problems in the content:\n${problems.join('\n')}`)
})

it('does not call a machine unknown because its file has another mistake', () => {
  expect(findProblems({ [PRODUCT_PATH]: 'title: x: y' })).toEqual([expect.stringMatching(/there is a colon/)])
})
