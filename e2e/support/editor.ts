import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { PSEUDO_LANGUAGE } from '@/__tests__/support/pseudo-language-code'
import { FIXTURE_CATALOGUE, FIXTURE_PROJECT } from '@/scripts/export/export-folders'

/** As a port to listen on: the system chooses one that is free. */
export const ANY_PORT = 0

/** The time limit of a test. The forms are large, and a busy machine draws them slowly. */
export const EDITOR_TEST_MS = 180_000

/** The file of a machine, and the address of its form in the editor. */
export const MACHINE_FILE = 'content/products/automatic-folder-gluer-machine.yaml'
export const MACHINE_FORM = '#/collections/products/entries/automatic-folder-gluer-machine'

/** The translation of the machine, and the address of its form. A field there is labelled with its original. */
export const TRANSLATION_FILE = MACHINE_FILE.replace('content/', `content/${PSEUDO_LANGUAGE}/`)
export const TRANSLATION_FORM = `#/collections/${PSEUDO_LANGUAGE}/entries/${PSEUDO_LANGUAGE}-products-automatic-folder-gluer-machine-yaml`

/** Another machine, whose file names no picture. */
export const OTHER_FILE = 'content/products/air-expanding-shaft-3-inch.yaml'
export const OTHER_FORM = '#/collections/products/entries/air-expanding-shaft-3-inch'

/** The field at the top of a form that lists its mistakes. */
export const getMistakes = (page: Page) => page.locator('section.field[data-key-path="_gate"]').getByRole('status')

/** Presses Save. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** A file of the content: its path in the repository and its text. */
type SavedFile = [path: string, text: string]

/** The content of the tests' catalogue. */
export function readFiles(): SavedFile[] {
  return readdirSync(FIXTURE_CATALOGUE, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .map(name => [`content/${name}`, readFileSync(join(FIXTURE_CATALOGUE, name), 'utf8')])
}

/** The file of the tests' further language, and the translation of the machine, as {@link readFiles} returns files. */
export function readTranslation(): [language: SavedFile, translation: SavedFile] {
  const read = (file: string): SavedFile => [file, readFileSync(join(FIXTURE_PROJECT, file), 'utf8')]
  return [read(`content/${PSEUDO_LANGUAGE}/language.yaml`), read(TRANSLATION_FILE)]
}

/**
 * Replaces a folder of the computer by the browser's private file system, because a test cannot answer the browser's
 * folder dialog. The editor also asks the program that serves it (`npm run edit`) for the list of files at /content/,
 * and for each file at its path: these requests are answered from the same place.
 */
export async function standInForFolder(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.route('**/content/**', async route => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const body = path === 'content/' ? JSON.stringify(await listSaved(page)) : await readSaved(page, path)
    await route.fulfill({ status: body ? 200 : 404, body })
  })
}

/** Opens the editor on a folder with the files. */
export async function openOnFolder(page: Page, url: string, files: SavedFile[]) {
  await standInForFolder(page)
  await page.goto(url)
  await writeFiles(page, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor({ state: 'hidden' })
}

/** Writes files straight into the folder, as another program would while the editor is open. */
export async function writeFiles(page: Page, files: SavedFile[]) {
  await page.evaluate(async entries => {
    const root = await navigator.storage.getDirectory()
    // The folder that marks a repository.
    await root.getDirectoryHandle('.git', { create: true })
    const write = async ([path, text]: SavedFile) => {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      let folder = root
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await stream.write(text)
      await stream.close()
    }
    await Promise.all(entries.map(write))
  }, files)
}

/** The paths, from content/ on, of all files below it in the folder. */
function listSaved(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // TypeScript does not narrow a handle by its kind, hence `never`.
    const list = async (folder: FileSystemDirectoryHandle, start: string): Promise<string[]> => {
      const paths: string[] = []
      for await (const [name, handle] of folder.entries())
        paths.push(...(handle.kind === 'file' ? [start + name] : await list(handle as never, `${start}${name}/`)))
      return paths
    }
    return list(await (await navigator.storage.getDirectory()).getDirectoryHandle('content'), '')
  })
}

/** The text of a file in the folder; '' if it does not exist, or is being written. */
export function readSaved(page: Page, path: string): Promise<string> {
  const text = page.evaluate(async path => {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const part of folders) folder = await folder.getDirectoryHandle(part)
    return (await (await folder.getFileHandle(name)).getFile()).text()
  }, path)
  return text.catch(() => '')
}

/**
 * Finds the field of a form by its path, 'figures.0.range', by scrolling: Sveltia draws fields when they come into
 * view.
 */
export async function findField(page: Page, path: string): Promise<Locator> {
  const fields = page.locator('section.field')
  await fields.first().waitFor()
  const field = page.locator(`section.field[data-key-path="${path}"]`)
  await expect(async () => {
    await fields.last().evaluate(element => element.scrollIntoView())
    expect(await field.isVisible()).toBe(true)
  }).toPass()
  // Its contents are rendered once it is in view.
  await field.evaluate(element => element.scrollIntoView())
  return field
}
