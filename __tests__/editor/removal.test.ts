/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { listForms } from '@/editor/config'
import { fileTexts, noteFiles, remember } from '@/editor/gate'
import { describeRemoval as describeInWords } from '@/editor/removal'
import { sayProblem } from '@/editor/say-problems'
import { buildFile, type ContentFiles, PRODUCT_PATH, removeContent, writeContent } from '../support/content-builders'

afterAll(removeContent)

const MACHINE = 'single-facer-corrugation-machine'

/** The forms without those of translations. */
const FORMS = listForms([])

/** What the editor says before it removes a machine, in the words of its forms. */
const describeRemoval = (slug: string) =>
  describeInWords(slug, problem => {
    const form = FORMS.find(({ file }) => file === problem.file)
    return sayProblem(problem, form?.schema ?? {}, parse(fileTexts.get(problem.file) ?? ''), () => undefined)
  })

/** Opens the sound content with some changes in the editor. */
function open(changes: ContentFiles = {}) {
  const folder = writeContent(changes)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  fileTexts.clear()
  for (const file of files) if (file.endsWith('.yaml')) remember(file, readFileSync(join(folder, file), 'utf8'))
  noteFiles(files, { isUpToDate: true })
}

it('lists the places that need a machine, the files that are changed along with it, and what visitors lose', () => {
  const [category] = buildFile('categories.yaml').categories
  const items = [{ name: 'Single facer', product: MACHINE }]
  open({ 'categories.yaml': buildFile('categories.yaml', { categories: [{ ...category, items }] }) })
  const removal = describeRemoval(MACHINE)
  expect(removal?.before).toContainEqual({
    file: 'categories.yaml',
    sentence: `Single Facer (Corrugation Machine) is item 1 of ${category.title}. Take it out there first`,
  })
  expect(removal?.visitors[0]).toBe(`is not found at its address any more, /product/${MACHINE}`)
})

it('removes a machine from lists, and names lists that would be too short and links that would break', () => {
  const press = buildFile('products/machine-1.yaml', { title: 'Press', id: 901 })
  const [word] = buildFile('search-words.yaml').words
  const home = buildFile('home.yaml')
  open({
    'products/press.yaml': press,
    'navigation.yaml': buildFile('navigation.yaml', { footer: [{ title: 'More', href: '/product/press' }] }),
    'home.yaml': { ...home, featured: [...home.featured, 'press'] },
  })
  expect(describeRemoval('press')).toEqual({
    title: 'Press',
    before: [{ file: 'navigation.yaml', sentence: expect.stringContaining("'/product/press' is not a page we know") }],
    follows: ['home.yaml'],
    visitors: ['is not found at its address any more, /product/press'],
  })
  // This search word leads to one machine only.
  expect(describeRemoval(word.machines[0])?.before).toContainEqual({
    file: 'search-words.yaml',
    sentence: `Words, '${word.means}' › Machines: is empty. Add an entry`,
  })
})

it('describes no machine that does not exist or cannot be read', () => {
  open({ [PRODUCT_PATH]: 'title: [' })
  expect([describeRemoval('machine-99'), describeRemoval(MACHINE)]).toEqual([null, null])
})
