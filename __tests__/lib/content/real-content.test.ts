/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { APPLICATION_COUNT, BOX_COUNT, FEATURED_COUNT } from '@/lib/constants'
import {
  getApplications,
  getBoxes,
  getCategories,
  getCompany,
  getFamilies,
  getHome,
  getNavigation,
  getProduct,
  getProducts,
} from '@/lib/content/content'
import { formatFigureText } from '@/lib/product/figure-text'

/** The specification's groups and how many machines each lists at least. */
const GROUPS = [
  ['Rigid Box Machines', 6],
  ['Automatic Flute Laminator Machines', 2],
  ['Automatic Cutting And Creasing Machines', 4],
  ['Automatic Gluing Machines', 8],
  ['Automatic Corrugation Machines', 3],
  ['Automatic Die Cutting Machines', 2],
  ['Corrugated Box Machines', 3],
  ['Gluing & Pasting Machines', 3],
  ['Magnet Machines', 2],
]

const EXAMPLE_TITLES = [
  'Automatic Window Patching Machine',
  'Automatic Folder Gluer Machine',
  'Four-Colour Flexo Printing Machine (Vertical)',
  'Single Facer (Corrugation Machine)',
  'NC Sheet Cutter Rotary Type',
  'Electric Mill Roll Stand',
  'Automatic Envelope Making Machine',
  'Corrugated Cardboard Production Line',
  'Cardboard Slitting Machine',
  'Box Bubble Pressing Machine',
]

const folder = join(process.cwd(), 'content', 'products')
const files = readdirSync(folder).map(name => parse(readFileSync(join(folder, name), 'utf8')))

it('gives each machine an address of its own', () => {
  expect(new Set(getProducts().map(({ slug }) => slug)).size).toBe(files.length)
})

it.each(EXAMPLE_TITLES)('holds %s', title => {
  expect(getProducts().map(product => product.title)).toContain(title)
})

it('keeps empty descriptions, which give no bullets', () => {
  const empty = files.filter(({ description }) => description === '')
  expect(empty.length).toBeGreaterThanOrEqual(3)
  expect(getProducts().filter(({ bullets }) => bullets.length === 0)).toHaveLength(empty.length)
})

it('keeps empty and null summaries, which give no summary', () => {
  const [empty, none] = ['', null].map(nothing => files.filter(file => file.description2 === nothing).length)
  expect(empty).toBeGreaterThanOrEqual(1)
  expect(none).toBeGreaterThanOrEqual(2)
  expect(getProducts().filter(({ summary }) => summary === '')).toHaveLength((empty ?? 0) + (none ?? 0))
})

it.each([
  ['automatic-envelope-making-machine', 'up to 6,000 pcs/h', 'up to 6,000'],
  ['automatic-folder-gluer-machine', '160 to 420 m/min', '160–420'],
  ['box-bubble-pressing-machine', '20 to 35 pcs/min', '20–35'],
])("states the specification's speed of %s as text and as a figure", (slug, text, value) => {
  const product = getProduct(slug)
  expect(product.bullets.join()).toContain(text)
  expect(product.figures.map(figure => formatFigureText(figure).value)).toContain(value)
})

it("groups machines under the specification's nine titles", () => {
  expect(getCategories().map(({ title }) => title)).toEqual(GROUPS.map(([title]) => title))
  for (const [title, least] of GROUPS) {
    const { items } = getCategories().find(category => category.title === title) ?? { items: [] }
    expect(items.length).toBeGreaterThanOrEqual(Number(least))
  }
})

it('files the other machines under families, and uses every family', () => {
  const families = getProducts().flatMap(({ category, family }) => (category ? [] : [family]))
  expect(new Set(families)).toEqual(new Set(getFamilies()))
})

it('holds as many samples, boxes and featured machines as the site shows', () => {
  expect(getApplications()).toHaveLength(APPLICATION_COUNT)
  expect(getBoxes()).toHaveLength(BOX_COUNT)
  expect(getHome().featured).toHaveLength(FEATURED_COUNT)
})

it('names two to four machines for each sample', () => {
  for (const { madeOn } of [...getApplications(), ...getBoxes()]) {
    expect([2, 3, 4]).toContain(madeOn.length)
  }
})

it("writes the specification's words on company, hours and menus", () => {
  const { name, hours, salesPhone, servicePhone, since, copyrightYear } = getCompany()
  expect({ name, hours: hours.text, since, copyrightYear }).toEqual({
    name: 'Boxwright Machinery',
    hours: 'Monday - Saturday 10:00 to 6:00',
    since: 2017,
    copyrightYear: 2025,
  })
  expect([salesPhone.text, servicePhone.text]).toEqual(['+91 00000 00001', '+91 00000 00002'])
  expect(getNavigation().main.map(({ title }) => title)).toEqual(['Home', 'Products', 'Applications'])
  expect(getNavigation().side.map(({ title }) => title)).toEqual([
    'Home',
    'Products',
    'About Us',
    'Applications',
    'Get A Quote',
  ])
})

it('opens the story with Hello', () => {
  expect(getHome().story.hello).toBe('Hello')
})
