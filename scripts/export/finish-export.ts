import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { listFiles } from '@/scripts/build/export-files'
import { runBounded } from '@/scripts/steps/run-bounded'
import { createIntegrityFinder, type FindIntegrity } from './integrity'
import { rewriteScripts } from './page-scripts'
import { STARTER_FILE } from './start-scripts'

/** Next's internal not-found route, which nothing requests: the 404 page is 404.html. */
const UNUSED = ['_not-found', '_not-found.html', '_not-found.txt']

/** Scripts and style sheets, named by their content. */
const CHUNK_FOLDER = '_next/static/chunks'

/** A copy of the page's `.txt` payload, which nothing requests. */
const PAYLOAD_COPY = '__next._full.txt'

/**
 * Makes Chrome (136 and newer) compile a whole script on a background thread while it arrives, instead of function by
 * function while the page waits. Most of a page's scripts run at once, React and Next above all. Other browsers read a
 * comment. Must be the first line: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** A smaller script is compiled in a few milliseconds even on a slow phone, which is not worth the bytes of the line. */
const WORTH_A_HINT_BYTES = 40_000

/** Enough to keep the disk busy while pages are rewritten. Thousands at once would exhaust memory. */
const MAX_CONCURRENT_FILES = 8

/** The pages of one process: every `of`-th page, beginning with the one at index `first`. */
export type Share = { first: number; of: number }

/** The number of pages in a share, and of those that were rewritten now. */
export type FinishedPages = { pages: number; rewritten: number }

/**
 * Deletes unused files from an export. Resolves to the number of deleted files and folders.
 *
 * @param folder the output of `next build`
 */
export async function removeUnused(folder: string): Promise<number> {
  const unused = UNUSED.map(name => join(folder, name)).filter(path => existsSync(path))
  for (const path of unused) await rm(path, { recursive: true })
  const copies = (await listFiles(folder)).filter(path => basename(path) === PAYLOAD_COPY)
  await runBounded(copies, MAX_CONCURRENT_FILES, path => rm(join(folder, path)))
  return unused.length + copies.length
}

/** Writes the script that every page starts with. Call it once, before several processes call {@link finishPages}. */
export async function writeStarter(folder: string): Promise<void> {
  const path = join(folder, STARTER_FILE.path)
  await mkdir(dirname(path), { recursive: true })
  if (!existsSync(path)) await writeFile(path, STARTER_FILE.text)
}

/**
 * Writes {@link COMPILE_HINT} into the large scripts of an export, even those that only some visits load: browsers keep
 * a script for ever under the name that Next gave it, so the same name must always mean the same bytes. Call it before
 * {@link finishPages}, which computes integrities. A second run changes nothing.
 */
export async function addCompileHints(folder: string): Promise<void> {
  const scripts = (await listFiles(join(folder, CHUNK_FOLDER))).filter(path => path.endsWith('.js'))
  await runBounded(scripts, MAX_CONCURRENT_FILES, async name => {
    const path = join(folder, CHUNK_FOLDER, name)
    const text = await readFile(path, 'utf8')
    if (text.length < WORTH_A_HINT_BYTES || text.startsWith(COMPILE_HINT)) return
    await writeFile(path, COMPILE_HINT + text)
  })
}

export async function countPages(folder: string): Promise<number> {
  return (await listPages(folder)).length
}

async function listPages(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter(path => path.endsWith('.html'))
}

/**
 * Rewrites pages for the Content-Security-Policy of headers.ts: inline scripts become data, scripts and style sheets
 * get an integrity, and scripts load after the visible content. A second run changes nothing.
 *
 * @param folder the export, after {@link removeUnused} and {@link writeStarter}
 */
export async function finishPages(folder: string, { first, of }: Share): Promise<FinishedPages> {
  const pages = (await listPages(folder)).filter((_, index) => index % of === first)
  const findIntegrity = createIntegrityFinder(folder)
  const rewritten = await runBounded(pages, MAX_CONCURRENT_FILES, page => finishPage(folder, page, findIntegrity))
  return { pages: pages.length, rewritten: rewritten.filter(Boolean).length }
}

/** Rewrites one page. Resolves to whether it still had inline scripts. */
async function finishPage(folder: string, name: string, findIntegrity: FindIntegrity): Promise<boolean> {
  const path = join(folder, name)
  const text = await readFile(path, 'utf8')
  try {
    const html = rewriteScripts(text, findIntegrity)
    if (html === null) return false
    await writeFile(path, html)
    return true
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
