/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { formatProblem } from '@/lib/content/files/problem'
import { checkContent } from '@/scripts/checks/content/check-content'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { type ContentFiles, removeContent, writeContent } from '../../../support/content-builders'
import { writeTranslated } from '../../../support/translated-content'

afterAll(removeContent)

const COSTS = readFileSync(`${FIXTURE_CATALOGUE}/line/costs.yaml`, 'utf8')

/** The mistakes of a folder, except those about pictures, which the sound content lacks. */
async function findMistakes(folder: string) {
  const { problems } = await checkContent(folder)
  return problems.filter(({ file }) => !file.startsWith('images/')).map(formatProblem)
}

it.each<[name: string, changes: ContentFiles, right: string]>([
  ['line/costs.yml', {}, 'line/costs.yaml'],
  ['line/Costs.YAML', {}, 'line/costs.yaml'],
  ['Line/costs.yaml', {}, 'line/costs.yaml'],
  ['line/costs.yaml.txt', {}, 'line/costs.yaml'],
  ['line/costs (1).yaml', {}, 'line/costs.yaml'],
  ['line/cost.yaml', {}, 'line/costs.yaml'],
  ['removed machines.yaml', {}, 'removed-machines.yaml'],
  ['search-words.yml', { 'search-words.yaml': null }, 'search-words.yaml'],
  ['Products/press.yaml', {}, 'products/press.yaml'],
  ['product/press.yml', {}, 'products/press.yaml'],
  ['frame.yaml', { 'words/frame.yaml': null }, 'words/frame.yaml'],
])('reports %s with its right name, and nothing that follows from it', async (name, changes, right) => {
  const folder = writeContent({ ...changes, [name]: COSTS })
  expect(await findMistakes(folder)).toEqual([
    `content/${name}: nothing reads it under this name. Rename it to content/${right}`,
  ])
})

it('reports a file with another extension beside the one that is read', async () => {
  const folder = writeContent({ 'home.yml': 'x: 1' })
  expect(await findMistakes(folder)).toEqual([
    'content/home.yml: nothing reads it, because content/home.yaml is there. Keep one, under that name',
  ])
})

it('does not report a translation for the wrong name of its original', async () => {
  const folder = writeTranslated({ 'line/costs.yaml': { costs: [] } }, { 'line/costs.yml': COSTS })
  const problems = (await findMistakes(folder)).filter(problem => problem.includes('costs'))
  expect(problems).toEqual([
    'content/line/costs.yml: nothing reads it under this name. Rename it to content/line/costs.yaml',
  ])
})

it('reports a translation with another extension', async () => {
  const folder = writeTranslated({}, { 'hi/home.yml': 'x: 1' })
  expect(await findMistakes(folder)).toContain(
    'content/hi/home.yml: nothing reads it under this name. Rename it to content/hi/home.yaml',
  )
})
