import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { toSlug } from '@/lib/product/slug'
import { FIXTURE_CATALOGUE, FIXTURE_PROJECT } from '@/scripts/build/export-folders'

/** What a build and the check of its export read, besides content, modules and public files. */
const SOURCES = [
  ...['app', 'assets', 'components', 'docs/browsers.yaml', 'lib', 'scripts', 'next.config.ts'],
  ...['package.json', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
]

/** The manifests that map machines to what was made for them, each with its own kind of key. */
const MANIFESTS = [
  { file: '.cache/pictures/manifest.json', toKey: (slug: string) => `products/${slug}` },
  { file: '.cache/social-cards/manifest.json', toKey: (slug: string) => `/product/${slug}` },
  { file: '.cache/data-sheets/manifest.json', toKey: (slug: string) => slug },
]

/** What a project keeps that is copied again: what it has made, and the caches of compilers. */
const OWN = ['.cache', '.next', 'public']

/** The id of the first copy, higher than any id of the price list. */
const FIRST_ID = 1000

/** A machine of a copied catalogue that is the machine with the slug `source` under another name. */
export type ProductCopy = { slug: string; source: string }

/** Node takes seconds for the tens of thousands of linked modules. */
const remove = (paths: readonly string[]) => execFileSync('rm', ['-rf', ...paths])

/** Node cannot hard-link a tree, and copying the modules would take longer than the build. */
const link = (source: string, target: string) => execFileSync('cp', ['-al', source, target])

/** Copies code and modules of the project in the working directory. Hard links cannot cross file systems. */
function copyCode(target: string): void {
  for (const name of SOURCES) cpSync(name, join(target, name), { recursive: true })
  link('node_modules', join(target, 'node_modules'))
}

/** Copies the files of public/ that no build step makes, which are not in folders. */
function copyPublicFiles(target: string): void {
  const files = readdirSync('public', { withFileTypes: true }).filter(entry => entry.isFile())
  for (const { name } of files) cpSync(join('public', name), join(target, 'public', name))
}

/** Copies the project in the working directory to a folder inside it, without anything that is made from content. */
export function copyProject(target: string): void {
  remove([target])
  copyCode(target)
  cpSync('content', join(target, 'content'), { recursive: true })
  copyPublicFiles(target)
}

/** Copies a project made by {@link updateFixtureProject} with its finished pictures, cards and data sheets. */
export function copyFixtureProject(target: string): void {
  remove([target])
  copyCode(target)
  cpSync(join(FIXTURE_PROJECT, 'content'), join(target, 'content'), { recursive: true, dereference: true })
  link(join(FIXTURE_PROJECT, 'public'), join(target, 'public'))
  for (const { file } of MANIFESTS) cpSync(join(FIXTURE_PROJECT, file), join(target, file))
}

/** Makes the project that tests read and build, or updates it: this project's code with the catalogue of the tests. */
export function updateFixtureProject(): void {
  mkdirSync(FIXTURE_PROJECT, { recursive: true })
  const old = readdirSync(FIXTURE_PROJECT).filter(name => !OWN.includes(name))
  remove(old.map(name => join(FIXTURE_PROJECT, name)))
  copyCode(FIXTURE_PROJECT)
  // Unit tests see a change of the catalogue at once.
  symlinkSync(resolve(FIXTURE_CATALOGUE), join(FIXTURE_PROJECT, 'content'), 'junction')
  copyPublicFiles(FIXTURE_PROJECT)
}

/** Extends the catalogue of a copied project to `size` machines by copies of the real ones with names of their own. */
export function growCatalogue(project: string, size: number): ProductCopy[] {
  const folder = join(project, 'content/products')
  const sources = readdirSync(folder).map(name => name.replace(/\.yaml$/, ''))
  return Array.from({ length: Math.max(0, size - sources.length) }, (_, index) => {
    const source = sources[index % sources.length] ?? ''
    const { position: _position, ...product } = parse(readFileSync(join(folder, `${source}.yaml`), 'utf8'))
    const model = formatModelName(1 + Math.floor(index / sources.length))
    const title = `${product.title} ${model}`
    const slug = toSlug(title)
    // Pages must not share a description.
    const whatItDoes = `Model ${model}. ${product.whatItDoes}`
    writeFileSync(join(folder, `${slug}.yaml`), stringify({ ...product, id: FIRST_ID + index, title, whatItDoes }))
    return { slug, source }
  })
}

/** A unique model name for each round of copies, such as 'aakl137', so that the search vocabulary grows too. */
function formatModelName(round: number): string {
  const letters = [round % 26, Math.floor(round / 4) % 26, (round * 7) % 26, (round * 11) % 26]
  return `${letters.map(letter => String.fromCharCode(97 + letter)).join('')}${100 + round}`
}

/** Gives each copy what was made for its source, in the manifests of a project that has it. */
export function shareMadeFiles(project: string, copies: readonly ProductCopy[]): void {
  for (const { file, toKey } of MANIFESTS) {
    const path = join(project, file)
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    for (const { slug, source } of copies) manifest[toKey(slug)] = manifest[toKey(source)]
    writeFileSync(path, JSON.stringify(manifest))
  }
}

/** Gives each copy the original pictures of its source, so that its own pictures are made. */
export function copyOriginals(project: string, copies: readonly ProductCopy[]): void {
  const folder = join(project, 'content/images/products')
  const names = readdirSync(folder)
  for (const { slug, source } of copies) {
    const own = names.filter(name => new RegExp(`^${source}(-operator|-delivery)?\\.`).test(name))
    for (const name of own) cpSync(join(folder, name), join(folder, name.replace(source, slug)))
  }
}
