import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { hashOriginals, type Leaf, readTranslations } from '@/lib/content/language/translate'
import { setHashes } from '@/scripts/languages/write-texts'

/** The paths of the translations of a file of a content folder. */
export function listTranslations(file: string, folder = 'content'): string[] {
  const languages = readLanguages(openFolder(folder))
  return languages.map(({ code }) => join(folder, code, file)).filter(path => existsSync(path))
}

/**
 * The translated files of all languages, each with its path. Mistakes in the files of the languages are left to the
 * check of the content.
 */
function readAll(folder: string) {
  const source = openFolder(folder)
  return readLanguages(source).flatMap(({ code }) =>
    readTranslations(source, code).map(one => ({ ...one, path: join(folder, code, one.file) })),
  )
}

/** The translations with stale texts, which no page shows until a translator has checked them. */
export function listStale(folder = 'content'): string[] {
  return readAll(folder).flatMap(({ state, path }) => (state === 'stale' ? path : []))
}

/** Writes the hashes of a translation's current texts into it: all other texts are then stale. */
export function acceptTranslation(path: string, leaves: readonly Leaf[]): void {
  writeFileSync(path, setHashes(readFileSync(path, 'utf8'), hashOriginals(leaves)))
}

/**
 * Makes a change that moves or removes texts of the content, in the translations too. Current texts stay current if
 * they are still at the place of the text that they translate.
 */
export function keepTranslations<Done>(folder: string, change: () => Done): Done {
  const before = new Map(readAll(folder).map(({ path, leaves }) => [path, leaves]))
  const done = change()
  for (const { path, leaves, state } of readAll(folder)) {
    const former = before.get(path)
    // Nothing is to be restored in a new translation, or in one whose texts are still at their places.
    if (!former || state !== 'stale') continue
    const pairs = new Set(former.filter(({ isCurrent }) => isCurrent).map(formatPair))
    acceptTranslation(
      path,
      leaves.filter(leaf => leaf.isCurrent || pairs.has(formatPair(leaf))),
    )
  }
  return done
}

/** A translated text with its original, as a key. */
function formatPair({ text, original }: Leaf) {
  return JSON.stringify([text, original])
}
