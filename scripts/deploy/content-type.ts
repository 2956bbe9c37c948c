import { extname } from 'node:path'

/** The Content-Type by file extension. Text types state the charset, because our texts may be in any script. */
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
  '.glb': 'model/gltf-binary',
}

/** The type of pages, with and without extension. */
export const PAGE_TYPE = 'text/html; charset=utf-8'

/** The Content-Type of a file, or null for an unknown extension. */
export function findContentType(path: string): string | null {
  return TYPES[extname(path).toLowerCase()] ?? null
}

/** Compares two Content-Type values, ignoring case and spaces. */
export function isSameType(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(type: string): string {
  return type.toLowerCase().replaceAll(' ', '')
}
