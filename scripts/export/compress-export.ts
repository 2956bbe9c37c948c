import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { openHashCache } from '@/scripts/files/hash-cache'
import { isPageFile, isPrecompressed, listFiles } from './export-files'

/**
 * The Brotli level of each kind of file, from 0 to 11: the best one for what a first visit loads. At level 11, the data
 * of further pages would take five times as long and be two percent smaller, and models six percent. Pictures and fonts
 * are already compressed.
 */
const LEVELS = {
  best: { text: 11, data: 10, model: 9 },
  'first visits': { text: 11, data: 5, model: 5 },
} as const

/** Whether tests count the bytes of a page: those at the top of the export, and the first one of each folder. */
function isMeasured(page: string, pages: readonly string[]) {
  const folder = dirname(page)
  return folder === '.' || pages.find(other => dirname(other) === folder) === page
}

/** The kinds of files that are compressed, by extension. Next writes the data of pages as .txt. */
const KINDS: Readonly<Record<string, keyof (typeof LEVELS)['best']>> = {
  '.html': 'text',
  '.js': 'text',
  '.css': 'text',
  '.svg': 'text',
  '.json': 'text',
  '.xml': 'text',
  '.webmanifest': 'text',
  '.txt': 'data',
  '.glb': 'model',
}

/** `'first visits'` compresses as for production what the budgets of first visits count, and the rest quickly. */
export type CompressionEffort = keyof typeof LEVELS

/** Compressing a smaller file saves less than the additional response headers take. */
const MIN_BYTES = 256

/** The number of files compressed now and of those from the cache, and their bytes before and after Brotli. */
export type CompressedExport = { compressed: number; fromCache: number; before: number; brotli: number }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What else affects the bytes of a compressed file. */
const { brotli: brotliVersion = '', zlib: zlibVersion = '' } = process.versions

/**
 * Writes a Brotli and a gzip file beside every file of an export that is large enough and of a kind that shrinks.
 *
 * @param cacheFolder keeps compressed files for the next build by the content of their originals; each export needs a
 *   folder of its own
 */
export async function compressExport(
  folder: string,
  cacheFolder: string,
  effort: CompressionEffort = 'best',
): Promise<CompressedExport> {
  const total: CompressedExport = { compressed: 0, fromCache: 0, before: 0, brotli: 0 }
  const cache = openHashCache(cacheFolder)

  async function compress(name: string, level: number) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.length < MIN_BYTES) return
    let isNew = false
    const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [brotli, gzipped] = await Promise.all([
      cache.read(['br', brotliVersion, String(level), bytes], () => {
        isNew = true
        return toBrotli(bytes, { params })
      }),
      cache.read(['gz', zlibVersion, bytes], () => toGzip(bytes, { level: 9 })),
    ])
    await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
    total[isNew ? 'compressed' : 'fromCache'] += 1
    total.before += bytes.length
    total.brotli += brotli.length
  }

  const names = (await listFiles(folder)).filter(name => !isPrecompressed(name))
  const pages = names.filter(isPageFile)
  const isQuick = (name: string) => effort === 'first visits' && isPageFile(name) && !isMeasured(name, pages)
  // zlib runs in background threads: one file per core keeps all of them busy.
  await pLimit(availableParallelism()).map(names, async name => {
    // A page whose bytes nobody counts is compressed as quickly as the data of pages.
    const kind = isQuick(name) ? 'data' : KINDS[extname(name)]
    if (kind) await compress(name, LEVELS[effort][kind])
  })
  await cache.deleteUnused()
  return total
}
