import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { findImports, type ParsedFile, parseCode } from './source-code'

/** Folders whose code renders HTML, at build time or in the browser. */
const MARKUP_FOLDERS = ['app', 'components']

/** Code that reaches the browser without a client component: the rules of the service worker. */
const OTHER_ENTRIES = ['scripts/worker/worker-rules.ts']

const EXTENSIONS = ['.tsx', '.ts']

/** The files that render HTML, the files that run in the browser, and the paths of the style sheets they import. */
export type ShippedCode = { markup: ParsedFile[]; client: ParsedFile[]; sheetPaths: string[] }

/**
 * Reads the code of the repository in the working directory. Client code is every client component and what it imports.
 */
export function readShippedCode(): ShippedCode {
  const files = new Map<string, ParsedFile>()
  const getFile = (path: string) => {
    const file = files.get(path) ?? parseCode(path)
    files.set(path, file)
    return file
  }
  const markup = MARKUP_FOLDERS.flatMap(listCode).map(getFile)
  const client = new Set<ParsedFile>()
  const queue = [...markup.filter(isClientEntry), ...OTHER_ENTRIES.map(getFile)]
  for (const file of queue) {
    if (client.has(file)) continue
    client.add(file)
    queue.push(...findImportedFiles(file).map(getFile))
  }
  const sheetPaths = markup.flatMap(file => findPaths(file).filter(path => path.endsWith('.css')))
  return { markup, client: [...client], sheetPaths: [...new Set(sheetPaths)] }
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path.replaceAll('\\', '/')))
    .filter(path => EXTENSIONS.some(extension => path.endsWith(extension)))
}

function isClientEntry({ tree }: ParsedFile): boolean {
  return tree.program.directives.some(({ value }) => value.value === 'use client')
}

function findImportedFiles(file: ParsedFile): string[] {
  return findPaths(file).flatMap(path => EXTENSIONS.map(extension => path + extension).find(existsSync) ?? [])
}

/** The imports of a file as paths relative to the repository; packages by name. */
function findPaths(file: ParsedFile): string[] {
  return findImports(file).map(source => {
    if (source.startsWith('@/')) return source.slice(2)
    return source.startsWith('.') ? join(dirname(file.path), source) : source
  })
}
