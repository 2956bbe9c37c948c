/**
 * Precompresses an export with Brotli and gzip. With 'first visits', only what the budgets of bytes measure is
 * compressed as well as possible, and the rest quickly: for tests. Usage:
 * `tsx scripts/export/compress.ts [folder] ['first visits']`
 */
import { basename, join } from 'node:path'
import { compressExport } from './compress-export'
import { EXPORT_FOLDER } from './export-folders'

function formatKilobytes(bytes: number) {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}

async function main() {
  const [folder = EXPORT_FOLDER, effort] = process.argv.slice(2)
  const cache = join('.cache/compressed', basename(folder))
  if (effort !== undefined && effort !== 'best' && effort !== 'first visits') throw new Error(`Unknown: '${effort}'`)
  const result = await compressExport(folder, cache, effort)
  const sizes = `${formatKilobytes(result.before)}, ${formatKilobytes(result.brotli)} with Brotli`
  console.info(`${result.compressed} files compressed, ${result.fromCache} from the cache: ${sizes}`)
}

void main()
