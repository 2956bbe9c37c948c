import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Document, parseDocument, Scalar } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { readTranslated } from '@/lib/content/language/translate'
import { acceptTranslation } from '@/scripts/catalogue/translations'
import { listTexts, type TextRow } from './list-texts'

const LINE_WIDTH = 110

/**
 * Writes the changed translations of a table's lines into the files of a content folder.
 * @returns the files that were changed, and a sentence for each line that was left alone
 */
export function readBack(folder: string, lines: readonly string[][]) {
  const source = openFolder(folder)
  const rows = new Map(readLanguages(source, []).flatMap(({ code }) => [...listTexts(source, code)]))
  const refused: string[] = []
  const documents = new Map<string, Document>()
  for (const [file = '', path = '', english = '', translation = ''] of lines) {
    const row = rows.get(`${file} ${path}`)
    if (translation === '' || collapse(translation) === collapse(row?.translation ?? '')) continue
    const mistake = findMistake(row, english, translation)
    if (mistake) refused.push(`${file} ${path}: ${mistake}`)
    if (mistake || !row) continue
    const document = documents.get(file) ?? openDocument(join(folder, file))
    documents.set(file, document)
    setText(document, row, translation)
  }
  for (const [file, document] of documents) {
    const [code = '', name = ''] = file.split(/\/(.*)/)
    const { state } = readTranslated(source, code, name, [])
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false }))
    // Of a stale file, a translator has to look at all texts first.
    if (state !== 'stale' && name !== 'terms.yaml')
      acceptTranslation(join(folder, file), readTranslated(openFolder(folder), code, name, []).hash)
  }
  return { changed: [...documents.keys()], refused }
}

function openDocument(file: string) {
  return parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** Some programs lose the line ends within a cell. */
function collapse(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

function findMistake(row: TextRow | undefined, english: string, translation: string) {
  if (!row) return 'is no text of the content'
  if (collapse(english) !== collapse(row.english))
    return `translates '${english}', which is now '${row.english.trim()}'`
  const [own, meant] = [translation, row.english].map(text => text.trim().split('\n').length)
  return own === meant ? null : `has ${own} lines, and the English ${meant}`
}

function setText(document: Document, { path, english, translation: old }: TextRow, translation: string) {
  const text = english.endsWith('\n') ? `${translation}\n` : translation
  const node = new Scalar(text)
  if (!old && text.length > LINE_WIDTH && !text.includes('\n')) node.type = Scalar.BLOCK_FOLDED
  document.setIn(path, old ? text : node)
}
