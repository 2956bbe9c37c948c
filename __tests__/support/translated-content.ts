import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { listTranslatable, readTranslated } from '@/lib/content/language/translate'
import { findDefaultWords } from '@/lib/words/defaults'
import { acceptTranslation } from '@/scripts/catalogue/translations'

import { type ContentFiles, PRODUCT_PATH, writeContent } from './content-builders'

/** A language.yaml for Hindi, with fonts of its own. */
export const LANGUAGE = {
  name: 'हिन्दी',
  locale: 'hi-IN',
  fonts: { letters: 'a.woff2', text: 'a.ttf', strong: 'b.ttf', system: [], headingLine: 1.3 },
  notice: 'यह अनुवाद है।',
  partly: 'इसका एक हिस्सा अंग्रेज़ी में है।',
}

/** The files that add this language to a content folder, with nothing translated. */
export const LANGUAGE_FILES: ContentFiles = { 'hi/language.yaml': LANGUAGE, 'hi/glossary.yaml': { terms: [] } }

/** The machine of the sound content that tests change, in Hindi. */
export const TRANSLATED_PRODUCT = {
  title: 'सिंगल फेसर',
  description: 'शांत गियर\nबिना फिंगर का डिज़ाइन\n',
  operators: 'एक ऑपरेटर।',
}

/** The default words of a file of content/words, which serve as their own translation. */
export function copyWords(file: string): Record<string, unknown> {
  return { ...findDefaultWords(file)?.texts }
}

/**
 * Writes the sound content with a translation into Hindi, changed where a test says so, and returns its folder.
 * @param files files of the language; a translation without hashes gets those of the current texts
 * @param originals files of the content
 */
export function writeTranslated(
  files: ContentFiles = { [PRODUCT_PATH]: TRANSLATED_PRODUCT },
  originals: ContentFiles = {},
): string {
  const own = {
    'language.yaml': LANGUAGE,
    'glossary.yaml': { terms: [{ term: 'gear', own: 'गियर', never: ['दाँतेदार (चक्का)'] }] },
    'terms.yaml': { terms: { 'Corrugation Machines': 'कोरुगेशन मशीनें', preheater: 'प्रीहीटर', 'Design speed': 'स्पीड' } },
    ...files,
  }
  const translated = Object.fromEntries(Object.entries(own).map(([name, file]) => [`hi/${name}`, file]))
  const folder = writeContent({ ...originals, ...translated })
  const known = listTranslatable(openFolder(folder))
  // A test that writes a file as text with `of:`, the hashes of the originals, chooses these hashes itself.
  for (const [name, file] of Object.entries(files))
    if (known.includes(name) && !String(file).includes('of:'))
      acceptTranslation(join(folder, 'hi', name), readTranslated(openFolder(folder), 'hi', name).leaves)
  return folder
}
