import 'server-only'
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { basename, dirname, extname, join, parse } from 'node:path'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { MAX_PICTURE_MB } from '@/lib/content/files/limits'
import { formatProblem } from '@/lib/content/files/problem'

const EXTENSIONS = ['.webp', '.png', '.jpg', '.jpeg', '.avif', '.svg']

/** Bytes at the start of a file, enough to recognise its format. */
const HEAD_BYTES = 512

/**
 * Checks that each picture exists once and has the format of its extension.
 * @param keys paths below the picture folder, without the extension: products/single-facer
 * @returns one line for each problem
 */
export function checkPictures(keys: readonly string[], folder: string): string[] {
  return keys.flatMap(key => checkPicture(key, folder) ?? [])
}

function checkPicture(key: string, folder: string) {
  const names = findFiles(key, folder)
  const [name] = names
  const file = `images/${key}`
  if (!name) return formatProblem({ file }, `the picture is missing. Add a file that ends in ${EXTENSIONS.join(', ')}`)
  if (names.length > 1) return formatProblem({ file }, `there are two pictures, ${names.join(' and ')}. Keep one`)
  const place = { file: `images/${dirname(key)}/${name}` }
  if (name !== name.toLowerCase())
    return formatProblem(place, `has capitals in its name. Rename it to ${name.toLowerCase()}`)
  const path = join(folder, dirname(key), name)
  const problem = findFileProblem(path, { max: MAX_PICTURE_MB, unit: 'MB' })
  if (problem) return formatProblem(place, problem)
  const format = findFormat(readHead(path))
  if (!format) return formatProblem(place, 'the file is not a picture. Save the picture again, or replace it')
  const extension = extname(name) === '.jpeg' ? '.jpg' : extname(name)
  return extension === format
    ? null
    : formatProblem(place, `the file is a ${format} picture. Rename it to ${basename(key)}${format}`)
}

function findFiles(key: string, folder: string) {
  return listFolder(join(folder, dirname(key))).filter(name => {
    const { name: stem, ext } = parse(name.toLowerCase())
    return EXTENSIONS.includes(ext) && stem === basename(key)
  })
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

function readHead(path: string) {
  const head = Buffer.alloc(HEAD_BYTES)
  const file = openSync(path, 'r')
  try {
    return head.subarray(0, readSync(file, head))
  } finally {
    closeSync(file)
  }
}

/**
 * The extension for a file's signature, or null if it is not a picture. Signatures: PNG 1.2 section 3.1, JPEG's
 * start-of-image marker, the RIFF container of WebP, the ISO BMFF brand of AVIF.
 */
function findFormat(head: Buffer) {
  const letters = head.toString('latin1')
  if (letters.startsWith('\x89PNG\r\n\x1a\n')) return '.png'
  if (letters.startsWith('\xff\xd8\xff')) return '.jpg'
  if (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') return '.webp'
  if (/^ftyp(avif|avis|mif1)/.test(letters.slice(4, 12))) return '.avif'
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(letters)
    ? '.svg'
    : null
}
