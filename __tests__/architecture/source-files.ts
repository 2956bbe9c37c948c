import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** A file of the repository: its path from the root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

/** A rule returns its violations, one sentence each, beginning with the file's path. */
export type Rule = (files: readonly SourceFile[]) => string[]

const TEXT = /\.(tsx?|mjs|css|json|ya?ml|md|py|svg|txt|html)$|(^|\/)\.[a-z]+ignore$/

/** Every text file that is tracked by git or would be, except lock files and generated schemas. */
export function readRepository(): SourceFile[] {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return paths
    .split('\n')
    .filter(path => TEXT.test(path) && path !== 'package-lock.json' && !path.startsWith('content/schema/'))
    .flatMap(path => {
      try {
        return [{ path, text: readFileSync(path, 'utf8') }]
      } catch {
        return [] // Deleted in the working tree and not yet in git.
      }
    })
}

/** Whether a file is TypeScript of the site, the build or the companion. */
export function isCode({ path }: SourceFile): boolean {
  return /\.(tsx?|mjs)$/.test(path) && !/^(__tests__|e2e|art)\//.test(path)
}

/** Code without its comments; strings stay. A `//` inside a string after a colon is an address, not a comment. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
}

/** One import: its target, and whether it imports only types. */
export type Import = { target: string; isType: boolean }

/** `import type { A } from './a'`, `export * from '@/lib/a'`, `import './a.css'`, and `import('./a')`. */
const IMPORT =
  /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?['"](?<from>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]\s*\)/gm

/** All imports of a file, static and dynamic; the project's own modules as paths from the root without an extension. */
export function findImports({ path, text }: SourceFile): Import[] {
  return [...withoutComments(text).matchAll(IMPORT)].map(({ groups }) => ({
    target: toOwnPath(groups?.from ?? groups?.lazy ?? '', path),
    isType: groups?.type !== undefined,
  }))
}

function toOwnPath(target: string, from: string): string {
  if (target.startsWith('@/')) return target.slice(2)
  return target.startsWith('.') ? join(dirname(from), target) : target
}
