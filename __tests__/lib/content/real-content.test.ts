/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import {
  getApplications,
  getBoxes,
  getCategories,
  getCompany,
  getFamilies,
  getHome,
  getNavigation,
  getProducts,
} from '@/lib/content/content'

/** The specification's groups and how many machines each lists at least. */
const GROUPS: [title: string, least: number][] = [
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

const folder = join('content', 'products')
const files = readdirSync(folder).map(name => parse(readFileSync(join(folder, name), 'utf8')))
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title)

it("holds the specification's example machines", () => {
  expect(titlesOf(getProducts())).toEqual(expect.arrayContaining(EXAMPLE_TITLES))
})

it('holds machines without a description or a summary, which give no bullets and no summary', () => {
  const count = (field: string, nothing: string | null) => files.filter(file => file[field] === nothing).length
  expect(count('description', '')).toBeGreaterThanOrEqual(3)
  expect(count('description2', '')).toBeGreaterThanOrEqual(1)
  expect(count('description2', null)).toBeGreaterThanOrEqual(2)
  expect(getProducts().filter(({ bullets }) => bullets.length === 0)).toHaveLength(count('description', ''))
  expect(getProducts().filter(({ summary }) => summary === '')).toHaveLength(
    count('description2', '') + count('description2', null),
  )
})

it("groups machines under the specification's nine titles, and files the others under families that are all used", () => {
  expect(titlesOf(getCategories())).toEqual(GROUPS.map(([title]) => title))
  for (const [index, [, least]] of GROUPS.entries()) {
    expect(getCategories()[index]?.items.length).toBeGreaterThanOrEqual(least)
  }
  const families = getProducts().flatMap(({ category, family }) => (category ? [] : [family]))
  expect(new Set(families)).toEqual(new Set(getFamilies()))
})

it("holds the specification's 23 samples and 12 boxes, each made on at least two machines", () => {
  expect(getApplications()).toHaveLength(23)
  expect(getBoxes()).toHaveLength(12)
  for (const { madeOn } of [...getApplications(), ...getBoxes()]) expect(madeOn.length).toBeGreaterThanOrEqual(2)
})

it("writes the specification's words on company, hours and menus", () => {
  const { hours, since, copyrightYear } = getCompany()
  expect([hours.text, since, copyrightYear]).toEqual(['Monday - Saturday 10:00 to 6:00', 2017, 2025])
  expect(titlesOf(getNavigation().main).slice(0, 3)).toEqual(['Home', 'Products', 'Applications'])
  expect(titlesOf(getNavigation().side)).toEqual(['Home', 'Products', 'About Us', 'Applications', 'Get A Quote'])
  expect(getHome().story.hello).toBe('Hello')
})
