import 'server-only'
import { listLeaves, type Path, readText } from '@/lib/content/language/translate'
import type { DefaultWords } from '@/lib/words/default-words'

/** Characters that a spreadsheet program refuses in the name of a sheet, and an operating system in that of a file. */
const SHEET_SIGNS = /[[\]/\\:*?]|^'|'$/
const FILE_SIGNS = /[/\\:*?"<>|]/

/** How many characters the name of a sheet may have. */
const LONGEST_SHEET_NAME = 31

type Report = (path: Path, sentence: string) => void

/**
 * Reports overrides that are not allowed: of a text that the requirements prescribe, and those that equal the default.
 */
export function checkOverrides(
  feature: string,
  { prescribed = [], texts }: DefaultWords,
  overrides: unknown,
  report: Report,
) {
  for (const { path, text } of listLeaves(overrides)) {
    const name = path.join('.')
    const standard = readText(texts, path)
    if (text === standard) report(path, 'says what is said without it. Remove the line')
    else if (prescribed.includes(name))
      report(
        path,
        `is prescribed as '${standard}': docs/requirements.md asks for these words to the letter. Remove the line. If that has changed, take '${name}' out of 'prescribed' in lib/words/en/${feature}.ts first`,
      )
  }
}

/** Reports names of sheets and files that programs refuse, among the words in force. */
export function checkWorkbookNames(
  { sheetNames = [], fileNames = [] }: DefaultWords,
  inForce: unknown,
  report: Report,
) {
  const seen = new Map<string, string>()
  for (const path of sheetNames.map(name => name.split('.'))) {
    const name = readText(inForce, path) ?? ''
    const twin = seen.get(name.toLowerCase())
    seen.set(name.toLowerCase(), path.at(-1) ?? '')
    if (SHEET_SIGNS.test(name))
      report(path, "has a sign that no sheet may have in its name: [ ] / \\ : * ? or a ' at an end. Leave it out")
    else if (name.length > LONGEST_SHEET_NAME)
      report(path, `has ${name.length} characters. A sheet's name has at most ${LONGEST_SHEET_NAME}`)
    else if (name.toLowerCase() === 'history') report(path, 'is a name that spreadsheet programs keep. Write another')
    else if (twin) report(path, `is also the name of '${twin}'. Give each sheet a name of its own`)
  }
  for (const path of fileNames.map(name => name.split('.'))) {
    const name = readText(inForce, path) ?? ''
    if (FILE_SIGNS.test(name))
      report(path, 'has a sign that no file may have in its name: / \\ : * ? " < > |. Leave it out')
    else if (!name.endsWith('.xlsx')) report(path, 'is the name of a spreadsheet. End it with .xlsx')
  }
}
