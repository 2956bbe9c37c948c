import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { type Leaf, readTranslations } from '@/lib/content/language/translate'
import { setHash } from '@/scripts/languages/write-texts'

/** The paths of the translations of a file of a content folder. */
export function listTranslations(file: string, folder = 'content'): string[] {
  const languages = readLanguages(openFolder(folder), [])
  return languages.map(({ code }) => join(folder, code, file)).filter(path => existsSync(path))
}

function readAll(folder: string) {
  const source = openFolder(folder)
  return readLanguages(source, []).flatMap(({ code }) =>
    readTranslations(source, code).map(one => ({ ...one, path: join(folder, code, one.file) })),
  )
}

/** The translations of former texts, which no page shows until a translator has seen them. */
export function listStale(folder = 'content'): string[] {
  return readAll(folder).flatMap(({ state, path }) => (state === 'stale' ? path : []))
}

/** Writes into a translation the hash of the texts that it translates. */
export function acceptTranslation(path: string, hash: string): void {
  writeFileSync(path, setHash(readFileSync(path, 'utf8'), hash))
}

/**
 * Makes a change that moves texts of the content or takes them away, and the same in the translations. Those that were
 * current stay so where each text still stands beside the one that it translates.
 */
export function keepTranslations<Done>(folder: string, change: () => Done): Done {
  const before = readAll(folder).filter(({ state }) => state === 'current')
  const done = change()
  const now = new Map(readAll(folder).map(translated => [translated.path, translated]))
  for (const { path, leaves: former } of before) {
    const { leaves, hash, state } = now.get(path) ?? {}
    const pairs = new Set(former.map(formatPair))
    const isSame = leaves?.every(leaf => leaf.text === leaf.original || pairs.has(formatPair(leaf)))
    if (hash && state === 'stale' && isSame) acceptTranslation(path, hash)
  }
  return done
}

function formatPair({ text, original }: Leaf) {
  return JSON.stringify([text, original])
}
