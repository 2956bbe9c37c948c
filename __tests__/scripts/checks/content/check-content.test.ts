/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/files/problem'
import { checkContent } from '@/scripts/checks/content/check-content'
import {
  buildFile,
  buildProductFile,
  type ContentFiles,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../../support/content-builders'
import { buildPictures, changeCompany, DRAWING, expectReports, findMistakes } from './pictured-content'

afterAll(removeContent)

const MACHINE = `content/${PRODUCT_PATH} · Single Facer (Corrugation Machine)`

// Files of the sound content with changes: the home page, a machine, and the links at the end of each page.
const home = (changes: object) => ({ 'home.yaml': buildFile('home.yaml', changes as Record<string, unknown>) })
const machine = (changes: object) => ({ [PRODUCT_PATH]: buildProductFile(changes as Record<string, unknown>) })
const footer = (...hrefs: string[]) => ({
  'navigation.yaml': buildFile('navigation.yaml', { footer: hrefs.map(href => ({ title: 'More', href })) }),
})

/** Points of a picture that number no station; its machine has two. */
const POINTS = '{"edge": [[0, 1], [1, 1]], "stations": []}'

const { hours } = buildFile('company.yaml')
const WEEK = { ...hours, days: ['Monday', 'Tuesday'], text: 'Monday - Tuesday 10:00 to 6:00' }

const ON_REQUEST = { name: 'Overall size', text: 'On request', quantity: 'overall-size' }

/** The figures of a machine with this weight in kg, and with a size on request. */
const weighing = (value: number, more: object = {}) => [
  ON_REQUEST,
  { name: 'Net weight', value, unit: 'kg', quantity: 'weight', ...more },
]

it('accepts the sound content, and files that an operating system adds', async () => {
  const added = ['Thumbs.db', '.DS_Store', 'desktop.ini'].flatMap(name => [
    [`products/${name}`, 'x'],
    [`images/products/${name}`, 'x'],
    [`models/${name}`, 'x'],
  ])
  expect(await findMistakes(Object.fromEntries(added))).toEqual([])
})

/** What every message about an unknown page ends with. */
const PAGES =
  'Write the address of a page, such as /, /about-us, /products, /application-area, /contact-us, /compare, /privacy, /offline, /line-planner'

const { story: STORY, packs: PACKS } = buildFile('home.yaml')
/** Signs that mean something in markup, but not here. */
const SIGNS = '5 < 6 > 4, 3 * 4 * 5 and see [1] (2).'
const READ = 'which visitors would read as it stands'

it.each<[mistake: string, changes: ContentFiles, reports: string[]]>([
  [
    'menus that lead nowhere',
    footer('/abot-us', '/product/machine-9', '/products#catalogue'),
    [
      `content/navigation.yaml · More · footer[0].href: '/abot-us' is not a page we know. Did you mean '/about-us'? ${PAGES}`,
      `content/navigation.yaml · More · footer[1].href: '/product/machine-9' is not a page we know. Did you mean '/product/machine-1'? ${PAGES}`,
      "content/navigation.yaml · More · footer[2].href: '/products#catalogue' is not a place we know. Write /products, or one of /products#search, /products#save-catalogue",
    ],
  ],
  [
    'a menu whose entry is not called as the requirements prescribe',
    { 'navigation.yaml': buildFile('navigation.yaml', { fixed: { '/': 'Start' } }) },
    [
      "content/navigation.yaml · Home · main[0].title: is prescribed as 'Start', to /, by the site's requirements. Write it so",
      "content/navigation.yaml · Home · side[0].title: is prescribed as 'Start', to /, by the site's requirements. Write it so",
    ],
  ],
  [
    'hours that end before they begin, and the domain of the sample',
    changeCompany({ hours: { ...hours, closes: '06:00' }, domain: 'boxwright.example' }),
    [
      'content/company.yaml · Sample Machinery · hours.closes: closes at 06:00, before it opens at 10:00. Write 18:00 for 6 pm',
      "content/company.yaml · Sample Machinery · domain: 'boxwright.example' is the domain of the sample content. Write the domain of Sample Machinery",
    ],
  ],
  [
    'texts that tell other facts than the company, a price, or signs of other formats',
    {
      ...home({
        whoWeAre: { text: 'Call us, Monday to Tuesday.' },
        popup: { text: 'In one trade since 2015.' },
        packs: { title: 'From ₹ 4,50,000 on.', text: 'Cut &amp; crease.', another: 'Another' },
        story: { ...STORY, lead: 'A <b>fast</b> line.', statement: 'See [our range](/products).' },
      }),
      ...machine({ whatItDoes: 'Makes **single-face** web.' }),
    },
    [
      "content/home.yaml · whoWeAre.text: names Monday, Tuesday, but 'hours.days' in content/company.yaml are Monday. Correct one of them",
      "content/home.yaml · popup.text: says 'since 2015', but 'since' in content/company.yaml is 2017. Correct one of them",
      "content/home.yaml · packs.title: contains a price, '₹ 4,50,000'. Prices stand in the quote: remove it",
      `content/home.yaml · packs.text: contains a code, '&amp;', ${READ}. Write the character itself`,
      `content/home.yaml · story.lead: contains a tag, '<b>', ${READ}. Remove it`,
      `content/home.yaml · story.statement: contains a link, '[our range](/products)', ${READ}. Write its text alone: 'our range'`,
      `${MACHINE} · whatItDoes: contains a mark, '**single-face**', ${READ}. Write 'single-face'`,
    ],
  ],
  [
    'a text that YAML cuts',
    {
      'home.yaml': readFileSync('__tests__/fixtures/content/home.yaml', 'utf8').replace('Packs', 'What do you make #1'),
    },
    [
      "content/home.yaml: put quotes around this text: without them a '#' after a space begins a comment, and the rest is lost",
    ],
  ],
  [
    'categories of which none has a machine',
    {
      ...machine({ category: undefined, family: 'Slitters' }),
      'categories.yaml': buildFile('categories.yaml', {
        categories: [{ title: 'Presses', lead: 'Print.', items: [] }],
      }),
    },
    [
      "content/categories.yaml · Presses · categories[0]: has no machine. Write 'category' in the file of one, or remove the category",
    ],
  ],
  [
    'a family with the URL of a category',
    { 'categories.yaml': buildFile('categories.yaml', { families: ['Slitters', 'Corrugation machines'] }) },
    [
      "content/categories.yaml · Corrugation Machines · categories[0].title: 'Corrugation Machines' gives the same URL as 'Corrugation machines'. Give each category and family a unique title",
    ],
  ],
  [
    'a weight in another unit than those of like machines',
    machine({ figures: weighing(9.5) }),
    [
      `${MACHINE} · Net weight · figures[1]: 'Net weight' is 9.5 kg, but other machines for corrugating have 9,500 kg. Write 'unit: t' if 9.5 t (9,500 kg) is meant, or a condition if the figure is right`,
    ],
  ],
  [
    'points of nothing, and damaged pictures and models',
    {
      'images/products/machine-1-operator.webp': 'x',
      'images/products/machine-1.points.json': POINTS,
      'images/views/aside.points.json': POINTS,
      'models/machine-1.glb': 'x',
      'models/machine-1-1.webp': 'x',
    },
    [
      'content/images/products/machine-1-operator.webp: the file is not a picture. Save the picture again, or replace it',
      'content/images/products/machine-1.points.json · stations: has 0, the product lists 2. If the picture is a new one, delete this file',
      "content/images/views/aside.points.json: there is no picture 'aside' beside it. Add one, or delete it",
      'content/models/machine-1.glb: is no model, or lacks a picture of its surfaces. Take an earlier version of both, or delete it',
    ],
  ],
  [
    'a box without a picture',
    { 'images/boxes/box-3.svg': null },
    [
      'content/images/boxes/box-3: the picture is missing. Add a file that ends in .webp, .png, .jpg, .jpeg, .avif, .svg',
    ],
  ],
  [
    'a machine with the title of another',
    { 'products/press.yaml': buildFile('products/machine-1.yaml', { slug: 'press', id: 901 }) },
    [
      "content/products/press.yaml · Machine 1 · title: 'Machine 1' is also the title in content/products/machine-1.yaml. Give each machine its own",
    ],
  ],
  ...(
    [
      ['pres.svg', "'pres.svg' is not a picture we know. Add the file to content/images/products, or remove the line"],
      ['machine-1.svg', "also shows 'Machine 1'. Add one of this machine, or remove the line"],
      [
        '/content/images/boxes/box-1.svg',
        "'/content/images/boxes/box-1.svg' is no file of a picture. Write it like 'tray-former.webp': small letters, digits, single hyphens",
      ],
    ] as const
  ).map(([picture, sentence]): [string, ContentFiles, string[]] => [
    `the picture ${picture} of a machine`,
    machine({ picture }),
    [`${MACHINE} · picture: ${sentence}`],
  ]),
])('refuses %s', (_mistake, changes, reports) => expectReports(changes, reports))

it.each([
  [
    'the own hours and year of the company, and signs that are no markup',
    {
      ...changeCompany({ hours: WEEK }),
      ...home({ popup: { text: 'Since 2017, and founded in 2017.' }, packs: { ...PACKS, text: SIGNS } }),
    },
  ],
  [
    'a price that visitors type',
    {
      'search-words.yaml': buildFile('search-words.yaml', {
        words: [{ means: 'single facer', typed: ['under ₹ 5 lakh'] }],
      }),
    },
  ],
  ['a weight that is confirmed by a condition', machine({ figures: weighing(9.5, { condition: 'table model' }) })],
  [
    'a picture that a machine names, with a side view, beside the one before it',
    {
      ...machine({ picture: 'photo.svg' }),
      'images/products/photo.svg': DRAWING,
      'images/products/photo-operator.svg': DRAWING,
    },
  ],
  ['a light machine, whose weight is no thousandth of that of the others', machine({ figures: weighing(400) })],
  [
    'a comment after a value',
    {
      [PRODUCT_PATH]: `${readFileSync(`__tests__/fixtures/content/${PRODUCT_PATH}`, 'utf8')}# end\n`.replace(
        /^automation: .*$/m,
        '$& # as built',
      ),
    },
  ],
])('accepts %s', async (_what, changes) => {
  expect(await findMistakes(changes)).toEqual([])
})

it('lists machines without a picture without failing, but requires a picture that a file names', async () => {
  const pictures = Object.entries(buildPictures())
  const without = (part: string) => Object.fromEntries(pictures.filter(([name]) => !name.includes(part)))
  const { problems, pictureless } = await checkContent(writeContent(without('/machine-1.')))
  expect(problems).toEqual([])
  expect(pictureless.map(formatProblem)).toEqual([
    'content/products/machine-1.yaml: a plate with its name stands in its place. Add content/images/products/machine-1.webp',
  ])
  const named = await checkContent(writeContent({ ...without('/products/'), ...machine({ picture: 'pres.svg' }) }))
  expect(named.problems.map(({ sentence }) => sentence)).toEqual([
    "'pres.svg' is not a picture we know. Add the file to content/images/products, or remove the line",
  ])
})

it('lists unused files: those of a deleted machine, and a picture that is added before its box', async () => {
  const folder = writeContent({
    ...buildPictures(),
    ...machine({ picture: 'photo.svg' }),
    'images/products/photo.svg': DRAWING,
    'images/products/machine-9.svg': DRAWING,
    'images/boxes/box-4.svg': DRAWING,
    'models/press.glb': 'x',
    'models/photo-1.webp': 'x',
  })
  const { problems, unused } = await checkContent(folder)
  expect(problems).toEqual([])
  expect(unused.map(formatProblem)).toEqual([
    "content/images/products/machine-9.svg: 'machine-9' is not a machine we know. Did you mean 'machine-1'? Give it the name of what it shows, or delete it",
    "content/images/boxes/box-4.svg: 'box-4' is not a sample we know. Did you mean 'box-1'? Give it the name of what it shows, or delete it",
    "content/models/press.glb: 'press' is not a machine we know. Give it the name of what it shows, or delete it",
  ])
})
