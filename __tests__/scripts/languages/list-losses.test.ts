/** @jest-environment node */
import { PRODUCT_PATH, removeContent } from '@/__tests__/support/content-builders'
import { copyWords, TRANSLATED_PRODUCT, writeTranslated } from '@/__tests__/support/translated-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { listLosses, listStaleAfter } from '@/scripts/languages/list-losses'

afterAll(removeContent)

const FRAME = 'words/frame.yaml'

it('lists each text that a language shows in the first language, including new words', () => {
  const { skipToContent: _, ...frame } = copyWords(FRAME)
  const lost = listLosses(openFolder(writeTranslated({ [FRAME]: frame })))
  const whole = listLosses(openFolder(writeTranslated({ [FRAME]: copyWords(FRAME) })))
  /** The number in the only sentence, that of Hindi. */
  function readCount([sentence = '']: string[]) {
    const [digits] = /\d+/.exec(sentence) ?? []
    return Number(digits)
  }
  expect(lost).toEqual([expect.stringMatching(/^हिन्दी: \d+ texts are shown in the site's own language: /)])
  expect(readCount(lost)).toBe(readCount(whole) + 1)
})

it('lists the translations that a changed file makes stale', () => {
  const source = openFolder(writeTranslated())
  const bytes = source.read(PRODUCT_PATH, { max: 100, unit: 'kB' })
  const text = typeof bytes === 'string' ? '' : new TextDecoder().decode(bytes)
  expect(listStaleAfter(source, PRODUCT_PATH, text)).toEqual([])
  expect(listStaleAfter(source, PRODUCT_PATH, text.replace(/^operators: .*/m, 'operators: Six people.'))).toEqual([
    expect.objectContaining({ path: ['operators'], translation: TRANSLATED_PRODUCT.operators, english: 'Six people.' }),
  ])
})
