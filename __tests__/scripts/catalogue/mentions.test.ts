/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { formatRemoved } from '@/scripts/catalogue/machine-files'
import { listTitleUses, removeMentions, renameMentions } from '@/scripts/catalogue/mentions'
import { buildFile, findMistakes, PRODUCT_PATH, removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

const QUERIES = `tuning:
  # A person typed this.
  - { query: first, expect: machine-1 }
  - { query: both, expect: [machine-1, machine-2] }
  - query: written out
    expect:
      - machine-2
      - machine-1
heldOut:
  - { query: machine-1, expect: machine-2 }
hindi:
  - { query: मशीन, expect: [machine-1, machine-2] }
`
const PRODUCT = buildFile(PRODUCT_PATH, { related: ['machine-1', 'machine-2'] })

const readText = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

/** The home page shows a machine other than the removed ones. */
const HOME = readFileSync('__tests__/fixtures/content/home.yaml', 'utf8').replace(
  'product: machine-1',
  'product: single-facer-corrugation-machine',
)

/** Content in which lists of machines and of search queries name the first two machines. */
function writeMentions() {
  return writeContent({ 'home.yaml': HOME, 'search-queries.yaml': QUERIES, [PRODUCT_PATH]: PRODUCT })
}

it('renames a machine wherever a file names it, and changes nothing else', () => {
  const folder = writeMentions()
  const done = renameMentions('machine-1', 'new-name', folder)
  expect(readText(folder, 'search-queries.yaml')).toBe(
    QUERIES.replaceAll('machine-1', 'new-name').replace('query: new-name', 'query: machine-1'),
  )
  expect(parse(readText(folder, PRODUCT_PATH)).related).toEqual(['new-name', 'machine-2'])
  // In these lines 'expect' names the machine; line 10 is a query of that name, which stays.
  expect(done).toContain(`${join(folder, 'search-queries.yaml')} lines 3, 4, 8, 12`)
})

it('removes a machine from every list, along with entries that were only about it', () => {
  const folder = writeMentions()
  removeMentions('machine-1', folder)
  expect(readText(folder, 'search-queries.yaml')).toBe(`tuning:
  # A person typed this.
  - { query: both, expect: [machine-2] }
  - query: written out
    expect:
      - machine-2
heldOut:
  - { query: machine-1, expect: machine-2 }
hindi:
  - { query: मशीन, expect: [machine-2] }
`)
  expect(parse(readText(folder, PRODUCT_PATH)).related).toEqual(['machine-2'])
  removeMentions('machine-2', folder)
  expect(parse(readText(folder, 'search-queries.yaml')).tuning).toEqual([])
  expect(parse(readText(folder, PRODUCT_PATH)).related).toEqual([])
})

it('removes nothing while a field that must name a machine names it', () => {
  const folder = writeMentions()
  const before = readText(folder, 'categories.yaml')
  expect(() => removeMentions('single-facer-corrugation-machine', folder)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/home\.yaml line \d+ needs a machine\. Name another/) }),
  )
  expect(readText(folder, 'categories.yaml')).toBe(before)
})

it("lists the texts that use a machine's old title, but neither lists of old titles nor longer titles", () => {
  const folder = writeContent({
    'home.yaml': HOME.replace('hello: Hello', 'hello: The Glazer'),
    'removed-machines.yaml': { machines: [{ title: 'Glazer' }] },
    [PRODUCT_PATH]: buildFile(PRODUCT_PATH, { formerTitles: ['Glazer'], whatItDoes: 'A Reel Glazer.' }),
  })
  const line = HOME.split('\n').findIndex(text => text.includes('hello: Hello')) + 1
  expect(listTitleUses('Glazer', ['Reel Glazer'], folder)).toEqual([`${join(folder, 'home.yaml')} line ${line}`])
})

const TITLE = buildFile(PRODUCT_PATH).title

it.each([
  [{ formerTitles: [TITLE] }, [expect.stringContaining(`'${TITLE}' gives the same URL as '${TITLE}'`)]],
  [{ formerTitles: ['डिब्बा'] }, [expect.stringContaining("'डिब्बा' leaves nothing for an address")]],
])('reports for the former titles %j the mistakes %j', (change, mistakes) => {
  expect(findMistakes({ [PRODUCT_PATH]: buildFile(PRODUCT_PATH, change) })).toEqual(mistakes)
})

it('writes the successors of a removed machine for each of its titles', () => {
  const text = `machines:\n${formatRemoved(['Old Name', 'Older Name'], ['machine-1', 'machine-2'])}\n`
  const successors = ['machine-1', 'machine-2']
  expect(parse(text).machines).toEqual(['Old Name', 'Older Name'].map(title => ({ title, successors })))
})

it('refuses a removed machine with an unknown successor, or with the address of an existing machine', () => {
  const removed = { machines: [{ title: TITLE }, { title: 'Old', successors: ['no-such-machine'] }] }
  expect(findMistakes({ 'removed-machines.yaml': removed })).toEqual([
    expect.stringContaining("'no-such-machine' is not a machine we know"),
    expect.stringContaining(`'${TITLE}' gives the same URL as '${TITLE}'`),
  ])
})
