import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runPool } from '@/lib/deploy/run-pool'
import { listFiles } from './export-files'
import { addIntegrity, INLINE_FOLDER, moveInlineScripts, toIntegrity } from './inline-scripts'
import { delayScripts } from './late-scripts'

/** Files of an export that nothing asks for: Next's internal not-found route, whose page is 404.html. */
const UNUSED = ['_not-found', '_not-found.html', '_not-found.txt']

/** The same bytes as the page's own `.txt` payload, which is what the browser asks for. */
const TWIN = '__next._full.txt'

/** Enough to keep the disk busy while a page is changed; thousands at once would fill the memory. */
const FILES_AT_ONCE = 8

/** What was done to an export. */
export type FinishedExport = { pages: number; moved: number; removed: number }

type FindIntegrity = (path: string) => string | null

/**
 * Makes an export fit for the strict policy of `headers.ts`: inline scripts move into files, scripts and style sheets
 * get their integrity, scripts come after what shows, and unused files go. Running it twice changes nothing the second time.
 *
 * @param folder the export, as `next build` left it
 */
export async function finishExport(folder: string): Promise<FinishedExport> {
  const unused = UNUSED.map(name => join(folder, name)).filter(path => existsSync(path))
  for (const path of unused) await rm(path, { recursive: true })
  const files = await listFiles(folder)
  const twins = files.filter(path => basename(path) === TWIN)
  await runPool(twins, path => rm(join(folder, path)), FILES_AT_ONCE)
  const pages = files.filter(path => path.endsWith('.html'))
  const findIntegrity = integrityOf(folder)
  await mkdir(join(folder, INLINE_FOLDER), { recursive: true })
  let moved = 0
  await runPool(
    pages,
    async page => {
      if (await finishPage(folder, page, findIntegrity)) moved += 1
    },
    FILES_AT_ONCE,
  )
  return { pages: pages.length, moved, removed: unused.length + twins.length }
}

/** Resolves to whether the page had scripts to move. */
async function finishPage(folder: string, page: string, findIntegrity: FindIntegrity): Promise<boolean> {
  const path = join(folder, page)
  const before = await readFile(path, 'utf8')
  const delayed = delayScripts(before, findIntegrity)
  const { html, file } = moveInlineScripts(delayed.html, delayed.starter)
  if (file !== null) await writeFile(join(folder, file.path), file.text)
  const after = addIntegrity(html, findIntegrity)
  if (after !== before) await writeFile(path, after)
  return file !== null
}

/** Looks integrities up in a folder and remembers them: one file serves many pages. */
function integrityOf(folder: string): FindIntegrity {
  const known = new Map<string, string>()
  return path => {
    const remembered = known.get(path)
    if (remembered !== undefined) return remembered
    const file = join(folder, path)
    if (!existsSync(file)) return null
    const integrity = toIntegrity(readFileSync(file))
    known.set(path, integrity)
    return integrity
  }
}
