import { z } from 'zod'
import type { ContentSource } from '@/lib/content/files/content-source'
import { isProse } from '@/lib/content/files/schema-parts'
import { readLanguages } from '@/lib/content/language/language-file'
import { isTerm, readTerms } from '@/lib/content/language/terms'
import { listLeaves, type Path, readTranslations } from '@/lib/content/language/translate'
import { SCHEMAS } from '@/scripts/content-schema/json-schemas'

/** The name of a file's schema; that of a machine is 'product'. */
function getSchemaName(file: string) {
  return file.startsWith('products/') ? 'product' : file.replace('/', '-').replace(/\.yaml$/, '')
}

/** A text for a translator. */
export type TextRow = {
  /** The file below content/ that translates the text, or would: 'hi/home.yaml'. */
  file: string
  /** The place of the text in its file. */
  path: Path
  english: string
  /** '' if there is none. */
  translation: string
  state: 'current' | 'stale' | 'missing'
}

/** All texts that a language translates or could translate, its terms included, by 'hi/home.yaml hero.lead'. */
export function listTextRows(source: ContentSource, code: string): Map<string, TextRow> {
  const rows = new Map<string, TextRow>()
  const terms = readTerms(source, code)
  const fields = listTextFields(source)
  const put = (name: string, path: Path, english: string, translation = '', state: TextRow['state'] = 'missing') => {
    const file = `${code}/${name}`
    if (english) rows.set(`${file} ${path.join('.')}`, { file, path, english, translation, state })
  }
  for (const [english, translation] of terms) put('terms.yaml', ['terms', english], english, translation, 'current')
  for (const { file, leaves, original } of readTranslations(source, code)) {
    // First every text of the original, as missing; then, in their place, those that are translated.
    const isText = (path: Path) => isProse(SCHEMAS[getSchemaName(file)] ?? z.string(), path)
    for (const { path, text } of listLeaves(original).filter(leaf => isText(leaf.path))) {
      if (isTerm(file, path)) {
        if (!terms.has(text)) put('terms.yaml', ['terms', text], text)
      } else if (file.startsWith('words/') || fields.has(toField(file, path))) put(file, path, text)
    }
    for (const { path, text, original: english, isCurrent } of leaves)
      if (english !== null && isText(path)) put(file, path, english, text, isCurrent ? 'current' : 'stale')
  }
  return rows
}

/** The fields, other than words, that some language translates. Texts of other fields are read only by the code. */
function listTextFields(source: ContentSource) {
  const files = readLanguages(source).flatMap(({ code }) => readTranslations(source, code))
  return new Set(files.flatMap(({ file, leaves }) => leaves.map(({ path }) => toField(file, path))))
}

/** The name of a field without the entry or machine that it is in: it is the same for all of them. */
function toField(file: string, path: Path) {
  const kind = file.replace(/^products\/.*/, 'products')
  return [kind, ...path.map(key => (typeof key === 'number' ? '' : key))].join('.')
}
