import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { readTranslated } from '@/lib/content/language/translate'
import { acceptTranslation } from '@/scripts/catalogue/translations'
import type { ContentFiles } from './content-builders'

/** A language with nothing translated. */
export const LANGUAGE: ContentFiles = {
  'hi/language.yaml': { name: 'हिन्दी', locale: 'hi-IN', notice: 'अनुवाद', partly: 'कुछ अंग्रेज़ी में' },
  'hi/glossary.yaml': { terms: [] },
}

/** Makes translations of a content folder current, by the names of the files that they translate. */
export function acceptAll(folder: string, files: readonly string[]) {
  for (const file of files)
    acceptTranslation(join(folder, 'hi', file), readTranslated(openFolder(folder), 'hi', file, []).hash)
}
