import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { toSlug } from '@/lib/catalogue/slug'

/** What a build reads, beside the modules and public files, which are linked and not copied. */
const COPIED = [
  ...['app', 'assets', 'components', 'content', 'lib', 'scripts'],
  ...[
    'next.config.ts',
    'package.json',
    'package-lock.json',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'tsconfig.json',
  ],
  ...['.cache/pictures', '.cache/social-cards', '.cache/data-sheets'],
]
const LINKED = ['node_modules', 'public']

/** Where the asset steps say which file belongs to which machine, and how each spells a machine there. */
const MANIFESTS = [
  { file: '.cache/pictures/manifest.json', toKey: (slug: string) => `products/${slug}` },
  { file: '.cache/social-cards/manifest.json', toKey: (slug: string) => `/product/${slug}` },
  { file: '.cache/data-sheets/manifest.json', toKey: (slug: string) => slug },
]

/** A model name of its own for each copy, so that the vocabulary of the search grows too: 'aakl137'. */
export function toModelName(copy: number): string {
  const letters = [copy % 26, Math.floor(copy / 4) % 26, (copy * 7) % 26, (copy * 11) % 26]
  return `${letters.map(letter => String.fromCharCode(97 + letter)).join('')}${100 + copy}`
}

/** Copies the project to a folder and lets its catalogue grow to `size` machines, copies of the real ones that share their files. */
export function makeProject(root: string, target: string, size: number): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, '.cache'), { recursive: true })
  for (const name of COPIED) cpSync(join(root, name), join(target, name), { recursive: true })
  // Node cannot copy a tree as links, and a copy of the modules would take longer than the build.
  for (const name of LINKED) execFileSync('cp', ['-al', join(root, name), join(target, name)])
  growCatalogue(target, size)
}

function growCatalogue(target: string, size: number): void {
  const folder = join(target, 'content/products')
  const names = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  const slugs: { slug: string; source: string }[] = []
  for (let index = names.length; index < size; index++) {
    const name = names[index % names.length] ?? ''
    const { position: _, ...product } = parse(readFileSync(join(folder, name), 'utf8'))
    const model = toModelName(Math.floor(index / names.length))
    const title = `${product.title} ${model}`
    // Pages must not share a description.
    const whatItDoes = `Model ${model}. ${product.whatItDoes}`
    const slug = toSlug(title)
    writeFileSync(join(folder, `${slug}.yaml`), stringify({ ...product, title, whatItDoes }))
    slugs.push({ slug, source: basename(name, '.yaml') })
  }
  for (const { file, toKey } of MANIFESTS) {
    const path = join(target, file)
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    for (const { slug, source } of slugs) manifest[toKey(slug)] = manifest[toKey(source)]
    writeFileSync(path, JSON.stringify(manifest))
  }
}
