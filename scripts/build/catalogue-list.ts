import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueList, Sized, SizedPicture } from '@/lib/offline/catalogue-list'
import { paths } from '@/lib/paths'
import { findAttribute, parseElements } from '@/scripts/export/html-elements'
import { computeIntegrity } from '@/scripts/export/integrity'
import { findFile } from '@/scripts/export/page-scripts'
import { isPrecompressed, listFiles } from './export-files'

/** Pages that are not downloaded: the 404 page, and the offline page, which the worker precaches. */
const EXCLUDED_PAGES = ['404.html', 'offline.html']

/** The other files that pages need: scripts, style sheets, fonts, icons, the search index, the figures to compare. */
const REQUIRED_FILES = /^(_next\/static\/(chunks|media)\/.+|(icons|flute)\.svg|search\/.+|catalogue\/.+)$/
const SOURCE_MAP = /\.map$/

/** The 3-D models and the pictures on their surfaces. */
const MODEL = /^(models|textures)\//

const PICTURE = /^(?<base>pictures\/.+)-(?<width>\d+)\.(?<format>avif|webp)$/

/** Lists the files that a device needs to open every page of an export offline, and writes the list into the export. */
export async function writeCatalogueList(folder: string): Promise<CatalogueList> {
  const names = (await listFiles(folder)).filter(name => !isPrecompressed(name))
  const hash = createHash('sha256')
  const pages: Sized[] = []
  for (const name of names.filter(name => name.endsWith('.html') && !EXCLUDED_PAGES.includes(name))) {
    const html = await readFile(join(folder, name))
    hash.update(html)
    pages.push([`/${name.replace(/(^index)?\.html$/, '')}`, html.length])
  }
  const legacyScripts = await findLegacyScripts(folder)
  const required = names.filter(
    name => REQUIRED_FILES.test(name) && !SOURCE_MAP.test(name) && !legacyScripts.has(`/${name}`),
  )
  const files = await Promise.all(required.map(name => describeFile(folder, name)))
  const pictures = await describePictures(folder, names)
  const models = await Promise.all(names.filter(name => MODEL.test(name)).map(name => describeFile(folder, name)))
  const version = hash
    .update(JSON.stringify([files, pictures, models]))
    .digest('hex')
    .slice(0, 16)
  const list = { version, pages, files, pictures, models }
  await writeFile(join(folder, paths.offlineCatalogue), JSON.stringify(list))
  return list
}

/** Finds the `nomodule` scripts, which no browser with service workers runs. */
async function findLegacyScripts(folder: string): Promise<Set<string>> {
  const html = await readFile(join(folder, 'offline.html'), 'utf8')
  const scripts = parseElements(html).filter(element => findAttribute(element, 'nomodule') !== undefined)
  return new Set(scripts.map(findFile))
}

async function describePictures(folder: string, names: readonly string[]): Promise<SizedPicture[]> {
  const pictures = new Map<string, { base: string } & Record<'avif' | 'webp', Record<string, number>>>()
  for (const name of names) {
    const { base, width, format } = PICTURE.exec(name)?.groups ?? {}
    if (!base || !width || (format !== 'avif' && format !== 'webp')) continue
    const picture = pictures.get(base) ?? { base: `/${base}`, avif: {}, webp: {} }
    picture[format][width] = await readSize(folder, name)
    pictures.set(base, picture)
  }
  return [...pictures.values()]
}

/** The path and size of a file, and the integrity of a script or style sheet, since another build's would not work. */
async function describeFile(folder: string, name: string): Promise<Sized> {
  if (!/\.(js|css)$/.test(name)) return [`/${name}`, await readSize(folder, name)]
  const bytes = await readFile(join(folder, name))
  return [`/${name}`, bytes.length, computeIntegrity(bytes)]
}

async function readSize(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name))).size
}
