/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { PRODUCT_PATH, removeContent, writeContent } from '@/__tests__/support/content-builders'
import { writePseudoLanguage } from '@/__tests__/support/pseudo-language'
import { PSEUDO_LANGUAGE } from '@/__tests__/support/pseudo-language-code'
import { copyWords } from '@/__tests__/support/translated-content'
import type { ContentSource } from '@/lib/content/files/content-source'
import { openFolder } from '@/lib/content/files/open-folder'
import { listTranslatable } from '@/lib/content/language/translate'
import { findDefaultWords } from '@/lib/words/defaults'
import { checkAllTexts } from '@/scripts/checks/content/check-entries'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

// Each test puts a fault into a file of the site's own language, while content/ has a translation of this file.

/** A kind of file that the sound content lacks; it is taken from the catalogue of the tests. */
const COSTS = 'line/costs.yaml'

/** The sound content, with a translation of all of it into a language that is made for tests. */
const folder = writeContent({ [COSTS]: readFileSync(join(FIXTURE_CATALOGUE, COSTS), 'utf8') })
writePseudoLanguage(openFolder(folder), join(folder, PSEUDO_LANGUAGE))
const source = openFolder(folder)
afterAll(removeContent)

/** All kinds of files, and one machine for all of them. Of these, only brand.yaml has no translation. */
const FILES = ['brand.yaml', ...listTranslatable(source)].filter(
  file => !file.startsWith('products/') || file === PRODUCT_PATH,
)

const FAULTS: Readonly<Record<string, (text: string) => string>> = {
  'a key twice': text => text.replace(/^(\w+:)/m, '$1 a\n$1'),
  'conflict markers': text => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`,
  'an empty file': () => '',
  // The first key, with all lines that belong to it.
  'a wrong type': text => text.replace(/^(\w+):.*\n(?:[ -].*\n|\n)*/m, '$1: { x: y }\n'),
  'an unknown key': text => `${text}\nunknownKey: a\n`,
  'broken indentation': text => `${text}\n   a: b\n  c\n d: [\n`,
}

/** The content with another text in one file, which may be a new one: not every file of words is there. */
function changeFile(file: string, text: string): ContentSource {
  return {
    ...source,
    list: () => [...new Set([...source.list(), file])],
    read: (path, limit) => (path === file ? new TextEncoder().encode(text) : source.read(path, limit)),
  }
}

/** Each fault in each file. But an empty file of words is none: then all words are the defaults. */
const CASES = FILES.flatMap(file => Object.keys(FAULTS).map(fault => [fault, file] as const)).filter(
  ([fault, file]) => !(fault === 'an empty file' && findDefaultWords(file)),
)

it.each(CASES)('reports %s in %s, and no problem in its translation', (fault, file) => {
  const sound = findDefaultWords(file) ? stringify(copyWords(file)) : readFileSync(join(folder, file), 'utf8')
  const text = FAULTS[fault]?.(sound) ?? ''
  const changed = changeFile(file, text)
  const { problems } = checkAllTexts(changed)
  const found = problems.filter(problem => problem.file === file)
  expect(found).not.toEqual([])
  // An empty file has no line.
  if (text) expect(found.some(({ line }) => line)).toBe(true)
  expect(problems.filter(problem => problem.file.startsWith(`${PSEUDO_LANGUAGE}/`))).toEqual([])
})
