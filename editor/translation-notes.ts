/** The notes of the editor on what a change of a file does to its translations. */
import { listStaleAfter } from '@/scripts/languages/list-losses'
import { createSource } from './gate'

/** The maximum number of texts that a note lists. */
const MAX_NAMED = 3

/** A note for each language whose translations a change makes stale. `text` is the new text of the file. */
export function listTranslationNotes(file: string, text: string): string[] {
  const stale = listStaleAfter(createSource(), file, text)
  // Their codes: 'hi' of 'hi/products/gluer.yaml'.
  const languages = new Set(stale.map(row => row.file.replace(/\/.*/, '')))
  return [...languages].map(code => {
    const texts = stale.filter(row => row.file.startsWith(`${code}/`)).map(({ english }) => `'${english.trim()}'`)
    const named = [...texts.slice(0, MAX_NAMED), ...(texts.length > MAX_NAMED ? ['…'] : [])].join(', ')
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(code)
    return `${language} pages show the English of ${texts.length === 1 ? 'this text' : `${texts.length} texts`} from the save on, until its translation is compared: ${named}`
  })
}
