/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { listForms } from '@/editor/config'
import { sayProblem } from '@/editor/say-problems'
import { openFolder } from '@/lib/content/files/open-folder'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'
import { removeContent, writeContent } from '../support/content-builders'

afterAll(removeContent)

const FORMS = listForms([])
const MISTAKES = '__tests__/fixtures/mistakes'

/** What the form says of each mistake in a folder of content. */
function say(folder: string) {
  return checkAllTexts(openFolder(folder), false).problems.flatMap(problem => {
    const { file } = problem
    const form = FORMS.find(own => own.file === (file.startsWith('products/') ? null : file))
    if (!form || !file.endsWith('.yaml') || !existsSync(join(folder, file))) return []
    const value = parse(readFileSync(join(folder, file), 'utf8'))
    return sayProblem(problem, form.schema, value, name => FORMS.find(own => own.file === name))
  })
}

/** What only somebody who writes the file by hand can do, or has to know. */
const FILE_WORDS = /\.yaml|content\/|URL|in quotes|after '- '|the line\b(?! planner)|\bnull\b|\|/

// No form writes YAML that cannot be read.
const said = readdirSync(MISTAKES)
  .filter(topic => topic !== 'yaml')
  .flatMap(topic => say(writeContent({}, join(MISTAKES, topic))))

it('says each mistake without a word of the file, and names a field of the form', () => {
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter(({ sentence }) => FILE_WORDS.test(sentence))).toEqual([])
  // Units such as kN have two cases too.
  expect(said.filter(({ label, sentence }) => /\b[a-z]{2,}[A-Z]/.test(label + sentence))).toEqual([])
  expect(said.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([])
})

it.each([
  ['figures.10.range', "Write 160, 420 under 'From and to', m/min under 'Unit'"],
  ['figures.12.value', "Write 1060, 760 under 'Size' of a new entry"],
  ['figures.2.size', 'Write 1320, 980, or 1, 320, 980 with a space'],
  ['hours.closes', 'Write it like 10:00'],
  ['story.journey.product', 'Choose a machine of the list'],
  ['figures.0.perModel', "'Names of its models' 2"],
])('leads to %s, and says %s', (keyPath, words) => {
  expect(said.filter(mistake => mistake.keyPath === keyPath).map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining(words),
  )
})

it('counts entries from 1, and names those that have a name', () => {
  const labels = said.map(({ label }) => label)
  expect(labels).toContain("Figures, 'Wrong unit' › Unit")
  expect(labels).toContain('Related machines, entry 1')
  expect(labels).toContain('This form')
})
