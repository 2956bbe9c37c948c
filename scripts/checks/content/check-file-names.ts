import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { findNearest } from '@/lib/nearest'
import { getSchemaFile, SCHEMAS } from '@/scripts/content-schema/json-schemas'

/** Files of the content, apart from those of machines. */
const FILES = [
  ...Object.keys(SCHEMAS)
    .filter(name => name !== 'product')
    .map(getSchemaFile),
  'search-queries.yaml',
]
/** Files in the folder of a language that translate no file of the content. */
const LANGUAGE_FILES = ['language.yaml', 'glossary.yaml', 'terms.yaml']

/** The folder of a language: 'hi/'. */
const LANGUAGE = /^[a-z]{2,3}\//

/** A file of texts, even with a wrong extension: .yml, .YAML, .yaml.txt. Backup copies of code editors do not count. */
const TEXTS = /\.ya?ml(\.txt)?$/i

/** What a computer adds to the name of a copy: ' (1)', ' - Copy', ' copy 2'. */
const COPY = /( \(\d+\)| ?-? copy( \d+)?)(?=\.)/gi

/**
 * Lists the files of texts that nothing reads because of a wrong name or folder. `missing` are the right names of those
 * files, so that the caller does not report these as missing too.
 */
export function checkFileNames(source: ContentSource): { problems: Problem[]; missing: ReadonlySet<string> } {
  const paths = source.list().filter(path => TEXTS.test(path))
  const present = new Set(paths)
  const missing = new Set<string>()
  const problems = paths.filter(isUnread).map((path): Problem => {
    const right = findRightName(path)
    if (!right) return { file: path, sentence: 'nothing reads it. Correct its name or its folder, or delete it' }
    if (present.has(right))
      return { file: path, sentence: `nothing reads it, because content/${right} is there. Keep one, under that name` }
    missing.add(right)
    return { file: path, sentence: `nothing reads it under this name. Rename it to content/${right}` }
  })
  return { problems, missing }
}

/** Whether nothing reads a file. Other checks report files among the machines, and translations in .yaml. */
function isUnread(path: string) {
  if (LANGUAGE.test(path)) return !path.endsWith('.yaml')
  return !path.startsWith('products/') && !FILES.includes(path)
}

/** The name that a file should have: a known one that it resembles; null if none does. */
function findRightName(path: string): string | null {
  const [language = ''] = LANGUAGE.exec(path) ?? []
  const plain = path.slice(language.length).replace(COPY, '').toLowerCase().replace(TEXTS, '.yaml').replaceAll(' ', '-')
  const base = plain.replace(/.*\//, '')
  const known = language ? [...FILES, ...LANGUAGE_FILES] : FILES
  // 'product/', 'Products/', or a translation with a wrong extension: no other file in products/ gets here.
  const isMachine = /^products?\//.test(plain)
  const namesakes = known.filter(name => name.replace(/.*\//, '') === base)
  const right = [
    known.includes(plain) && plain,
    isMachine && `products/${base}`,
    namesakes.length === 1 && namesakes[0],
    findNearest(plain, known),
  ].find(Boolean)
  return right ? language + right : null
}
