/**
 * Precompresses an export with Brotli and gzip.
 * Usage: `tsx scripts/build/compress.ts [folder] [best | 'first visits' | quick]`.
 */
import { COMPRESSION_EFFORTS, compressExport } from './compress-export'
import { EXPORT_FOLDER } from './export-folders'

function formatKilobytes(bytes: number) {
  return `${Math.round(bytes / 1000).toLocaleString('en-IN')} kB`
}

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const effort = COMPRESSION_EFFORTS.find(name => name === process.argv[3])
  const { written, upToDate, before, brotli } = await compressExport(folder, effort)
  const sizes = `${formatKilobytes(before)}, ${formatKilobytes(brotli)} with Brotli`
  console.info(`${written} files compressed, ${upToDate} up to date: ${sizes}`)
}

void main()
