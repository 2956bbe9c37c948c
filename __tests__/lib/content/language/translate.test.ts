/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFile, buildProductFile, PRODUCT_PATH, removeContent } from '@/__tests__/support/content-builders'
import { copyWords, TRANSLATED_PRODUCT, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { readYaml } from '@/lib/content/files/read-yaml'
import { openTranslation } from '@/lib/content/language/open-translation'
import { readTranslated } from '@/lib/content/language/translate'
import { readContent } from '@/lib/content/read-content'

afterAll(removeContent)

const PHRASES = 'words/phrases.yaml'

/** The data of a file in Hindi. */
function readHindi(folder: string, file: string) {
  return readYaml(openTranslation(openFolder(folder), 'hi'), file)?.data as Record<string, unknown>
}

/** Whether the translation of a file is missing, incomplete, stale or current. */
function getState(folder: string, file: string) {
  return readTranslated(openFolder(folder), 'hi', file).state
}

it('puts translated texts in their places, takes short ones from the terms, and leaves all else unchanged', () => {
  const { stations: _, category: _category, figures: _figures, ...other } = buildProductFile(TRANSLATED_PRODUCT)
  expect(readHindi(writeTranslated(), PRODUCT_PATH)).toMatchObject({
    ...other,
    category: 'कोरुगेशन मशीनें',
    stations: ['प्रीहीटर', 'corrugating rolls'],
    figures: [{ name: 'स्पीड' }, { name: 'Overall size' }, { name: 'Net weight' }],
  })
})

it('results in content without mistakes, whose machines and categories keep their addresses', () => {
  const { products, categories, brand } = readContent(openTranslation(openFolder(writeTranslated()), 'hi'))
  const product = products.find(({ slug }) => slug === 'single-facer-corrugation-machine')
  expect(product).toMatchObject({
    title: 'सिंगल फेसर',
    category: { title: 'कोरुगेशन मशीनें', slug: 'corrugation-machines' },
  })
  expect(categories).toContainEqual(expect.objectContaining({ slug: 'corrugation-machines' }))
  expect(brand.locale).toBe('hi-IN')
})

it('drops the wording that is prescribed for the first language', () => {
  const menus = buildFile('navigation.yaml', { fixed: { '/': 'Home' } })
  const folder = writeTranslated({}, { 'navigation.yaml': menus })
  expect(readYaml(openFolder(folder), 'navigation.yaml')?.data).toHaveProperty('fixed')
  expect(readHindi(folder, 'navigation.yaml')).not.toHaveProperty('fixed')
})

it('shows a missing or stale text in English, and the others of its file translated', () => {
  const bare = writeTranslated({})
  expect(getState(bare, PRODUCT_PATH)).toBe('missing')
  expect(readHindi(bare, PRODUCT_PATH)).toMatchObject({ title: 'Single Facer (Corrugation Machine)' })
  const folder = writeTranslated()
  expect(getState(folder, PRODUCT_PATH)).toBe('current')
  const original = readFileSync(join(folder, PRODUCT_PATH), 'utf8')
  writeFileSync(join(folder, PRODUCT_PATH), original.replace(/^operators: .*/m, 'operators: Three operators.'))
  expect(getState(folder, PRODUCT_PATH)).toBe('stale')
  expect(readHindi(folder, PRODUCT_PATH)).toMatchObject({ title: 'सिंगल फेसर', operators: 'Three operators.' })
})

it('shows a new first entry in English, not with the translation of another entry', () => {
  const { buyerQuestions } = buildFile('home.yaml')
  const texts = buyerQuestions.map(() => ({ question: 'प्रश्न', answer: 'उत्तर' }))
  const folder = writeTranslated({ 'home.yaml': { buyerQuestions: texts } })
  const changed = buildFile('home.yaml', { buyerQuestions: [{ question: 'New?', answer: 'Yes.' }, ...buyerQuestions] })
  writeFileSync(join(folder, 'home.yaml'), JSON.stringify(changed))
  expect(readHindi(folder, 'home.yaml').buyerQuestions).toEqual(changed.buyerQuestions)
})

it('shows a text of the page words in English if their translation lacks it', () => {
  const { about, ...others } = copyWords(PHRASES)
  const folder = writeTranslated({ [PHRASES]: { ...others, from: '{value} से' } })
  expect(getState(folder, PHRASES)).toBe('incomplete')
  expect(readHindi(folder, PHRASES)).toMatchObject({ about, from: '{value} से' })
})
