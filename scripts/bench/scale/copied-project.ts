import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportPages } from '@/scripts/steps/build-steps'
import { contentScript, typescript } from '@/scripts/steps/run-command'

/** What a build reads. Modules and public files are hard-linked instead of copied. */
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

/** The manifests that map machines to their assets, each with its own kind of key. */
const MANIFESTS = [
  { file: '.cache/pictures/manifest.json', toKey: (slug: string) => `products/${slug}` },
  { file: '.cache/social-cards/manifest.json', toKey: (slug: string) => `/product/${slug}` },
  { file: '.cache/data-sheets/manifest.json', toKey: (slug: string) => slug },
]

/** The `node` arguments of each command that builds a copy's export, in order. */
export const COPY_STEPS = [
  contentScript('scripts/build/catalogue-data.ts'),
  exportPages,
  typescript('scripts/build/postbuild.ts', 'out'),
  typescript('scripts/build/offline-worker.ts', 'out'),
]

/** Copies to a new folder everything that a build needs, including finished pictures, cards and data sheets. */
export function copyProject(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, '.cache'), { recursive: true })
  for (const name of COPIED) cpSync(join(root, name), join(target, name), { recursive: true })
  // Node cannot hard-link a tree, and copying the modules would take longer than the build.
  for (const name of LINKED) execFileSync('cp', ['-al', join(root, name), join(target, name)])
}

/** A machine that uses the pictures, card and data sheet of the machine with the slug `source`. */
export type ProductCopy = { slug: string; source: string }

/** Lists the assets of each source machine for its copy too, in the manifests of the project in `target`. */
export function shareAssets(target: string, copies: readonly ProductCopy[]): void {
  for (const { file, toKey } of MANIFESTS) {
    const path = join(target, file)
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    for (const { slug, source } of copies) manifest[toKey(slug)] = manifest[toKey(source)]
    writeFileSync(path, JSON.stringify(manifest))
  }
}
