import { readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runBounded } from '@/scripts/steps/run-bounded'
import { isCompressedTwin, listFiles } from './export-files'

/** Files whose text shrinks; pictures and fonts are compressed already. */
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.xml', '.webmanifest'])

/** Below this size in bytes the answer's headers weigh more than what is saved. */
const WORTH_IT = 256

/** Brotli's levels: the best for what is published, a quick one for a site that only its builder looks at. */
const BROTLI_QUALITY = { best: 11, quick: 5 } as const

/** How much text an export holds and what is sent instead, in bytes. */
export type CompressedExport = { written: number; upToDate: number; before: number; brotli: number }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a Brotli and a gzip twin beside every text file of an export.
 * A twin that is not older than its file is left alone.
 */
export async function compressExport(
  folder: string,
  quality: keyof typeof BROTLI_QUALITY = 'best',
): Promise<CompressedExport> {
  const paths = (await listFiles(folder)).filter(path => TEXT.has(extname(path)) && !isCompressedTwin(path))
  const total: CompressedExport = { written: 0, upToDate: 0, before: 0, brotli: 0 }
  // zlib works in the background threads, so as many files at once as there are cores keep all of them busy.
  await runBounded(paths, availableParallelism(), path =>
    compressOne(join(folder, path), BROTLI_QUALITY[quality], total),
  )
  return total
}

async function compressOne(path: string, quality: number, total: CompressedExport): Promise<void> {
  const source = await stat(path)
  if (source.size < WORTH_IT) return
  total.before += source.size
  const twin = await stat(`${path}.br`).catch(() => null)
  if (twin !== null && twin.mtimeMs >= source.mtimeMs) {
    total.upToDate += 1
    total.brotli += twin.size
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
