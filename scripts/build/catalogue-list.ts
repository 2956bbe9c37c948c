import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueList, Sized, SizedPicture } from '@/lib/offline/catalogue-list'
import { paths } from '@/lib/paths'
import { findAttribute, parseElements } from '@/scripts/export/html-elements'
import { computeIntegrity } from '@/scripts/export/integrity'
import { findFile } from '@/scripts/export/page-scripts'
import { isCompressedTwin, listFiles } from './export-files'

/** Pages that are no part of the catalogue: the document of unknown addresses, and the one that the worker brings along. */
const LEFT_OUT = ['404.html', 'offline.html']

/** What pages need beside their own text: scripts, style sheets, fonts, icons, the search index, the figures to compare. */
const NEEDED = /^(_next\/static\/(chunks|media|inline)\/.+|(icons|flute)\.svg|search\/.+|catalogue\/.+)$/
const NOT_NEEDED = /\.map$/

const PICTURE = /^(?<base>pictures\/.+)-(?<width>\d+)\.(?<format>avif|webp)$/

/** Lists what a device must hold to open every page of an export without a network, and writes the list into it. */
export async function writeCatalogueList(folder: string): Promise<CatalogueList> {
  const names = (await listFiles(folder)).filter(name => !isCompressedTwin(name))
  const hash = createHash('sha256')
  const pages: Sized[] = []
  for (const name of names.filter(name => name.endsWith('.html') && !LEFT_OUT.includes(name))) {
    const html = await readFile(join(folder, name))
    hash.update(html)
    pages.push([`/${name.replace(/(^index)?\.html$/, '')}`, html.length])
  }
  const tooOld = await findScriptsForOldBrowsers(folder)
  const needed = names.filter(name => NEEDED.test(name) && !NOT_NEEDED.test(name) && !tooOld.has(`/${name}`))
  const files = await Promise.all(needed.map(name => toFile(folder, name)))
  const pictures = await toPictures(folder, names)
  const version = hash
    .update(JSON.stringify([files, pictures]))
    .digest('hex')
    .slice(0, 16)
  const list = { version, pages, files, pictures }
  await writeFile(join(folder, paths.offlineCatalogue), JSON.stringify(list))
  return list
}

/** Scripts that a browser with service workers never runs. */
async function findScriptsForOldBrowsers(folder: string): Promise<Set<string>> {
  const html = await readFile(join(folder, 'offline.html'), 'utf8')
  const scripts = parseElements(html).filter(element => findAttribute(element, 'nomodule') !== undefined)
  return new Set(scripts.map(findFile))
}

async function toPictures(folder: string, names: readonly string[]): Promise<SizedPicture[]> {
  const pictures = new Map<string, { base: string } & Record<'avif' | 'webp', Record<string, number>>>()
  for (const name of names) {
    const { base, width, format } = PICTURE.exec(name)?.groups ?? {}
    if (!base || !width || (format !== 'avif' && format !== 'webp')) continue
    const picture = pictures.get(base) ?? { base: `/${base}`, avif: {}, webp: {} }
    picture[format][width] = await toSize(folder, name)
    pictures.set(base, picture)
  }
  return [...pictures.values()]
}

/** A page that stands on a device with another build's script would not work, so these are checked when they arrive. */
async function toFile(folder: string, name: string): Promise<Sized> {
  if (!/\.(js|css)$/.test(name)) return [`/${name}`, await toSize(folder, name)]
  const bytes = await readFile(join(folder, name))
  return [`/${name}`, bytes.length, computeIntegrity(bytes)]
}

async function toSize(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name))).size
}
