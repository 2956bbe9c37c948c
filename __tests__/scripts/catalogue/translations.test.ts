/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { checkLanguages } from '@/lib/content/language/check-languages'
import { removeFiles, renameFiles } from '@/scripts/catalogue/machine-files'
import { removeMentions, renameMentions } from '@/scripts/catalogue/mentions'
import { keepTranslations, listStale } from '@/scripts/catalogue/translations'
import { buildFile, PRODUCT_PATH, removeContent } from '../../support/content-builders'
import { LANGUAGE, writeTranslated } from '../../support/translated-content'

const MACHINES = ['machine-1', 'machine-2']

/** A picture of each machine, described in one language. */
const listPictures = (text: string) => MACHINES.map(slug => ({ key: `products/${slug}`, alt: `${text} ${slug}` }))
const HOME = buildFile('home.yaml')

const start = process.cwd()
let project = ''

// The commands change content/ of the working directory, so each test works in a folder of its own.
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'translations-'))
  const content = writeTranslated(
    {
      'language.yaml': { ...LANGUAGE, loanWords: ['machine'] },
      'home.yaml': { whoWeAre: { text: 'हम' }, about: { pictures: listPictures('चित्र') } },
      'products/machine-1.yaml': { title: 'मशीन 1' },
      [PRODUCT_PATH]: { title: 'सिंगल फेसर' },
    },
    {
      'home.yaml': {
        ...HOME,
        about: { ...HOME.about, pictures: listPictures('Picture of') },
        // The story must not tell of a machine that a test removes.
        story: { ...HOME.story, journey: { ...HOME.story.journey, product: 'single-facer-corrugation-machine' } },
      },
    },
  )
  cpSync(content, join(project, 'content'), { recursive: true })
  process.chdir(project)
})

afterEach(() => {
  process.chdir(start)
  rmSync(project, { recursive: true })
})
afterAll(removeContent)

const readPictures = () => parse(readFileSync('content/hi/home.yaml', 'utf8')).about.pictures

it("moves a machine's translation to its new address, and renames the machine in other translations", () => {
  const done = renameMentions('machine-1', 'new-name')
  // The first picture, in line 5, is that of the renamed machine.
  expect(done).toContain('content/hi/home.yaml line 5')
  // The machine has neither picture nor model here, and the command itself moves the English file.
  expect(renameFiles('machine-1', 'new-name')).toEqual(['content/hi/products/machine-1.yaml → new-name.yaml'])
  expect(readdirSync('content/hi/products')).toContain('new-name.yaml')
  const [first, second] = listPictures('चित्र')
  expect(readPictures()).toEqual([{ ...first, key: 'products/new-name' }, second])
  // A translation is looked at only beside its original.
  renameSync('content/products/machine-1.yaml', 'content/products/new-name.yaml')
  expect(listStale()).toEqual([])
})

it('removes the translation with the machine, and what other translations say about it', () => {
  removeMentions('machine-1')
  expect(removeFiles('machine-1')).toEqual(['content/products/machine-1.yaml', 'content/hi/products/machine-1.yaml'])
  const [, pictureOfSecond] = listPictures('चित्र')
  expect(readPictures()).toEqual([pictureOfSecond])
  expect(checkLanguages(openFolder('content'))).toEqual([])
  expect(listStale()).toEqual([])
})

it('keeps a translation current if its text has moved with the one that was translated', () => {
  const swap = (file: string) => {
    const home = parse(readFileSync(file, 'utf8'))
    home.about.pictures.reverse()
    writeFileSync(file, stringify(home))
  }
  keepTranslations('content', () => ['content/home.yaml', 'content/hi/home.yaml'].forEach(swap))
  expect(listStale()).toEqual([])
})

it('leaves a translation stale if its text is not the one that was translated', () => {
  const file = 'content/products/machine-1.yaml'
  keepTranslations('content', () => writeFileSync(file, readFileSync(file, 'utf8').replace('Machine 1', 'Reel 1')))
  expect(listStale()).toEqual(['content/hi/products/machine-1.yaml'])
})
