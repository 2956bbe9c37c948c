import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { listTextRows, type TextRow } from './list-text-rows'
import { writeTexts } from './write-texts'

/**
 * Writes the changed translations of a table into the files of a content folder.
 * @param lines the cells of each line: file, path, English text, translation
 * @returns the files that were changed, and a sentence for each line that was left alone
 */
export function readBack(folder: string, lines: readonly string[][]) {
  const source = openFolder(folder)
  const rows = new Map(readLanguages(source).flatMap(({ code }) => [...listTextRows(source, code)]))
  const refused: string[] = []
  const texts = new Map<string, Record<string, string>>()
  for (const [file = '', path = '', english = '', translation = ''] of lines) {
    const row = rows.get(`${file} ${path}`)
    // Left empty, or returned as it was sent out.
    if (translation === '' || collapse(translation) === collapse(row?.translation ?? '')) continue
    const mistake = findRefusal(row, english, translation)
    if (mistake) refused.push(`${file} ${path}: ${mistake}`)
    // Without a row there is a mistake; the compiler does not know that.
    if (mistake || !row) continue
    texts.set(file, { ...texts.get(file), [JSON.stringify(row.path)]: translation })
  }
  for (const [file, changes] of texts) {
    const text = writeTexts(source, file, changes)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return { changed: [...texts.keys()], refused }
}

/** A text on one line, for comparison: some spreadsheet programs lose the line ends within a cell. */
function collapse(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** Why a translation is not taken over; null if it is. */
function findRefusal(row: TextRow | undefined, english: string, translation: string) {
  if (!row) return 'is no text of the content'
  if (collapse(english) !== collapse(row.english))
    return `translates '${english}', which is now '${row.english.trim()}'`
  const [own, meant] = [translation, row.english].map(text => text.trim().split('\n').length)
  return own === meant ? null : `has ${own} lines, and the English ${meant}`
}
