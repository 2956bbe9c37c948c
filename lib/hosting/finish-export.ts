import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { listFiles } from './export-files'
import { addIntegrity, moveInlineScripts, toIntegrity } from './inline-scripts'
import { delayScripts } from './late-scripts'

/** Files of an export that nothing asks for: Next's internal not-found route, whose page is 404.html. */
const UNUSED = ['_not-found', '_not-found.html', '_not-found.txt']

/** The same bytes as the page's own `.txt` payload, which is what the browser asks for. */
const TWIN = '__next._full.txt'

/** What was done to an export. */
export type FinishedExport = { pages: number; moved: number; removed: number }

/**
 * Makes an export fit for the strict policy of `headers.ts`: inline scripts move into files, scripts and style sheets
 * get their integrity, scripts come after what shows, and unused files go. Running it twice changes nothing the second time.
 *
 * @param folder the export, as `next build` left it
 */
export async function finishExport(folder: string): Promise<FinishedExport> {
  const removed = await removeUnused(folder)
  const pages = (await listFiles(folder)).filter(path => path.endsWith('.html'))
  const findIntegrity = integrityOf(folder)
  let moved = 0
  for (const page of pages) {
    const path = join(folder, page)
    const before = await readFile(path, 'utf8')
    const delayed = delayScripts(before, findIntegrity)
    const { html, file } = moveInlineScripts(delayed.html, delayed.starter)
    if (file !== null) {
      await writeInside(folder, file.path, file.text)
      moved += 1
    }
    const after = addIntegrity(html, findIntegrity)
    if (after !== before) await writeFile(path, after)
  }
  return { pages: pages.length, moved, removed }
}

async function removeUnused(folder: string): Promise<number> {
  const unused = UNUSED.map(name => join(folder, name)).filter(path => existsSync(path))
  for (const path of unused) await rm(path, { recursive: true })
  const twins = (await listFiles(folder)).filter(path => basename(path) === TWIN)
  for (const path of twins) await rm(join(folder, path))
  return unused.length + twins.length
}

async function writeInside(folder: string, path: string, text: string): Promise<void> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** Looks integrities up in a folder and remembers them: one file serves many pages. */
function integrityOf(folder: string): (path: string) => string | null {
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
