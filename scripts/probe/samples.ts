import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isPageFile, isPrecompressed, listFiles } from '@/scripts/export/export-files'
import { HIDDEN_FILES } from '@/scripts/hosting/headers'

/** The URL path of one file of each kind in a language. Kinds that the site does not have are null. */
export type LanguageSamples = {
  /** What all addresses in the language begin with: '' for English, '/hi' for Hindi. */
  root: string
  /** The attribute `lang` of its pages: 'hi-IN'. */
  lang: string
  /** Its home page: '/' or '/hi'. */
  home: string
  /** A machine's page. */
  machine: string | null
  script: string | null
  style: string | null
  picture: string | null
  /** A preview card. */
  card: string | null
  /** A data sheet. */
  sheet: string | null
  model: string | null
}

/**
 * What the probe asks a site for. `pages` and `files` are all pages of an export and a file of each extension; they are
 * empty for a published site, which cannot be listed.
 */
export type Samples = {
  languages: readonly LanguageSamples[]
  pages: readonly string[]
  files: readonly string[]
}

/** Reads the text at an address of a site; '' if there is none. */
export type ReadText = (address: string) => Promise<string>

/** Finds one of each kind in each language as a visitor would: in the home page, and in what it leads to. */
export async function findSamples(read: ReadText): Promise<Samples> {
  const home = await read('/')
  const codes = new Set([...home.matchAll(/<a [^>]*href="\/([a-z]{2,3})"[^>]*hreflang=/gi)].map(([, code]) => code))
  const languages = await Promise.all(['', ...[...codes].map(code => `/${code}`)].map(root => readLanguage(root, read)))
  return { languages, pages: [], files: [] }
}

/** Finds the samples of the language whose addresses begin with `root`. */
async function readLanguage(root: string, read: ReadText): Promise<LanguageSamples> {
  const home = await read(root || '/')
  // A path begins at a quote, and ends at a quote, which is escaped inside JSON, or in a source set at a space or comma.
  const find = (text: string, pattern: string) =>
    new RegExp(`"(?<path>/${pattern})[\\\\" ,]`).exec(text)?.groups?.path ?? null
  const prefix = root.slice(1) && `${root.slice(1)}/`
  const machine = find(home, `${prefix}product/[^"\\\\ ,]+`)
  const page = machine === null ? '' : await read(machine)
  return {
    root,
    lang: /<html lang="(?<lang>[^"]+)"/.exec(home)?.groups?.lang ?? '',
    home: root || '/',
    machine,
    script: find(home, `${prefix}_next/static/[^"\\\\ ]+\\.js`),
    style: find(home, `${prefix}_next/static/[^"\\\\ ]+\\.css`),
    picture: find(home, 'pictures/[^"\\\\ ,]+'),
    card: /"https?:\/\/[^/"]+(?<card>\/social\/[^"]+)"/.exec(home)?.groups?.card ?? null,
    sheet: find(page, 'data-sheets/[^"\\\\ ]+\\.pdf'),
    // The list of what the service worker can save names every model.
    model: find(await read(`${root}/offline-catalogue.json`), 'models/[^"]+\\.glb'),
  }
}

/** Lists what a language should have but lacks, such as '/hi: sheet'. Not every site has models. */
export function listMissing({ languages }: Samples): string[] {
  return languages.flatMap(language =>
    Object.entries(language).flatMap(([kind, path]) =>
      kind === 'model' || path !== null ? [] : [`${language.home}: ${kind}`],
    ),
  )
}

/** Finds the samples in the folder of an export, and lists its pages and a file of each extension. */
export async function readSamples(folder: string): Promise<Samples> {
  const names = await listFiles(folder)
  const read = (address: string) =>
    readFile(join(folder, names.includes(address.slice(1)) ? address : toFile(address)), 'utf8').catch(() => '')
  const { languages } = await findSamples(read)
  const hidden = new RegExp(HIDDEN_FILES)
  const addresses = names.filter(name => !isPrecompressed(name) && !hidden.test(`/${name}`))
  // Reversed, so that the first file of each extension is the one that stays.
  const ofExtension = new Map(addresses.toReversed().map(name => [extname(name), `/${encodeURI(name)}`]))
  ofExtension.delete('.html')
  return {
    languages,
    pages: addresses.filter(isPageFile).map(toPage),
    files: [
      ...ofExtension.values(),
      ...addresses.filter(name => name.endsWith('.html') && !isPageFile(name)).map(name => `/${name}`),
    ],
  }
}

/** The file of a page's address. */
function toFile(address: string): string {
  return address === '/' ? 'index.html' : `${address}.html`
}

/** The address of a page's file. */
function toPage(name: string): string {
  return name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`
}
