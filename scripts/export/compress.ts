/** Precompresses an export with Brotli and gzip. Usage: `tsx scripts/export/compress.ts [folder] ['first visits']`. */
import { basename, join } from 'node:path'
import { compressExport } from './compress-export'
import { EXPORT_FOLDER } from './export-folders'

function formatKilobytes(bytes: number) {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}

async function main() {
  const [folder = EXPORT_FOLDER, effort] = process.argv.slice(2)
  const cache = join('.cache/compressed', basename(folder))
  const result = await compressExport(folder, cache, effort === 'first visits' ? effort : 'best')
  const sizes = `${formatKilobytes(result.before)}, ${formatKilobytes(result.brotli)} with Brotli`
  console.info(`${result.compressed} files compressed, ${result.fromCache} from the cache: ${sizes}`)
}

void main()
