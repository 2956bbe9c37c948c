import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { findImports, type ParsedFile, parseCode } from './source-code'

/** Folders whose code prints HTML, on the build machine or in the browser. */
const MARKUP_FOLDERS = ['app', 'components']

/** Code that reaches the browser in another way than through a client component: the rules of the service worker. */
const OTHER_ENTRIES = ['scripts/worker/worker-rules.ts']

const ENDINGS = ['.tsx', '.ts']

/**
 * What a visit is made of: files that print HTML, files that run in the browser, and the style sheets that they name.
 */
export type ShippedCode = { markup: ParsedFile[]; client: ParsedFile[]; sheetPaths: string[] }

/**
 * Reads the code of the repository at the working folder. Client code is each client component with all that it
 * imports.
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
  const waiting = [...markup.filter(isClientEntry), ...OTHER_ENTRIES.map(getFile)]
  for (const file of waiting) {
    if (client.has(file)) continue
    client.add(file)
    waiting.push(...findOwnFiles(file).map(getFile))
  }
  const sheetPaths = markup.flatMap(file => findPaths(file).filter(path => path.endsWith('.css')))
  return { markup, client: [...client], sheetPaths: [...new Set(sheetPaths)] }
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path.replaceAll('\\', '/')))
    .filter(path => ENDINGS.some(ending => path.endsWith(ending)))
}

function isClientEntry({ tree }: ParsedFile): boolean {
  return tree.program.directives.some(({ value }) => value.value === 'use client')
}

function findOwnFiles(file: ParsedFile): string[] {
  return findPaths(file).flatMap(path => ENDINGS.map(ending => path + ending).find(existsSync) ?? [])
}

/** What a file imports, as paths from the root; packages by their names. */
function findPaths(file: ParsedFile): string[] {
  return findImports(file).map(source => {
    if (source.startsWith('@/')) return source.slice(2)
    return source.startsWith('.') ? join(dirname(file.path), source) : source
  })
}
