import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The name of a language's folder in the folders of public/: 'hi'. */
const LANGUAGE = /^[a-z]{2,3}$/

/** Files that only the build of the first language writes into the export; sitemap.xml lists all languages. */
const SHARED = /^(robots\.txt|sitemap\.xml)$/

/**
 * Moves the pages of a language, and its data and documents, below its address in an export.
 *
 * @param made the folder with the export of the language
 * @param folder the export of the whole site
 * @param root the project, in whose public/ the language's documents are
 */
export function moveLanguage(code: string, made: string, folder: string, root = '.') {
  const target = join(folder, code)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  // The files that all languages share are in the export already.
  const isOwn = (name: string) => !existsSync(join(root, 'public', name)) && !SHARED.test(name)
  for (const name of readdirSync(made).filter(isOwn)) renameSync(join(made, name), join(target, name))
  // The home page of a language is /hi, not /hi/. 'txt' is its data.
  for (const ending of ['html', 'txt']) renameSync(join(target, `index.${ending}`), join(folder, `${code}.${ending}`))
  // The paths of LETTERS_FOLDER and LETTERS_URL in lib/content/language/made-files.ts, in the build of this language.
  cpSync(join(root, `.cache/${code}/letters`), join(target, '_next/static/letters'), { recursive: true })
  for (const name of readdirSync(join(root, 'public'))) {
    const documentsFolder = join(root, 'public', name, code)
    // This folder has no files of the language.
    if (!existsSync(documentsFolder)) continue
    // The export of the first language has copied public/ with the documents of an earlier build in this language.
    rmSync(join(folder, name, code), { recursive: true, force: true })
    cpSync(documentsFolder, join(folder, name, code), { recursive: true })
  }
}

/** Deletes from public/ and from an export the documents of languages that the content has no more. */
export function removeFormerLanguages(codes: readonly string[], folder: string, root = '.') {
  for (const entry of readdirSync(join(root, 'public'), { withFileTypes: true }).filter(each => each.isDirectory())) {
    const documents = readdirSync(join(root, 'public', entry.name), { withFileTypes: true })
    for (const { name } of documents.filter(each => each.isDirectory() && LANGUAGE.test(each.name))) {
      if (codes.includes(name)) continue
      for (const parent of [join(root, 'public'), folder])
        rmSync(join(parent, entry.name, name), { recursive: true, force: true })
    }
  }
}
