import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { listFiles } from '@/scripts/build/export-files'
import { runBounded } from '@/scripts/steps/run-bounded'
import { type FindIntegrity, integrityOf } from './integrity'
import { rewriteScripts } from './page-scripts'
import { STARTER_FILE } from './start-scripts'

/** Files of an export that nothing asks for: Next's internal not-found route, whose page is 404.html. */
const UNUSED = ['_not-found', '_not-found.html', '_not-found.txt']

/** The same bytes as the page's own `.txt` payload, which is what the browser asks for. */
const TWIN = '__next._full.txt'

/** Enough to keep the disk busy while a page is changed; thousands at once would fill the memory. */
const FILES_AT_ONCE = 8

/** Every `of`-th page, beginning with the page at `first`: what one of several processes does. */
export type Share = { first: number; of: number }

/** What was done to the pages of a share. */
export type FinishedPages = { pages: number; moved: number }

/**
 * Removes what nothing asks for from an export; resolves to the number of files and folders.
 *
 * @param folder the export, as `next build` left it
 */
export async function removeUnused(folder: string): Promise<number> {
  const unused = UNUSED.map(name => join(folder, name)).filter(path => existsSync(path))
  for (const path of unused) await rm(path, { recursive: true })
  const twins = (await listFiles(folder)).filter(path => basename(path) === TWIN)
  await runBounded(twins, FILES_AT_ONCE, path => rm(join(folder, path)))
  return unused.length + twins.length
}

/** Writes the script that every page begins with, before several processes finish the pages. */
export async function writeStarter(folder: string): Promise<void> {
  const path = join(folder, STARTER_FILE.path)
  await mkdir(dirname(path), { recursive: true })
  if (!existsSync(path)) await writeFile(path, STARTER_FILE.text)
}

/** How many pages an export has. */
export async function countPages(folder: string): Promise<number> {
  return (await listPages(folder)).length
}

async function listPages(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter(path => path.endsWith('.html'))
}

/**
 * Makes pages fit for the strict policy of `headers.ts`: inline scripts move into files, scripts and style sheets
 * get their integrity, scripts come after what shows. Running it twice changes nothing the second time.
 *
 * @param folder the export, without what {@link removeUnused} removes and with what {@link writeStarter} writes
 */
export async function finishPages(folder: string, { first, of }: Share): Promise<FinishedPages> {
  const pages = (await listPages(folder)).filter((_, index) => index % of === first)
  const findIntegrity = integrityOf(folder)
  const moved = await runBounded(pages, FILES_AT_ONCE, page => finishPage(folder, page, findIntegrity))
  return { pages: pages.length, moved: moved.filter(Boolean).length }
}

/** Resolves to whether the page had scripts to move. */
async function finishPage(folder: string, name: string, findIntegrity: FindIntegrity): Promise<boolean> {
  const path = join(folder, name)
  const page = rewriteScripts(await readFile(path, 'utf8'), findIntegrity)
  if (page === null) return false
  await writeFile(join(folder, page.file.path), page.file.text)
  await writeFile(path, page.html)
  return true
}
