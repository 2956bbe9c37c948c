/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { checkLanguages } from '@/lib/content/language/check-languages'
import { readContent } from '@/lib/content/read-content'
import { applyProfile } from '@/scripts/setup/apply-profile'
import { type Profile, SECTIONS } from '@/scripts/setup/profile'
import { listMistakes, removeContent, writeContent } from '../../support/content-builders'
import { LANGUAGE_FILES } from '../../support/translated-content'

const PROFILE: Profile = {
  name: 'Kestrel Box Machines',
  domain: 'kestrel.example',
  logo: 'logo.svg',
  drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>',
  colours: { main: '#0B6E4F', accent: '#F2A900' },
  salesPhone: '+91 98765 43210',
  salesEmail: 'sales@kestrel.example',
  address: ['14 Works Road', 'Rajkot 360001'],
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  since: 2009,
  hours: { from: 'Saturday', to: 'Monday', opens: '09:30', closes: '18:30' },
  social: {},
  languages: [],
  machines: ['machine-1'],
  sections: [],
}

const QUERIES = `# Queries of people
tuning:
  - { query: first, expect: machine-1 }
  - { query: second, expect: [machine-2] }
  - { query: price, answer: Price }
heldOut: []
`

const TRANSLATIONS = {
  'hi/products/machine-1.yaml': { kind: 'मशीन' },
  'hi/products/machine-2.yaml': { kind: 'मशीन' },
  'hi/line/steps.yaml': { steps: [] },
}

const start = process.cwd()
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'))
  const content = writeContent({ 'search-queries.yaml': QUERIES, ...LANGUAGE_FILES, ...TRANSLATIONS })
  cpSync(content, join(project, 'content'), { recursive: true })
  for (const picture of [
    'views/about',
    'applications/packaging-1',
    'boxes/box-1',
    'products/machine-1',
    'products/machine-2',
  ]) {
    mkdirSync(join(project, 'content/images', picture, '..'), { recursive: true })
    writeFileSync(join(project, `content/images/${picture}.webp`), '')
  }
  for (const folder of ['models', 'drawings']) mkdirSync(join(project, 'content', folder), { recursive: true })
  process.chdir(project)
})

afterEach(() => {
  process.chdir(start)
  rmSync(project, { recursive: true })
})
afterAll(removeContent)

/** Applies the profile, changed where a test says so, and returns the lines that it prints. */
const apply = (changes: Partial<Profile> = {}) =>
  applyProfile({ ...PROFILE, ...changes }, readContent(openFolder('content')))
const readYaml = (name: string) => parse(readFileSync(join('content', name), 'utf8'))

it.each<{ title: string; changes: Partial<Profile> }>([
  { title: 'all machines and sections', changes: { machines: 'keep', sections: [...SECTIONS] } },
  { title: 'all machines without the planner', changes: { machines: 'keep', sections: ['boxes'] } },
])('leaves content without mistakes: $title', ({ changes }) => {
  apply(changes)
  expect(listMistakes('content')).toEqual([])
})

/** The sample's name, city, domain and year, its country and the time of that. */
const TRACES = /Sample (Mach|City)\w+|sample\.ex\w+|\b2017\b|India|\bIST\b/g

it('leaves no trace of the sample’s company, year or law for a company abroad with one machine', () => {
  apply({ country: 'GB', timeZone: 'Europe/London' })
  expect(listMistakes('content')).toEqual([])
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(name =>
    /^[^/]+\.yaml$|^words.*\.yaml$/.test(name),
  )
  const traces = files.flatMap(
    name =>
      readFileSync(join('content', name), 'utf8')
        .replaceAll(/^ *#.*$/gm, '')
        .match(TRACES) ?? [],
  )
  expect(traces).toEqual([])
})

it('writes the company’s facts, with its hours in words, and removes the sections that it does not want', () => {
  const folders = ['hi', 'line', 'models', 'drawings', 'images/boxes', 'images/applications', 'images/views']
  const listFolders = () => folders.filter(name => existsSync(join('content', name)))
  expect(listFolders()).toEqual(folders)
  const [mainColour, accentColour, , machines] = apply()
  expect(readYaml('company.yaml')).toMatchObject({
    wordMark: { first: 'Kestrel', second: 'Box Machines' },
    servicePhone: PROFILE.salesPhone,
    hours: { text: 'Saturday - Monday 09:30 to 18:30', days: ['Saturday', 'Sunday', 'Monday'] },
    social: null,
    newsletter: false,
    dataSheets: false,
  })
  // Colours that cannot be read, and what has taken their place.
  expect(mainColour).toMatch(/^#0B6E4F: words .* 3\.\d : 1 and need 4\.5 : 1\. #[0-9A-F]{6} .*: the end of the page$/)
  expect(accentColour).toMatch(/^#F2A900: words .* 1\.\d : 1 and need 4\.5 : 1\. #[0-9A-F]{6} .*: buttons and links$/)

  expect(machines).toMatch(/^content\/products: 1 of \d+ machines kept$/)
  expect(readdirSync('content/products')).toEqual(['machine-1.yaml'])
  expect(readdirSync('content/images/products')).toEqual(['machine-1.webp'])
  // The carousel at the top shows it already.
  expect(readYaml('home.yaml').featured).toEqual([])
  expect(readFileSync('content/search-queries.yaml', 'utf8')).toBe(`# Queries of people
tuning:
  - {query: first, expect: machine-1}
  - {query: price, answer: Price}
heldOut: []
`)
  expect(readYaml('applications.yaml').applications).toEqual([])
  expect(listFolders()).toEqual([])
})

it('leaves no question about the whole range of machines', () => {
  const [named] = parse(readFileSync(join(start, 'scripts/setup/texts.yaml'), 'utf8')).questionsOfRange
  const home = readYaml('home.yaml')
  home.buyerQuestions = [named, 'Do you deliver?'].map(question => ({ question, answer: 'Yes.' }))
  writeFileSync('content/home.yaml', stringify(home))
  apply({ sections: ['questions'] })
  expect(readYaml('home.yaml').buyerQuestions).toEqual([{ question: 'Do you deliver?', answer: 'Yes.' }])
})

it('rewrites the lead of a category that has lost machines', () => {
  apply({ machines: ['single-facer-corrugation-machine'] })
  const { kind } = readYaml('products/single-facer-corrugation-machine.yaml')
  expect(readYaml('categories.yaml').categories).toEqual([
    expect.objectContaining({ lead: `Machines of this group in our catalogue: ${kind}.` }),
  ])
})

it('keeps a language that the company wants, without the translations of removed content', () => {
  expect(apply({ languages: ['hi'] })).toContain('content/hi: npm run languages lists what is to be translated anew')
  expect(readdirSync('content/hi').sort()).toEqual(['glossary.yaml', 'language.yaml', 'products'])
  expect(readdirSync('content/hi/products')).toEqual(['machine-1.yaml'])
  expect(checkLanguages(openFolder('content'))).toEqual([])
})
