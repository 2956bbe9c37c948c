/** The gate of the build, run in the browser on the texts that the editor holds. */
import { parseDocument } from 'yaml'
import { sayIdIsTaken } from '@/lib/content/checks/check-catalogue'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'

/** The texts of all files that have been read or saved, by their paths below content/. */
export const known = new Map<string, string>()

/** The paths below content/ of all files, those without a text too, and whether these are the files of this moment. */
let files: readonly string[] = []
let areCurrent = false

const parsed = new Map<string, unknown>()

/** Stands for the drawings of the brand, which the editor leaves to the gate of the build. */
const DRAWING = '<svg viewBox="0 0 1 1"><path/></svg>'

/** Notes the text of a file, in place of a former file. */
export function remember(file: string, text: string, formerFile = file) {
  known.delete(formerFile)
  known.set(file, text)
}

/**
 * Notes which files there are, and forgets the texts of those that are gone.
 * @param paths all paths below content/
 * @param isNow whether these are the files of this moment, so that a picture that is not among them is missing
 */
export function noteFiles(paths: readonly string[], isNow: boolean) {
  const present = new Set(paths)
  for (const file of files) if (!present.has(file)) known.delete(file)
  files = paths
  areCurrent = isNow
}

/** The picture that has the name of a machine's address, and is shown if its file names none. */
export function findPicture(address: string) {
  return listPictures()
    .map(file => file.replace('images/products/', ''))
    .find(name => name.replace(/\.\w+$/, '') === address)
}

/** A change of a file: its new text, null if it is removed, and the file that it was before. */
type Change = { file: string; text: string | null; formerFile?: string; pictures?: readonly string[] }

/**
 * The mistakes for which the build would refuse a change: those in the file itself, and those that the change makes in
 * other files. What was wrong elsewhere before stops no save: a change that needs two files is made one by one.
 * `pictures` are those that are there once the change is saved.
 * @param areLanguagesChecked whether a change of the first language is judged in the others too, which takes nearly twice
 * as long
 */
export function findMistakes(change: Change, areLanguagesChecked = true): Problem[] {
  const { file, text, formerFile = file, pictures = listPictures() } = change
  const after = new Map(known)
  after.delete(formerFile)
  if (text === null) after.delete(file)
  else after.set(file, text)
  const followed = formerFile === file || text === null ? after : followRename(after, formerFile, file)
  const isLanguage = areLanguagesChecked || /^[a-z]{2,3}\//.test(file)
  const mistakes = checkAllTexts(createSource(followed, pictures), isLanguage).problems
  if (mistakes.every(problem => problem.file === file)) return mistakes
  const stood = new Set(checkAllTexts(createSource(), isLanguage).problems.map(toKey))
  return mistakes.filter(problem => problem.file === file || !stood.has(toKey(problem)))
}

/**
 * The mistakes of `findMistakes` for a save of a form: the picture that it names anew is there, and an id that another
 * machine has is a mistake of this one, whichever is read first. The build says of both machines that they show one
 * picture, the form of its own alone.
 */
export function findProblems(file: string, text: string, formerFile = file, areLanguagesChecked = true): Problem[] {
  const pictures = [...listPictures(), ...listChosenPictures(text, known.get(formerFile))]
  const mistakes = findMistakes({ file, text, formerFile, pictures }, areLanguagesChecked)
  const isPictureWrong = mistakes.some(problem => problem.file === file && problem.path?.join() === 'picture')
  return mistakes.flatMap(problem => {
    const field = problem.file === file ? '' : problem.path?.join()
    if (field === 'picture' && isPictureWrong) return []
    if (field !== 'id') return problem
    const { id, title } = parseDocument(known.get(problem.file) ?? '').toJS()
    return { file, path: ['id'], sentence: sayIdIsTaken(id, title) }
  })
}

/** The first number after those of all machines. */
export function findFreeId() {
  const ids = [...known.values()].map(text => Number(/^id: *(\d+)/m.exec(text)?.[1] ?? 0))
  return Math.max(...ids) + 1
}

/** A mistake but for its numbers: lines shift, and a year that contradicts another is as wrong as the one before. */
export function toKey({ file, path = [], sentence }: Problem) {
  return JSON.stringify([file, path, sentence.replace(/\d+/g, '')])
}

function listPictures() {
  return files.filter(file => file.startsWith('images/'))
}

const toSlug = (file: string) => file.replace(/^products\/|\.yaml$/g, '')

/** The texts after a machine has got another address: a save takes the files along that name it. */
function followRename(texts: ReadonlyMap<string, string>, formerFile: string, file: string) {
  const name = new RegExp(`(?<=[\\s,\\['"])${toSlug(formerFile)}(?=['",\\]]|\\s*$)`, 'gm')
  return new Map([...texts].map(([path, text]) => [path, path === file ? text : text.replace(name, toSlug(file))]))
}

/** The picture that a change of a machine names anew: it was chosen, or uploaded, a moment ago. */
function listChosenPictures(text: string, before = '') {
  const [chosen, former] = [text, before].map(own => /^picture: '?([^'\s]+)/m.exec(own)?.[1])
  return chosen && chosen !== former ? [`images/products/${chosen}`] : []
}

/** The texts as the gate reads them, and the paths of the pictures. */
export function createSource(
  texts: ReadonlyMap<string, string> = known,
  pictures: readonly string[] = listPictures(),
): ContentSource {
  const paths = [...texts.keys(), ...pictures]
  const folders = new Set(paths.filter(path => path.includes('/')).map(path => path.split('/')[0] ?? ''))
  return {
    isTextAlone: !areCurrent,
    list: () => [...folders, ...paths],
    read: file => {
      const text = texts.get(file) ?? (file.startsWith('brand/') ? DRAWING : undefined)
      return text === undefined ? 'the file is missing. Put it back' : new TextEncoder().encode(text)
    },
    recall: (text, parse) => parsed.set(text, parsed.get(text) ?? parse()).get(text),
  }
}
