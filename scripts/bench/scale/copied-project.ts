import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportPages } from '@/scripts/steps/build-steps'
import { contentScript, typescript } from '@/scripts/steps/run-command'

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

/** Arguments of `node`, run inside a copy one after another, that make its export. */
export const COPY_STEPS = [
  contentScript('scripts/build/catalogue-data.ts'),
  contentScript('scripts/build/search-index.ts'),
  exportPages,
  typescript('scripts/build/postbuild.ts', 'out'),
  typescript('scripts/build/offline-worker.ts', 'out'),
]

/** Copies to a folder all that a build of the project needs, its finished pictures, cards and data sheets included. */
export function copyProject(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, '.cache'), { recursive: true })
  for (const name of COPIED) cpSync(join(root, name), join(target, name), { recursive: true })
  // Node cannot copy a tree as links, and a copy of the modules would take longer than the build.
  for (const name of LINKED) execFileSync('cp', ['-al', join(root, name), join(target, name)])
}

/** A machine of a copy whose pictures, card and data sheet are those of a machine of the project. */
export type Borrower = { slug: string; source: string }

/** Gives machines of a copy the files of others. */
export function lendFiles(target: string, borrowers: readonly Borrower[]): void {
  for (const { file, toKey } of MANIFESTS) {
    const path = join(target, file)
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    for (const { slug, source } of borrowers) manifest[toKey(slug)] = manifest[toKey(source)]
    writeFileSync(path, JSON.stringify(manifest))
  }
}
