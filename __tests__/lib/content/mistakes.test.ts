/** @jest-environment node */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { parseContent, readContent } from '@/lib/content/read-content'
import { getSpeech, speak } from '@/lib/words/speech'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import {
  buildFile,
  buildProductFile,
  findMistakes,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'
import { writePseudoLanguage } from '../../support/pseudo-language'
import { PSEUDO_LANGUAGE } from '../../support/pseudo-language-code'
import { findGateDifferences } from '../../support/two-gates'

const sound = writeContent()
writePseudoLanguage(openFolder(sound), join(sound, PSEUDO_LANGUAGE))
afterAll(removeContent)

const MISTAKES = '__tests__/fixtures/mistakes'
const MACHINE = 'Single Facer (Corrugation Machine)'

it('accepts the sound content, which the other tests change, and content that comes close to a mistake', () => {
  expect(findMistakes({})).toEqual([])
  expect(() => readContent(openFolder(writeContent({}, '__tests__/fixtures/accepted')))).not.toThrow()
})

// Each folder has the files that differ from the sound content, and the report that is printed for them.
it.each(readdirSync(MISTAKES))('prints the report of the mistakes in %s', topic => {
  const report = readFileSync(join(MISTAKES, topic, 'report.txt'), 'utf8').trimEnd()
  expect(() => readContent(openFolder(writeContent({}, join(MISTAKES, topic))))).toThrow(new Error(report))
})

/** The sound content with the mistakes of a topic, and with a translation of the sound content. */
function writeTranslated(topic: string) {
  const folder = writeContent({}, join(MISTAKES, topic))
  cpSync(join(sound, PSEUDO_LANGUAGE), join(folder, PSEUDO_LANGUAGE), { recursive: true })
  return folder
}

it.each(readdirSync(MISTAKES))('reports the mistakes in %s alike with and without a translation', topic => {
  const source = openFolder(writeTranslated(topic))
  expect(checkAllTexts(source).problems).toEqual(checkAllTexts(source, { areLanguagesChecked: false }).problems)
})

it.each(readdirSync(MISTAKES))('reports the mistakes in %s alike in the forms and in the build', async topic => {
  expect(await findGateDifferences(writeTranslated(topic), sound)).toEqual([])
})

it.each([
  ['a missing file', null, 'the file is missing. Put it back'],
  [
    'Windows encoding',
    Buffer.from('a: 25 °C\n', 'latin1'),
    'the file is not saved as UTF-8. Save it again with UTF-8 encoding',
  ],
])('says how to correct %s', (_mistake, content, sentence) => {
  expect(findMistakes({ 'home.yaml': content })).toEqual([`content/home.yaml: ${sentence}`])
})

it('accepts a byte order mark and Windows line endings', () => {
  const text = readFileSync(`__tests__/fixtures/content/${PRODUCT_PATH}`, 'utf8')
  expect(findMistakes({ [PRODUCT_PATH]: `\uFEFF${text.replaceAll('\n', '\r\n')}` })).toEqual([])
})

describe('reports one mistake in one sentence', () => {
  const speech = getSpeech()
  afterEach(() => speak(speech))

  const FILES = ['words/catalogue.yaml', 'brand.yaml', 'categories.yaml', 'company.yaml', 'line/steps.yaml']
  it.each(FILES)('if %s of a whole catalogue has an unknown field, or cannot be read', file => {
    // As in a process that has not read any content yet.
    speak({ ...speech, phrases: { ...speech.phrases, range: '{least}–{most}' } })
    const source = openFolder(FIXTURE_CATALOGUE)
    for (const added of ['added: 1\n', 'added: 1\nadded: 2\n']) {
      // Files of words are optional.
      const text = source.list().includes(file) ? readFileSync(join(FIXTURE_CATALOGUE, file), 'utf8') : ''
      const own = Buffer.from(`${text}\n${added}`)
      const { problems } = parseContent({
        ...source,
        list: () => [...new Set([...source.list(), file])],
        read: (path, limit) => (path === file ? own : source.read(path, limit)),
      })
      expect(problems.map(problem => problem.file)).toEqual([file])
    }
  })

  it('if the file of a machine, which several lists name, cannot be read', () => {
    const file = readFileSync(`__tests__/fixtures/content/${PRODUCT_PATH}`, 'utf8').replace('kind: ', 'kind: x: ')
    expect(findMistakes({ [PRODUCT_PATH]: file })).toEqual([expect.stringMatching(/there is a colon/)])
  })

  it('if a file has another name than its machine', () => {
    const file = buildFile('products/machine-1.yaml')
    expect(findMistakes({ 'products/machine-1.yaml': null, 'products/machine-one.yaml': file })).toEqual([
      "content/products/machine-one.yaml · Machine 1 · title: 'Machine 1' becomes 'machine-1' in the URL. Rename the file to machine-1.yaml, or correct the title",
    ])
  })

  it('if a machine that several lists name is removed', () => {
    const [problem = '', ...others] = findMistakes({ 'products/machine-1.yaml': null })
    expect(others).toEqual([])
    expect(problem).toMatch(/^content\/home\.yaml · featured\[0\]: 'machine-1' is not a machine we know\. /)
    expect(problem.match(/content\/boxes\.yaml/g)).toHaveLength(buildFile('boxes.yaml').boxes.length)
  })

  it('if a category has another title', () => {
    const [category] = buildFile('categories.yaml').categories
    const categories = [{ ...category, title: 'Corrugators' }]
    const second = buildProductFile({ title: 'Double Facer' })
    const changes = {
      'products/double-facer.yaml': second,
      'categories.yaml': buildFile('categories.yaml', { categories }),
    }
    expect(findMistakes(changes)).toEqual([
      `content/products/double-facer.yaml · Double Facer · category: 'Corrugation Machines' is not a category we know. Write Corrugators. It also appears in content/${PRODUCT_PATH} (line 4)`,
    ])
  })

  it('if all machines are removed', () => {
    const folder = Object.fromEntries(
      readdirSync('__tests__/fixtures/content/products').map(name => [`products/${name}`, null]),
    )
    expect(findMistakes(folder)).toEqual([
      'content/products: has no machines. Put the folder back, with a file for each machine',
    ])
  })
})

it('reports the first 20 mistakes of a file, and only the number of the others', () => {
  const [reported, others] = [20, 180]
  const fields = Array.from({ length: reported + others }, (_, index) => [`field-${index}`, index])
  const problems = findMistakes({ [PRODUCT_PATH]: buildProductFile(Object.fromEntries(fields)) })
  expect(problems).toHaveLength(reported + 1)
  expect(problems.at(-1)).toBe(`content/${PRODUCT_PATH}: there are ${others} more mistakes. Fix the others first`)
  expect(problems[0]).toContain(MACHINE)
})
