import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The number of the first page of each version: the second version drops two pages of the first and adds two. */
const FIRST_PAGE = { v1: 1, v2: 3 } as const

export type Version = keyof typeof FIRST_PAGE

/** A version of the trial site, with the number of its pages: at least five, so that the versions have some in common. */
export type TrialSite = { version: Version; pages: number }

/** Pages that are identical in both versions, with their scripts and styles. */
const UNCHANGED = [4, 5]

/** The URL paths of a version's pages. */
export function createTrialPaths({ version, pages }: TrialSite): string[] {
  return Array.from({ length: pages }, (_, index) => (index === 0 ? '/' : `/product/p${FIRST_PAGE[version] + index}`))
}

/** Creates a site of four files a page, text by path: each page loads its own script and style sheet. */
export function createTrialSite({ version, pages }: TrialSite): Record<string, string> {
  const files: Record<string, string> = { '404.html': toPage(0, version), 'robots.txt': 'User-agent: *' }
  for (const [index, path] of createTrialPaths({ version, pages }).entries()) {
    const number = FIRST_PAGE[version] + index
    const name = formatName(number, version)
    const file = path === '/' ? 'index' : path.slice(1)
    files[`${file}.html`] = toPage(number, version)
    files[`${file}.txt`] = `payload ${name}`
    files[`_next/static/chunks/${name}.js`] = `run('${name}')`
    files[`_next/static/css/${name}.css`] = `.${name} { color: red }`
  }
  return files
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
