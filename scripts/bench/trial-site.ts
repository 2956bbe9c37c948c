import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The page numbers of each version. The second version drops two pages of the first and adds two. */
const PAGE_NUMBERS = { v1: { from: 1, to: 15 }, v2: { from: 3, to: 17 } } as const

export type Version = keyof typeof PAGE_NUMBERS

/** Pages that are identical in both versions, with their scripts and styles. */
const UNCHANGED = [8, 9]

/** The URL paths of a version's pages. */
export function createTrialPaths(version: Version): string[] {
  return toNumbers(version).map(number => (number === PAGE_NUMBERS[version].from ? '/' : `/product/p${number}`))
}

/** Creates a site of about 60 files, text by path: each page loads its own script and style sheet. */
export function createTrialSite(version: Version): Record<string, string> {
  const files: Record<string, string> = { '404.html': toPage(0, version), 'robots.txt': 'User-agent: *' }
  for (const [index, path] of createTrialPaths(version).entries()) {
    const number = PAGE_NUMBERS[version].from + index
    const name = formatName(number, version)
    const file = path === '/' ? 'index' : path.slice(1)
    files[`${file}.html`] = toPage(number, version)
    files[`${file}.txt`] = `payload ${name}`
    files[`_next/static/chunks/${name}.js`] = `run('${name}')`
    files[`_next/static/css/${name}.css`] = `.${name} { color: red }`
  }
  return files
}

function toNumbers(version: Version) {
  const { from, to } = PAGE_NUMBERS[version]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function formatName(number: number, version: Version) {
  return UNCHANGED.includes(number) ? `p${number}` : `p${number}-${version}`
}

function toPage(number: number, version: Version) {
  const name = formatName(number, version)
  const head = `<link rel="stylesheet" href="/_next/static/css/${name}.css"><script src="/_next/static/chunks/${name}.js"></script>`
  return `<html lang="en"><title>${name}</title>${number === 0 ? '' : head}<h1>${name}</h1>`
}

/** Writes the files, text by path, into a new temporary folder and returns its path. */
export async function writeSiteFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
