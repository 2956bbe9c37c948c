import { readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runBounded } from '@/scripts/steps/run-bounded'
import { isPrecompressed, listFiles } from './export-files'

/** Text, and 3-D models, which Brotli makes a fifth of their size. Pictures and fonts are already compressed. */
const COMPRESSIBLE_EXTENSIONS = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.txt',
  '.json',
  '.xml',
  '.webmanifest',
  '.glb',
])

/** Compressing a smaller file saves less than the additional response headers take. */
const MIN_BYTES = 256

/** Brotli levels: the best one for production, a quick one where size does not matter. */
const BROTLI_QUALITY = { best: 11, quick: 5 } as const

/** What no first visit loads: the data of further pages, and 3-D models. At the best level it takes half of the time. */
const LATER_EXTENSIONS = new Set(['.txt', '.glb'])

/** `'first visits'` compresses as for production what the budgets of first visits count, and the rest quickly. */
export const COMPRESSION_EFFORTS = ['best', 'first visits', 'quick'] as const
export type CompressionEffort = (typeof COMPRESSION_EFFORTS)[number]

/** At the best level, 3-D models take thirty times as long and become six percent smaller. */
const MODEL_QUALITY = 9

/** The number of files written and already up to date, and their bytes before and after Brotli. */
export type CompressedExport = { written: number; upToDate: number; before: number; brotli: number }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a Brotli and a gzip file beside every file of an export that shrinks, unless they are already up to date. */
export async function compressExport(folder: string, effort: CompressionEffort = 'best'): Promise<CompressedExport> {
  const paths = (await listFiles(folder)).filter(
    path => COMPRESSIBLE_EXTENSIONS.has(extname(path)) && !isPrecompressed(path),
  )
  const total: CompressedExport = { written: 0, upToDate: 0, before: 0, brotli: 0 }
  // zlib runs in background threads: one file per core keeps all of them busy.
  await runBounded(paths, availableParallelism(), path =>
    compressOne(join(folder, path), pickQuality(extname(path), effort), total),
  )
  return total
}

function pickQuality(extension: string, effort: CompressionEffort): number {
  if (effort === 'quick') return BROTLI_QUALITY.quick
  if (effort === 'first visits' && LATER_EXTENSIONS.has(extension)) return BROTLI_QUALITY.quick
  return extension === '.glb' ? MODEL_QUALITY : BROTLI_QUALITY.best
}

async function compressOne(path: string, quality: number, total: CompressedExport): Promise<void> {
  const source = await stat(path)
  if (source.size < MIN_BYTES) return
  total.before += source.size
  const existing = await stat(`${path}.br`).catch(() => null)
  if (existing !== null && existing.mtimeMs >= source.mtimeMs) {
    total.upToDate += 1
    total.brotli += existing.size
    return
  }
  const bytes = await readFile(path)
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, options), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
  total.written += 1
  total.brotli += brotli.length
}
