import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'
import { languageRoot } from '@/lib/language'

/** The step of the letters writes this file. */
export const LANGUAGE_FILES = `.cache${languageRoot}/letters.json`

/** Where that step writes, and the address below which it is served: beside Next's own, kept by browsers for ever. */
export const LETTERS_FOLDER = `.cache${languageRoot}/letters`
export const LETTERS_URL = `${languageRoot}/_next/static/letters/`

/** URLs of what the pages of a language load besides: its letters, and the style sheet that names them. */
export type LanguageFiles = { letters: string; styles: string }

export const getLanguageFiles = createReader<LanguageFiles>(LANGUAGE_FILES, 'scripts/export/language-files.ts')
