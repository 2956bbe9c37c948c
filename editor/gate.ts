/** The gate of the build, run in the browser on the texts that the editor holds. */
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { checkLanguages } from '@/lib/content/language/check-languages'
import { checkEntries } from '@/scripts/checks/content/check-entries'

/** The texts of all files that have been read or saved, by their paths below content/. */
export const known = new Map<string, string>()

const parsed = new Map<string, unknown>()

/** Stands for the drawings of the brand, which the editor leaves to the gate of the build, as it does pictures. */
const DRAWING = '<svg viewBox="0 0 1 1"><path/></svg>'

/** Notes the text of a file, in place of a former file. */
export function remember(file: string, text: string, formerFile = file) {
  known.delete(formerFile)
  known.set(file, text)
}

/** The mistakes in a file with this text, in place of a former file. */
export function findProblems(file: string, text: string, formerFile = file): Problem[] {
  const texts = new Map(known)
  texts.delete(formerFile)
  texts.set(file, text)
  // Mistakes in other files stop no save: a change that needs two files could never be made.
  const source = createSource(texts)
  const problems = [...checkEntries(source).problems, ...(/^[a-z]{2,3}\//.test(file) ? checkLanguages(source) : [])]
  return problems.filter(problem => problem.file === file)
}

/** The first number after those of all machines. */
export function findFreeId() {
  const ids = [...known.values()].map(text => Number(/^id: *(\d+)/m.exec(text)?.[1] ?? 0))
  return Math.max(...ids) + 1
}

export function createSource(texts: ReadonlyMap<string, string> = known): ContentSource {
  const paths = [...texts.keys()]
  const folders = new Set(paths.filter(path => path.includes('/')).map(path => path.split('/')[0] ?? ''))
  return {
    list: () => [...folders, ...paths],
    read: file => {
      const text = texts.get(file) ?? (file.startsWith('brand/') ? DRAWING : undefined)
      return text === undefined ? 'the file is missing. Put it back' : new TextEncoder().encode(text)
    },
    recall: (text, parse) => parsed.set(text, parsed.get(text) ?? parse()).get(text),
  }
}
