import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Document, stringify } from 'yaml'
import type { ContentSource } from '@/lib/content/files/content-source'
import { isTerm } from '@/lib/content/language/terms'
import { hashOriginals, listLeaves, listTranslatable, readOriginal } from '@/lib/content/language/translate'

const LANGUAGE = {
  name: 'Úúrdúú',
  locale: 'ur-IN',
  direction: 'rtl',
  notice: 'Tráánsláátééd: thíís páágéé íís óónéé óóf thóó tééstś.',
  partly: 'Páárt óóf thíís páágéé íís nóót tráánsláátééd.',
}

/** Fields of content files, other than words, that visitors read. */
const READ_FIELDS = new Set([
  'title',
  'name',
  'kind',
  'lead',
  'text',
  'alt',
  'question',
  'answer',
  'description',
  'description2',
  'whatItDoes',
  'operators',
  'pack',
  'style',
  'meta',
  'statement',
  'another',
  'list',
  'boxes',
  'hello',
  'paragraphs',
  'fields',
  'label',
  'source',
  'hint',
  'styleLabel',
  'boughtIn',
  'code',
  'output',
  'plant',
  'families',
  'meaning',
  'spellings',
  'controls',
  'buyerProvides',
  'installations',
  'references',
])

/** Whether visitors read the text at this place of a file. */
function isRead(file: string, path: readonly PropertyKey[]) {
  const keys = path.filter(key => typeof key === 'string')
  const [first = '', last = ''] = [keys[0], keys.at(-1)]
  if (file.startsWith('words/')) return true
  if (file === 'company.yaml') return ['hours', 'privacyContact'].includes(first) && ['text', 'name'].includes(last)
  if (file === 'search-words.yaml') return ['notSold', 'answers'].includes(first) && last !== 'typed' && last !== 'href'
  if (last === 'kind') return file.startsWith('products/')
  return READ_FIELDS.has(last) && !keys.includes('line') && !keys.includes('figures') && !keys.includes('stock')
}

/** A text with each vowel doubled and accented: 'Folder gluer' is 'Fóóldéér glúúéér', 40 % longer. */
function toPseudo(text: string): string {
  // Besides a vowel, the pattern matches a placeholder such as {count}, which is longer and stays as it is.
  return text.replace(/\{\w+\}|[aeiou]/gi, part => (part[1] ? part : `${part}\u0301`.normalize().repeat(2)))
}

/** Writes a translation of all content into a folder. */
export function writePseudoLanguage(source: ContentSource, folder: string): void {
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), stringify(value))
  }
  const terms = new Map<string, string>()
  for (const file of listTranslatable(source)) {
    const data = readOriginal(source, file)
    for (const { path, text } of listLeaves(data)) if (isTerm(file, path)) terms.set(text, toPseudo(text))
    const leaves = listLeaves(data).filter(({ path }) => isRead(file, path) && !isTerm(file, path))
    const translated = leaves.map(({ path, text }) => ({ path, text: toPseudo(text), original: text }))
    const document = new Document({})
    for (const { path, text } of translated) document.setIn(path, text)
    document.set('of', hashOriginals(translated))
    write(file, document.toJS())
  }
  write('terms.yaml', { terms: Object.fromEntries(terms) })
  write('glossary.yaml', { terms: [] })
  write('language.yaml', LANGUAGE)
}
