import 'server-only'
import { createReader } from '@/lib/content/files/read-made-file'
import { languageRoot } from '@/lib/language'

/** The file with the URLs below, which scripts/export/language-files.ts writes; from the project's root. */
export const LANGUAGE_FILES = `.cache${languageRoot}/letters.json`

/** The folder that the script writes fonts to, and its URL: beside Next's own files, which browsers keep for ever. */
export const LETTERS_FOLDER = `.cache${languageRoot}/letters`
export const LETTERS_URL = `${languageRoot}/_next/static/letters/`

/** URLs of what the pages of a further language also load: a font with its letters, and the style sheet for it. */
export type LanguageFiles = { letters: string; styles: string }

/** What the pages of this build's language also load. Throws if the export has not written it yet. */
export const getLanguageFiles = createReader<LanguageFiles>(LANGUAGE_FILES, 'scripts/export/language-files.ts')

/** The file that scripts/export/language-names.ts writes, from the project's root. */
export const LANGUAGE_NAMES = '.cache/language-names.json'

/** The name of a language as the outlines of its letters, with their width and the height of their line. */
export type LanguageName = { size: number[]; path: string }

/** By code, each language whose letters the site's font lacks. */
export const getLanguageNames = createReader<Record<string, LanguageName>>(
  LANGUAGE_NAMES,
  'scripts/export/language-names.ts',
)
