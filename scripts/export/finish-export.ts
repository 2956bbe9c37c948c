import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isPageFile, listFiles } from './export-files'
import { createIntegrityFinder } from './integrity'
import { rewriteScripts } from './page-scripts'
import { STARTER_FILE } from './start-scripts'

/** Files that nothing requests: Next's internal not-found route (the site's is 404.html), and copies of pages' data. */
const UNUSED_ROUTE = /^(\w+\/)?_not-found(\/|\.html$|\.txt$)/
const PAYLOAD_COPY = '__next._full.txt'

/** Next's scripts, named by their content. */
const CHUNKS = /^(\w+\/)?_next\/static\/chunks\/.*\.js$/

/**
 * Makes Chrome (136 and newer) compile a whole script on a background thread while it arrives, instead of function by
 * function while the page waits. This pays because most functions, those of React and Next above all, run as soon as
 * the page loads. To other browsers it is a comment. Must be the first line: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * A smaller script is compiled in a few milliseconds even on a slow phone, which is not worth the bytes of the line.
 */
const WORTH_A_HINT_BYTES = 40_000

/** The number of files that were deleted, of pages, and of those that were rewritten now. */
export type FinishedExport = { removed: number; pages: number; rewritten: number }

/**
 * Post-processes the output of `next build`: deletes unused files, writes the script that every page starts with, and
 * rewrites pages for the Content-Security-Policy of headers.ts. A second run changes nothing.
 */
export async function finishExport(folder: string): Promise<FinishedExport> {
  const files = await listFiles(folder)
  const unused = files.filter(name => UNUSED_ROUTE.test(name) || basename(name) === PAYLOAD_COPY)
  for (const name of [...unused, '_not-found']) await rm(join(folder, name), { recursive: true, force: true })
  for (const name of files.filter(name => CHUNKS.test(name))) {
    await addCompileHint(join(folder, name))
  }
  const starter = join(folder, STARTER_FILE.path)
  await mkdir(dirname(starter), { recursive: true })
  if (!existsSync(starter)) await writeFile(starter, STARTER_FILE.text)

  // Only now, because the compile hints change the integrity of a script.
  const findIntegrity = createIntegrityFinder(folder)
  const pages = files.filter(name => isPageFile(name) && !unused.includes(name))
  let rewritten = 0
  for (const name of pages) {
    try {
      const html = rewriteScripts(await readFile(join(folder, name), 'utf8'), findIntegrity)
      // An earlier run has finished this page.
      if (html === null) continue
      await writeFile(join(folder, name), html)
      rewritten++
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
  return { removed: unused.length, pages: pages.length, rewritten }
}

/**
 * Writes {@link COMPILE_HINT} into a large script, even one that only some visits load: browsers keep a script for ever
 * under the name that Next gave it, so the same name must always mean the same bytes.
 */
async function addCompileHint(path: string) {
  const text = await readFile(path, 'utf8')
  if (text.length < WORTH_A_HINT_BYTES || text.startsWith(COMPILE_HINT)) return
  await writeFile(path, COMPILE_HINT + text)
}
