import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'

/** A small content folder without a mistake. */
const SOUND_CONTENT = '__tests__/fixtures/content'

/** The machine in it that tests change. Its id, 18, is one of those that several machines may share. */
export const PRODUCT_PATH = 'products/single-facer-corrugation-machine.yaml'

/**
 * What a test writes below a content folder: a value becomes YAML, text and bytes stay as they are, null removes a
 * file.
 */
export type ContentFiles = Record<string, object | string | null>

/** The data of a file of the sound content, with some fields changed. */
export function buildFile(name: string, changes: Record<string, unknown> = {}) {
  return { ...parse(readFileSync(join(SOUND_CONTENT, name), 'utf8')), ...changes }
}

/** The data of the machine that tests change. */
export function buildProductFile(changes: Record<string, unknown> = {}) {
  return buildFile(PRODUCT_PATH, changes)
}

const folders: string[] = []

/**
 * Copies the sound content, changed where a test says so, and returns the path of the copy.
 * @param source a folder whose files replace those of the sound content
 */
export function writeContent(changes: ContentFiles = {}, source = SOUND_CONTENT): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(folder)
  // The sound content has no logo of its own.
  for (const name of ['brand', 'brand.yaml'])
    cpSync(join(FIXTURE_CATALOGUE, name), join(folder, name), { recursive: true })
  cpSync(SOUND_CONTENT, folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  for (const [name, content] of Object.entries(changes)) {
    const path = join(folder, name)
    if (content === null) {
      rmSync(path, { force: true })
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    const isData = typeof content === 'object' && !Buffer.isBuffer(content)
    writeFileSync(path, isData ? stringify(content, { aliasDuplicateObjects: false }) : content)
  }
  return folder
}

/** Removes what `writeContent` wrote; for `afterAll`. */
export function removeContent() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}

/** The mistakes of a content folder, a line each. */
export function listMistakes(folder: string): string[] {
  return parseContent(openFolder(folder)).problems.map(formatProblem)
}

/** The mistakes of the sound content with some changes, without the lines, which shift with every change. */
export function findMistakes(changes: ContentFiles): string[] {
  return listMistakes(writeContent(changes)).map(problem => problem.replace(/ \(line \d+\)$/, ''))
}
