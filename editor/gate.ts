/**
 * The check of the content, which stops a build with mistakes, run in the browser on the texts that the editor holds.
 */
import { parseDocument } from 'yaml'
import { sayIdIsTaken } from '@/lib/content/checks/check-machines'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'

/** The texts of all files that have been read or saved, by their paths below content/. */
export const fileTexts = new Map<string, string>()

/** The paths of all files below content/, including pictures, and whether the list is up to date. */
let files: readonly string[] = []
let areFilesCurrent = false

/** Parsed YAML by its text, because each check reads all files. */
const parsed = new Map<string, unknown>()

/** A placeholder for the brand's drawings, which the editor does not read and only a build checks. */
const DRAWING = '<svg viewBox="0 0 1 1"><path/></svg>'

/** Records the text of a file, and forgets that of its former path. */
export function remember(file: string, text: string, formerFile = file) {
  fileTexts.delete(formerFile)
  fileTexts.set(file, text)
}

/**
 * Records which files exist, and forgets the texts of deleted ones.
 * @param paths all paths below content/
 * @param isUpToDate whether the list is up to date, so that a picture that is not in it is missing
 */
export function noteFiles(paths: readonly string[], { isUpToDate }: { isUpToDate: boolean }) {
  const present = new Set(paths)
  for (const file of files) if (!present.has(file)) fileTexts.delete(file)
  files = paths
  areFilesCurrent = isUpToDate
}

/** The picture named after a machine's slug, which is shown if the machine's file names no other. */
export function findPicture(slug: string) {
  return listPictures()
    .map(file => file.replace('images/products/', ''))
    .find(name => name.replace(/\.\w+$/, '') === slug)
}

/** Whether the translations of a changed file are checked too, which takes nearly twice as long. */
export type CheckExtent = { areLanguagesChecked: boolean }
const WHOLE: CheckExtent = { areLanguagesChecked: true }

/** A change of a file: its new text, null if it is removed, and the path that it had before, if that differs. */
type Change = { file: string; text: string | null; formerFile?: string; pictures?: readonly string[] }

/**
 * The mistakes for which the build would refuse a change: those in the file itself, and those that the change makes in
 * other files. Mistakes that other files had before do not prevent a save, so that a change to two files can be saved
 * file by file. `pictures` are those that exist once the change is saved.
 */
export function findNewProblems(change: Change, { areLanguagesChecked }: CheckExtent = WHOLE): Problem[] {
  const { file, text, formerFile = file, pictures = listPictures() } = change
  const after = new Map(fileTexts)
  after.delete(formerFile)
  if (text === null) after.delete(file)
  else after.set(file, text)
  const isRename = formerFile !== file && text !== null
  const texts = isRename ? followRename(after, formerFile, file) : after
  // 'hi/products/gluer.yaml': the folder is the code of a language.
  const isTranslation = /^[a-z]{2,3}\//.test(file)
  const extent = { areLanguagesChecked: areLanguagesChecked || isTranslation }
  const { problems } = checkAllTexts(createSource(texts, pictures), extent)
  // Only other files' mistakes must be compared with those before the change, which takes a second check.
  if (problems.every(problem => problem.file === file)) return problems
  const former = new Set(checkAllTexts(createSource(), extent).problems.map(toKey))
  return problems.filter(problem => problem.file === file || !former.has(toKey(problem)))
}

/**
 * The mistakes of {@link findNewProblems} for a save of a form: a newly named picture counts as present, and a
 * duplicate id is reported in this machine, whichever is read first. If two machines show one picture, the build
 * reports both, and a form only its own.
 */
export function findProblems(file: string, text: string, formerFile = file, extent?: CheckExtent): Problem[] {
  const pictures = [...listPictures(), ...listChosenPictures(text, fileTexts.get(formerFile))]
  const problems = findNewProblems({ file, text, formerFile, pictures }, extent)
  const isPictureWrong = problems.some(problem => problem.file === file && problem.path?.join() === 'picture')
  return problems.flatMap(problem => {
    // The field of another file; '' for this one, whose mistakes stay as they are.
    const field = problem.file === file ? '' : problem.path?.join()
    // The other machine's mistake about the same picture: one sentence, in this form, is enough.
    if (field === 'picture' && isPictureWrong) return []
    if (field !== 'id') return problem
    const { id, title } = parseDocument(fileTexts.get(problem.file) ?? '').toJS()
    return { file, path: ['id'], sentence: sayIdIsTaken(id, title) }
  })
}

/** An id that no machine has: one more than the highest. */
export function findFreeId() {
  const ids = [...fileTexts.values()].map(text => Number(/^id: *(\d+)/m.exec(text)?.[1] ?? 0))
  return Math.max(...ids) + 1
}

/**
 * A mistake as a key without its numbers, to compare the mistakes before and after a change: line numbers shift, and a
 * contradiction stays the same if only its year changes.
 */
export function toKey({ file, path = [], sentence }: Problem) {
  return JSON.stringify([file, path, sentence.replace(/\d+/g, '')])
}

/** The paths of all pictures below content/. */
function listPictures() {
  return files.filter(file => file.startsWith('images/'))
}

/** The slug of a machine's file. */
const toSlug = (file: string) => file.replace(/^products\/|\.yaml$/g, '')

/** The texts after a machine's slug has changed: the save also updates the files that name the machine. */
function followRename(texts: ReadonlyMap<string, string>, formerFile: string, file: string) {
  // The slug as a whole: after a space, comma, bracket or quote, and before a quote, comma, bracket or the line's end.
  const name = new RegExp(`(?<=[\\s,\\['"])${toSlug(formerFile)}(?=['",\\]]|\\s*$)`, 'gm')
  return new Map([...texts].map(([path, text]) => [path, path === file ? text : text.replace(name, toSlug(file))]))
}

/** The picture that a change of a machine newly names: it has just been chosen or uploaded. */
function listChosenPictures(text: string, before = '') {
  const [chosen, former] = [text, before].map(version => /^picture: '?([^'\s]+)/m.exec(version)?.[1])
  return chosen && chosen !== former ? [`images/products/${chosen}`] : []
}

/** The source from which the check reads: these texts instead of files, and the paths of the pictures. */
export function createSource(
  texts: ReadonlyMap<string, string> = fileTexts,
  pictures: readonly string[] = listPictures(),
): ContentSource {
  const paths = [...texts.keys(), ...pictures]
  const folders = new Set(paths.filter(path => path.includes('/')).map(path => path.split('/')[0] ?? ''))
  return {
    isTextAlone: !areFilesCurrent,
    list: () => [...folders, ...paths],
    read: file => {
      const text = texts.get(file) ?? (file.startsWith('brand/') ? DRAWING : undefined)
      return text === undefined ? 'the file is missing. Put it back' : new TextEncoder().encode(text)
    },
    recall: (text, parse) => {
      if (parsed.get(text) === undefined) parsed.set(text, parse())
      return parsed.get(text)
    },
  }
}
