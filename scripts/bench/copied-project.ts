import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { toSlug } from '@/lib/trade/product/slug'
import { FIXTURE_CATALOGUE, FIXTURE_PROJECT } from '@/scripts/export/export-folders'

/** What a build and the check of its export read, besides modules and public files. */
const SOURCES = [
  ...['app', 'assets', 'components', 'content', 'docs/browsers.yaml', 'lib', 'scripts', 'next.config.ts'],
  ...['package.json', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
]

/** The manifests that map machines to what was made for them, each with its own kind of key. */
const MANIFESTS = [
  { file: '.cache/pictures/manifest.json', toKey: (slug: string) => `products/${slug}` },
  { file: '.cache/social-cards/manifest.json', toKey: (slug: string) => `/product/${slug}` },
  { file: '.cache/data-sheets/manifest.json', toKey: (slug: string) => slug },
]

/** The id of the first copied machine, higher than that of any machine of a catalogue. */
const FIRST_ID = 1000

/** A machine of a copied catalogue that is the machine with the slug `source` under another name. */
export type ProductCopy = { slug: string; source: string }

/**
 * Copies a project to another folder. Its modules and its made files (pictures, cards, data sheets) are hard-linked, so
 * both folders must be on the file system of the working directory.
 */
export function copyProject(target: string, source: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const name of SOURCES) cpSync(join(source, name), join(target, name), { recursive: true, dereference: true })
  // Node cannot hard-link a tree, and copying the modules would take longer than the build.
  const link = (name: string) => execFileSync('cp', ['-al', join(source, name), join(target, name)])
  link('node_modules')
  link('public')
  for (const { file } of MANIFESTS)
    cpSync(dirname(join(source, file)), dirname(join(target, file)), { recursive: true })
}

/** Copies the files at the top of public/. The folders below it are made by build steps. */
function copyPublicFiles(target: string) {
  const files = readdirSync('public', { withFileTypes: true }).filter(entry => entry.isFile())
  for (const { name } of files) cpSync(join('public', name), join(target, 'public', name))
}

/**
 * Makes or updates the project that tests read: this code with the catalogue of the tests. The files that its build
 * steps made earlier are kept.
 */
export function updateFixtureProject(): void {
  for (const name of ['public', 'docs']) mkdirSync(join(FIXTURE_PROJECT, name), { recursive: true })
  const sources = [...SOURCES, 'node_modules']
  execFileSync('rm', ['-rf', ...sources], { cwd: FIXTURE_PROJECT })
  for (const name of sources.filter(name => name !== 'content'))
    execFileSync('cp', ['-al', resolve(name), join(FIXTURE_PROJECT, name)])
  copyPublicFiles(FIXTURE_PROJECT)
  // The catalogue is linked, not copied, so that a test sees a change of it at once.
  mkdirSync(join(FIXTURE_PROJECT, 'content'))
  for (const name of readdirSync(FIXTURE_CATALOGUE))
    symlinkSync(resolve(FIXTURE_CATALOGUE, name), join(FIXTURE_PROJECT, 'content', name))
}

/** Adds copies of the machines, each with a title and slug of its own, until the project has `size` machines. */
export function growCatalogue(project: string, size: number): ProductCopy[] {
  const folder = join(project, 'content/products')
  const files = readdirSync(folder)
  // A machine that names its picture is not copied: shareMadeFiles finds the pictures to share by the slug.
  const isSource = (name: string) => !parse(readFileSync(join(folder, name), 'utf8')).picture
  const sources = files.filter(isSource).map(name => name.replace(/\.yaml$/, ''))
  return Array.from({ length: Math.max(0, size - files.length) }, (_, index) => {
    const source = sources[index % sources.length] ?? ''
    // The copies have no place in the catalogue of their own: they stand at its end.
    const file = parse(readFileSync(join(folder, `${source}.yaml`), 'utf8'))
    const { position: _position, slug: statedSlug, ...product } = file
    const model = formatModelName(1 + Math.floor(index / sources.length))
    const title = `${product.title} ${model}`
    // Only a machine that states its slug has the field.
    const slugField = statedSlug ? { slug: `${statedSlug}-${model}` } : {}
    const slug = slugField.slug ?? toSlug(title)
    // Pages must not share a description.
    const whatItDoes = `Model ${model}. ${product.whatItDoes}`
    const copy = { ...product, ...slugField, id: FIRST_ID + index, title, whatItDoes }
    writeFileSync(join(folder, `${slug}.yaml`), stringify(copy))
    return { slug, source }
  })
}

/**
 * A unique model name for each round of copies, such as 'aakl137', so that the search vocabulary grows too. The number
 * makes it unique; the letters only vary.
 */
function formatModelName(round: number): string {
  const letters = [round % 26, Math.floor(round / 4) % 26, (round * 7) % 26, (round * 11) % 26]
  return `${letters.map(letter => String.fromCharCode('a'.charCodeAt(0) + letter)).join('')}${100 + round}`
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
