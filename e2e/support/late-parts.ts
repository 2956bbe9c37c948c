import { readdirSync, readFileSync } from 'node:fs'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'

/**
 * For each part of the code that is loaded on demand, a text that occurs only in it: a message of the mail client, the
 * path of its request, classes of the popup, and a name in the search library.
 */
const SIGNS: readonly (readonly [part: string, sign: string])[] = [
  ['the mail client', 'The public key is required. Visit'],
  ['sending', '/api/v1.0/email/send'],
  ['the popup', 'max-sm:rounded-b-none max-sm:border-x-0'],
  ['the search', 'MiniSearch:'],
]

/** The names of all parts that are loaded on demand. */
export const LATE_PARTS = SIGNS.map(([part]) => part)

const CHUNKS = '/_next/static/chunks/'

/** The on-demand parts in the code at these URLs; other files are skipped. */
export function findLateParts(urls: readonly string[]): string[] {
  const files = urls.map(url => new URL(url).pathname).filter(path => path.startsWith(CHUNKS))
  const code = files.map(path => readFileSync(`${TESTED_EXPORT}${path}`, 'utf8')).join('\n')
  return SIGNS.filter(([, sign]) => code.includes(sign)).map(([part]) => part)
}

/** The addresses of all code in the export. */
export function listChunks(origin: string): string[] {
  const names = readdirSync(`${TESTED_EXPORT}${CHUNKS}`).filter(name => name.endsWith('.js'))
  return names.map(name => `${origin}${CHUNKS}${name}`)
}
