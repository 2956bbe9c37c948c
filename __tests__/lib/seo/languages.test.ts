/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { buildFile, type ContentFiles, PRODUCT_PATH, removeContent } from '@/__tests__/support/content-builders'
import { copyWords, TRANSLATED_PRODUCT, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { listTranslatable } from '@/lib/content/language/translate'

const project = process.env.PROJECT_FOLDER
const folders: string[] = []

afterEach(() => {
  process.env.PROJECT_FOLDER = project
  jest.resetModules()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  removeContent()
})

/** A translation of every file; its texts are those of the original, which does not matter here. */
function translateAll(): ContentFiles {
  const files = listTranslatable(openFolder(writeTranslated({})))
  return Object.fromEntries(files.map(file => [file, file.startsWith('words/') ? copyWords(file) : buildFile(file)]))
}

/** The address of each language, by its code, on a site with these files in Hindi. */
async function findAlternates(files: ContentFiles, path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  folders.push(folder)
  symlinkSync(writeTranslated(files), join(folder, 'content'))
  process.env.PROJECT_FOLDER = folder
  jest.resetModules()
  const languages = await import('@/lib/seo/languages')
  return languages.findAlternates(path)
}

const MACHINE = '/product/single-facer-corrugation-machine'
const SITE = 'https://sample.example'

it('links the page in each language, and the first language for all others', async () => {
  const files = { ...translateAll(), [PRODUCT_PATH]: TRANSLATED_PRODUCT }
  expect(await findAlternates(files, MACHINE)).toEqual({
    'x-default': SITE + MACHINE,
    en: SITE + MACHINE,
    hi: `${SITE}/hi${MACHINE}`,
  })
  expect(await findAlternates(files, '/')).toEqual({ 'x-default': SITE, en: SITE, hi: `${SITE}/hi` })
})

/** A translation of an earlier title: its hash is not that of the current one. */
const STALE = { of: { title: '00000000' }, title: 'सिंगल फेसर' }

it('leaves out only the page of a machine whose texts are stale', async () => {
  const stale = { ...translateAll(), [PRODUCT_PATH]: stringify(STALE) }
  expect(await findAlternates(stale, MACHINE)).toBeUndefined()
  expect(await findAlternates(stale, '/products')).toHaveProperty('hi', `${SITE}/hi/products`)
})

it('leaves out no page for one missing word, and for a missing file of words only the pages that use it', async () => {
  const { page, ...planner } = copyWords('words/planner.yaml') as Record<string, object>
  const { title: _, ...others } = page as Record<string, string>
  const oneWord = { ...translateAll(), 'words/planner.yaml': { ...planner, page: others } }
  expect(await findAlternates(oneWord, '/line-planner')).toHaveProperty('hi')
  // Every page uses the words of the frame, so they count as no page's own: without their file no page is left out.
  const { 'words/planner.yaml': _planner, 'words/frame.yaml': _frame, ...lost } = translateAll()
  expect(await findAlternates(lost, '/line-planner')).toBeUndefined()
  expect(await findAlternates(lost, '/contact-us')).toHaveProperty('hi')
})
