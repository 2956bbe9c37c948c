/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
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

afterAll(removeContent)

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"><path d="M1 1h7v7H1z"/></svg>'
const MACHINE = `content/${PRODUCT_PATH} · Single Facer (Corrugation Machine)`

/** The sound content with a picture of everything that needs one, changed where a test says so; its mistakes, a line each. */
async function findMistakes(changes: ContentFiles) {
  const folder = writeContent({ ...buildPictures(), ...changes })
  const { problems } = await checkContent(folder)
  return problems.map(problem => formatProblem(problem).replace(/ \(line \d+\)$/, ''))
}

function buildPictures(): ContentFiles {
  const machines = readdirSync('__tests__/fixtures/content/products').map(
    name => `products/${name.replace('.yaml', '')}`,
  )
  const samples = [1, 2].map(number => `applications/packaging-${number}`)
  const views = ['about', 'home-who-we-are', 'home-why-choose-us'].map(name => `views/${name}`)
  const boxes = [1, 2, 3].map(number => `boxes/box-${number}`)
  return Object.fromEntries([...machines, ...samples, ...boxes, ...views].map(key => [`images/${key}.svg`, DRAWING]))
}

const home = (changes: object) => ({ 'home.yaml': buildFile('home.yaml', changes as Record<string, unknown>) })
const company = (changes: object) => ({ 'company.yaml': buildFile('company.yaml', changes as Record<string, unknown>) })
const machine = (changes: object) => ({ [PRODUCT_PATH]: buildProductFile(changes as Record<string, unknown>) })
const footer = (href: string) => ({
  'navigation.yaml': buildFile('navigation.yaml', { footer: [{ title: 'More', href }] }),
})
const quote = (text: string) => home({ quote: { title: 'Title', text, list: ['Box style'] } })

const buildPoints = () =>
  JSON.stringify({
    edge: [
      [0, 1],
      [1, 1],
    ],
    stations: [],
  })

const { hours } = buildFile('company.yaml')
const WEEK = { ...hours, days: ['Monday', 'Tuesday'], text: 'Monday - Tuesday 10:00 to 6:00' }

const ON_REQUEST = { name: 'Overall size', text: 'On request', quantity: 'overall-size' }
const weighing = (value: number, more: object = {}) => [
  ON_REQUEST,
  { name: 'Net weight', value, unit: 'kg', quantity: 'weight', ...more },
]

it('takes the sound content, and files that an operating system adds', async () => {
  expect(await findMistakes({})).toEqual([])
  const added = ['Thumbs.db', '.DS_Store', 'desktop.ini'].flatMap(name => [
    [`products/${name}`, 'x'],
    [`images/products/${name}`, 'x'],
    [`models/${name}`, 'x'],
  ])
  expect(await findMistakes(Object.fromEntries(added))).toEqual([])
})

const PAGES =
  'Write the address of a page, such as /, /about-us, /products, /application-area, /contact-us, /compare, /privacy, /offline, /line-planner'

/** Each was found by a later step than this check, or by none. */
it.each<[mistake: string, changes: ContentFiles, report: string]>([
  [
    'a menu that leads nowhere',
    footer('/abot-us'),
    `content/navigation.yaml · More · footer[0].href: '/abot-us' is not a page we know. Did you mean '/about-us'? ${PAGES}`,
  ],
  [
    'a link to a machine there is none of',
    footer('/product/machine-9'),
    `content/navigation.yaml · More · footer[0].href: '/product/machine-9' is not a page we know. Did you mean '/product/machine-1'? ${PAGES}`,
  ],
  [
    'a link to no place of a page',
    footer('/products#catalogue'),
    "content/navigation.yaml · More · footer[0].href: '/products#catalogue' is not a place we know. Write /products, or one of /products#search, /products#save-catalogue",
  ],
  [
    'an answer of the search that leads nowhere',
    {
      'search-words.yaml': buildFile('search-words.yaml', {
        answers: [
          { name: 'Price', typed: ['rate'], text: 'Ask us.', link: { title: 'Ask', href: '/contact-us#form' } },
        ],
      }),
    },
    "content/search-words.yaml · Price · answers[0].link.href: '/contact-us#form' is not a place we know. Write /contact-us, or one of /contact-us#questions-title, /contact-us#service-title, /contact-us#map-title",
  ],
  [
    'hours that close before they open',
    company({ hours: { ...hours, closes: '06:00' } }),
    'content/company.yaml · Sample Machinery · hours.closes: closes at 06:00, before it opens at 10:00. Write 18:00 for 6 pm',
  ],
  [
    'hours whose text names another time',
    company({ hours: { ...hours, text: 'Monday 9:30 am to 6 pm' } }),
    "content/company.yaml · Sample Machinery · hours.text: does not name 10:00, which 'hours.opens' says. Correct one of them",
  ],
  [
    'hours whose text names other days',
    company({ hours: { ...hours, text: 'Mon–Sat 10:00 to 6:00, closed on Sunday' } }),
    "content/company.yaml · Sample Machinery · hours.text: names Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, but 'hours.days' are Monday. Correct one of them",
  ],
  [
    'other days in a text',
    quote('Call us, Monday to Saturday.'),
    "content/home.yaml · quote.text: names Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, but 'hours.days' are Monday. Correct one of them",
  ],
  [
    'another year in a text',
    quote('In one trade since 2015.'),
    "content/home.yaml · quote.text: says 'since 2015', but 'since' in content/company.yaml is 2017. Correct one of them",
  ],
  [
    "the sample's domain under another name",
    company({ domain: 'boxwright.example' }),
    "content/company.yaml · Sample Machinery · domain: 'boxwright.example' is the domain of the sample content. Write the domain of Sample Machinery",
  ],
  [
    'a text that YAML cuts',
    {
      'home.yaml': readFileSync('__tests__/fixtures/content/home.yaml', 'utf8').replace('Packs', 'What do you make #1'),
    },
    "content/home.yaml: put quotes around this text: without them a '#' after a space begins a comment, and the rest is lost",
  ],
  [
    'categories of which none has a machine',
    {
      ...machine({ category: undefined, family: 'Slitters' }),
      'categories.yaml': buildFile('categories.yaml', {
        categories: [{ title: 'Presses', lead: 'Print.', items: [] }],
      }),
    },
    "content/categories.yaml · Presses · categories[0]: has no machine. Write 'category' in the file of one, or remove the category",
  ],
  [
    'a family with the URL of a category',
    { 'categories.yaml': buildFile('categories.yaml', { families: ['Slitters', 'Corrugation machines'] }) },
    "content/categories.yaml · Corrugation Machines · categories[0].title: 'Corrugation Machines' gives the same URL as 'Corrugation machines'. Give each category and family a unique title",
  ],
  [
    'a price',
    quote('From ₹ 4,50,000 on.'),
    "content/home.yaml · quote.text: contains a price, '₹ 4,50,000'. Prices stand in the quote: remove it",
  ],
  [
    'a sign of the rupee, which data sheets and previews cannot print',
    quote('Running cost in ₹.'),
    "content/home.yaml · quote.text: contains a price, '₹'. Prices stand in the quote: remove it",
  ],
  [
    'a tag',
    quote('A <b>fast</b> line.'),
    "content/home.yaml · quote.text: contains a tag, '<b>', which visitors would read as it stands. Remove it",
  ],
  [
    'a link of Markdown',
    quote('See [our range](/products).'),
    "content/home.yaml · quote.text: contains a link, '[our range](/products)', which visitors would read as it stands. Write its text alone: 'our range'",
  ],
  [
    'a mark of Markdown',
    machine({ whatItDoes: 'Makes **single-face** web.' }),
    `${MACHINE} · whatItDoes: contains a mark, '**single-face**', which visitors would read as it stands. Write 'single-face'`,
  ],
  [
    'a code of HTML',
    quote('Cut &amp; crease.'),
    "content/home.yaml · quote.text: contains a code, '&amp;', which visitors would read as it stands. Write the character itself",
  ],
  [
    'a weight in another unit than those of like machines',
    machine({ figures: weighing(9.5) }),
    `${MACHINE} · Net weight · figures[1]: 'Net weight' is 9.5 kg, but other machines for corrugating have 9,500 kg. Write 'unit: t' if 9.5 t (9,500 kg) is meant, or a condition if the figure is right`,
  ],
  [
    'a picture of nothing',
    { 'images/products/machine-9.svg': DRAWING },
    "content/images/products/machine-9.svg: 'machine-9' is not a machine we know. Did you mean 'machine-1'? Give it the name of what it shows, or delete it",
  ],
  [
    'a picture that a machine names and that there is none of',
    machine({ picture: 'pres.svg' }),
    `${MACHINE} · picture: 'pres.svg' is not a picture we know. Add the file to content/images/products, or remove the line`,
  ],
  [
    'a picture that another machine has',
    machine({ picture: 'machine-1.svg' }),
    `${MACHINE} · picture: also shows 'Machine 1'. Add one of this machine, or remove the line`,
  ],
  [
    'a picture that is named by no file of it',
    machine({ picture: '/content/images/boxes/box-1.svg' }),
    `${MACHINE} · picture: '/content/images/boxes/box-1.svg' is no file of a picture. Write it like 'tray-former.webp': small letters, digits, single hyphens`,
  ],
  [
    'points of another picture than that which a machine names',
    {
      ...machine({ picture: 'photo.svg', stations: ['feeder'] }),
      'images/products/photo.svg': DRAWING,
      'images/products/photo.points.json': buildPoints(),
    },
    'content/images/products/photo.points.json · stations: has 0, the product lists 1. Delete it for another picture',
  ],
  [
    'points without a picture',
    { 'images/views/aside.points.json': buildPoints() },
    "content/images/views/aside.points.json: there is no picture 'aside' beside it. Add one, or delete it",
  ],
  [
    'points of another picture',
    {
      'images/products/machine-1.points.json': buildPoints(),
    },
    'content/images/products/machine-1.points.json · stations: has 0, the product lists 2. Delete it for another picture',
  ],
  [
    'a model of no machine',
    { 'models/press.glb': 'x', 'models/machine-1-1.webp': 'x' },
    "content/models/press.glb: 'press' is not a machine we know. Give it the name of what it shows, or delete it",
  ],
  [
    'a damaged model',
    { 'models/machine-1.glb': 'x' },
    'content/models/machine-1.glb: is no model, or lacks a picture of its surfaces. Take an earlier version of both, or delete it',
  ],
  [
    'a side view that is no picture',
    { 'images/products/machine-1-operator.webp': 'x' },
    'content/images/products/machine-1-operator.webp: the file is not a picture. Save the picture again, or replace it',
  ],
])('refuses %s', async (_mistake, changes, report) => {
  expect(await findMistakes(changes)).toEqual([report])
})

it.each([
  ['the days and hours of the company', company({ hours: WEEK })],
  ['a weight that is confirmed by a condition', machine({ figures: weighing(9.5, { condition: 'table model' }) })],
  [
    'a picture that a machine names, with a side view, beside the one before it',
    {
      ...machine({ picture: 'photo.svg' }),
      'images/products/photo.svg': DRAWING,
      'images/products/photo-operator.svg': DRAWING,
    },
  ],
  ['a light machine', machine({ figures: weighing(400) })],
  ['its year', quote('Since 2017, and founded in 2017.')],
  ['a sign between numbers, an asterisk and a number in brackets', quote('5 < 6 > 4, 3 * 4 * 5 and see [1] (2).')],
  [
    'a comment after a value',
    {
      [PRODUCT_PATH]: `${readFileSync(`__tests__/fixtures/content/${PRODUCT_PATH}`, 'utf8')}# end\n`.replace(
        /^automation: .*$/m,
        '$& # as built',
      ),
    },
  ],
])('takes %s', async (_what, changes) => {
  expect(await findMistakes(changes)).toEqual([])
})
