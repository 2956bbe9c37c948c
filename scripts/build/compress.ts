/** Precompresses an export with Brotli and gzip. Usage: `tsx scripts/build/compress.ts [folder] [--quick]`. */
import { compressExport } from './compress-export'
import { EXPORT_FOLDER } from './export-folders'

function formatKilobytes(bytes: number) {
  return `${Math.round(bytes / 1000).toLocaleString('en-IN')} kB`
}

async function main() {
  const folder = process.argv[2] ?? EXPORT_FOLDER
  const { written, upToDate, before, brotli } = await compressExport(
    folder,
    process.argv.includes('--quick') ? 'quick' : 'best',
  )
  const sizes = `${formatKilobytes(before)}, ${formatKilobytes(brotli)} with Brotli`
  console.info(`${written} files compressed, ${upToDate} up to date: ${sizes}`)
}

void main()
