import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { PrecacheEntry } from 'workbox-precaching'
import { type CatalogueList, OFFLINE_CATALOGUE, type Sized, type SizedPicture } from '@/lib/offline/catalogue-list'
import { findLegacyScripts, findPageFiles } from '@/lib/offline/page-files'
import { OFFLINE_ICONS, OFFLINE_PAGE } from '@/lib/offline/storage'
import { paths } from '@/lib/paths'
import { PICTURE_FORMATS } from '@/lib/pictures/picture-urls'
import { isPageFile, isPrecompressed, listFiles } from './export-files'
import { computeIntegrity } from './integrity'

/**
 * Older browsers get the site without offline support. The targets are older than the supported browsers, so that
 * recent unsupported ones can still work offline.
 */
const TARGETS = ['chrome87', 'firefox91', 'safari15']

/** Pages that are not downloaded: the 404 page, and the offline page, which the worker precaches. */
const EXCLUDED_PAGES = /^(\w+\/)?(404|offline)\.html$/

/**
 * Files that pages need besides pictures and models: scripts, styles, fonts, icons, search index, figures to compare.
 */
const REQUIRED_FILES =
  /^(_next\/static\/(chunks|media|letters)\/.+|(icons|flute)\.svg|search\/.+|catalogue\/.+)(?<!\.map)$/

/** Files that the pages of every language need. */
const SHARED_FILES = /^(icons\.svg|flute\.svg|models\/.+|textures\/.+|drawings\/.+|pictures\/.+)$/

/** The 3-D models and the pictures on their surfaces. */
const MODEL = /^(models|textures)\//

/** A picture in one width and format: 'pictures/products/press-0f3b5c7d-640.avif'. */
const PICTURE = /^(?<base>pictures\/.+)-(?<width>\d+)\.(?<format>\w+)$/

/** The code of the site's own language, as in lib/language.ts. */
const OWN_LANGUAGE = ''

/** The digits of a hash that tell two versions apart. */
const REVISION_DIGITS = 16

/**
 * Bundles a service worker with Workbox's code, and returns its script. `constants` are values for the names that the
 * files of the worker declare without one.
 */
async function bundle(entry: 'worker' | 'kill-switch', constants: Readonly<Record<string, unknown>> = {}) {
  // One worker serves all languages, so it is built in the site's own.
  const environment = { 'process.env.NODE_ENV': 'production', 'process.env.SITE_LANGUAGE': OWN_LANGUAGE }
  const values = Object.entries({ ...constants, ...environment })
  const { outputFiles } = await build({
    entryPoints: [`lib/offline/worker/${entry}.ts`],
    bundle: true,
    minify: true,
    write: false,
    target: TARGETS,
    define: Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)])),
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Creates the worker that replaces the offline worker to disable it. */
export function createKillSwitchWorker(): Promise<string> {
  return bundle('kill-switch')
}

/**
 * Writes the service worker into an export.
 *
 * @param folder the finished export
 * @param version the id of the build; the worker deletes pages and data of other versions
 * @returns the size of the worker, and the number of files that it fetches when it is installed
 */
export async function writeOfflineWorker(
  folder: string,
  version: string,
): Promise<{ bytes: number; precached: number }> {
  const names = (await listFiles(folder)).filter(
    name => /^(\w+\/)?_next\/static\//.test(name) && !isPrecompressed(name),
  )
  const integrities = Object.fromEntries(
    await Promise.all(names.map(async name => [`/${name}`, computeIntegrity(await readFile(join(folder, name)))])),
  )
  const page = await readFile(join(folder, 'offline.html'))
  const icons = await readFile(join(folder, 'icons.svg'))
  // If the host serves files from another build, integrity checks fail and the previous worker stays active.
  const precached: PrecacheEntry[] = [
    { url: OFFLINE_PAGE, revision: computeRevision(page), integrity: computeIntegrity(page) },
    { url: OFFLINE_ICONS, revision: computeRevision(icons), integrity: computeIntegrity(icons) },
    // Without a revision, because their names are content-hashed. The browser has most of them in its HTTP cache.
    ...findPageFiles(page.toString()).map(url => ({ url, revision: null, integrity: integrities[url] })),
  ]
  const text = await bundle('worker', { BUILD_VERSION: version, BUILD_FILES: integrities, PRECACHED: precached })
  await writeFile(join(folder, paths.worker), text)
  return { bytes: Buffer.byteLength(text), precached: precached.length }
}

/** A hash by which the worker tells two versions of a file. */
function computeRevision(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, REVISION_DIGITS)
}

/** The languages of an export besides the site's own, by their folders. */
function listLanguages(names: readonly string[]) {
  return [...new Set(names.flatMap(name => /^(?<code>[a-z]{2,3})\/_next\//.exec(name)?.groups?.code ?? []))]
}

/**
 * The language of a file of an export, OWN_LANGUAGE also for what all languages share; and the file's name as it would
 * be in the site's own language: 'products.html' for 'hi/products.html'.
 */
function findOwner(name: string, languages: readonly string[]) {
  // A language has the page 'hi.html', a folder 'hi/', and folders in those for data: 'search/hi/', 'catalogue/hi/'.
  const [first = '', second = ''] = name.split('/')
  const code =
    languages.find(language => [`${language}.html`, language].includes(first) || second === language) ?? OWN_LANGUAGE
  return { code, plain: code ? name.replace(`${code}/`, '').replace(`${code}.html`, 'index.html') : name }
}

/**
 * Lists the files that a device needs to open every page of an export offline, and writes a list for each language into
 * the export.
 */
export async function writeCatalogueLists(folder: string): Promise<CatalogueList[]> {
  const names = (await listFiles(folder)).filter(name => !isPrecompressed(name))
  const languages = listLanguages(names)
  const owned = names.map(name => ({ name, ...findOwner(name, languages) }))
  return Promise.all(
    [OWN_LANGUAGE, ...languages].map(code => {
      const languageFiles = owned.filter(
        file => file.code === code || (file.code === OWN_LANGUAGE && SHARED_FILES.test(file.name)),
      )
      return writeCatalogueList(folder, code, languageFiles)
    }),
  )
}

/** A file's name in the export, and what it would be in the site's own language. */
type OwnedFile = { name: string; plain: string }

/** Writes and returns the list of one language, whose files are `own`. */
async function writeCatalogueList(folder: string, code: string, own: readonly OwnedFile[]): Promise<CatalogueList> {
  const names = own.map(({ name }) => name)
  const hash = createHash('sha256')
  const pages: Sized[] = []
  for (const name of names.filter(name => isPageFile(name) && !EXCLUDED_PAGES.test(name))) {
    const html = await readFile(join(folder, name))
    hash.update(html)
    pages.push([`/${name.replace(/(^index)?\.html$/, '')}`, html.length])
  }
  // What every page loads for browsers that have no service workers either; the offline page names it like all others.
  const legacyScripts = findLegacyScripts(await readFile(join(folder, code, 'offline.html'), 'utf8'))
  const required = own
    .filter(({ name, plain }) => REQUIRED_FILES.test(plain) && !legacyScripts.includes(`/${name}`))
    .map(({ name }) => name)
  const files = await Promise.all(required.map(name => describeFile(folder, name)))
  const pictures = await describePictures(folder, names)
  const models = await Promise.all(names.filter(name => MODEL.test(name)).map(name => describeFile(folder, name)))
  const version = hash
    .update(JSON.stringify([files, pictures, models]))
    .digest('hex')
    .slice(0, REVISION_DIGITS)
  const list = { version, pages, files, pictures, models }
  await writeFile(join(folder, code, OFFLINE_CATALOGUE), JSON.stringify(list))
  return list
}

/** The pictures among files, each with the bytes of every width in each format that the build has made. */
async function describePictures(folder: string, names: readonly string[]): Promise<SizedPicture[]> {
  const pictures = new Map<string, { base: string } & Record<'avif' | 'webp', Record<string, number>>>()
  for (const name of names) {
    const { base, width, format } = PICTURE.exec(name)?.groups ?? {}
    const named = PICTURE_FORMATS.find(one => one === format)
    // Not a picture in one of its widths, such as the manifest.
    if (!base || !width || !named) continue
    const picture = pictures.get(base) ?? { base: `/${base}`, avif: {}, webp: {} }
    picture[named][width] = (await stat(join(folder, name))).size
    pictures.set(base, picture)
  }
  return [...pictures.values()]
}

/**
 * The URL path and the bytes of a file; for a script or style sheet also its integrity, so that a device refuses a file
 * of another build, with which the page would not work.
 */
async function describeFile(folder: string, name: string): Promise<Sized> {
  const bytes = await readFile(join(folder, name))
  return /\.(js|css)$/.test(name) ? [`/${name}`, bytes.length, computeIntegrity(bytes)] : [`/${name}`, bytes.length]
}
