import { extname } from 'node:path'

/** What the store answers as Content-Type, by the end of a file's name. Text says its encoding: our names and words are in any script. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.vcf': 'text/vcard; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The type of pages, under their own names and their extensionless ones. */
export const PAGE_TYPE = 'text/html; charset=utf-8'

/** The Content-Type of a file, or null for an ending that this table does not hold. */
export function findContentType(path: string): string | null {
  return TYPES[extname(path).toLowerCase()] ?? null
}

/** Are two Content-Type values the same but for case and spaces? */
export function isSameType(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(type: string): string {
  return type.toLowerCase().replaceAll(' ', '')
}
